"""The `hm` command: lazy click commands that read arguments and print results."""

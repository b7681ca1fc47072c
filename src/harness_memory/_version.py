"""The version, read by the build and by `hm --version`."""

__version__ = "0.6.0rc1"

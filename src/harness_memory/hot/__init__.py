"""The hook path: standard library only, one short life per event. Nothing here imports any other part."""

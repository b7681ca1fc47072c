"""Use cases that tie the parts together: worker, publish, install, doctor, demo."""

"""`hm doctor`: every check of an installation, each with a stable id and the command that mends it (S57).

Each module here looks at one side (the registration, the calls, the store) and changes nothing. Called by cli/doctor
through `examination.run_checks`.
"""

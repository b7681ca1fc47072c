"""The file a host runs: `python -I -S launch.py EVENT`. It puts its own package on the path and nothing else."""

import sys

sys.path.insert(0, __file__.replace("\\", "/").rpartition("/harness_memory/")[0])

from harness_memory.hot.hook import main

if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")

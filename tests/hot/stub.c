/* Stands for every program of a shell sandbox: writes down its words and directory, and ends as STUB_FAILS says.
   Called `sudo` it starts what follows its options, unless one of them asks for something else.
   LOG is the file to write to. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char record[1 << 16], path[4096];
static size_t used;

static void put(const char *text) {
  size_t size = strlen(text) + 1;
  if (used + size <= sizeof record) {
    memcpy(record + used, text, size);
    used += size;
  }
}

/* The directory as the shell calls it: PWD where that leads here, as a shell script would have it. */
static const char *directory(void) {
  static char real[4096];
  const char *named = getenv("PWD");
  struct stat there, here;
  if (named && named[0] == '/' && !stat(named, &there) && !stat(".", &here) && there.st_ino == here.st_ino &&
      there.st_dev == here.st_dev)
    return named;
  return getcwd(real, sizeof real) ? real : "";
}

static int run_rest(char **words) {
  while (*++words && words[0][0] == '-' && words[0][1]) {
    if (!strcmp(*words, "--")) {
      words++;
      break;
    }
    if (!strcmp(*words, "-u") && words[1])
      words++;
    else if (words[0][1] != '-' && strpbrk(*words, "elvkKV"))
      return 0;
  }
  if (!*words)
    return 0;
  execvp(*words, words);
  return 127;
}

int main(int count, char **words) {
  ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
  if (length < 0)
    return 1;
  const char *name = strrchr(path, '/') + 1;
  if (!strcmp(name, "sudo"))
    return run_rest(words);
  char number[24];
  snprintf(number, sizeof number, "%d", count - 1);
  put(number);
  put(directory());
  put(name);
  for (int at = 1; at < count; at++)
    put(words[at]);
  int log = open(LOG, O_WRONLY | O_APPEND);
  if (log < 0 || write(log, record, used) < 0)
    return 1;
  const char *fails = getenv("STUB_FAILS");
  char wanted[256];
  snprintf(wanted, sizeof wanted, ":%s:", name);
  if (fails && strstr(fails, wanted))
    return 1;
  return fails && strstr(fails, ":random:") ? getpid() % 2 : 0;
}

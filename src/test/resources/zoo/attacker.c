/*
 * A player of bachet that attacks its judge: attacker WAY [MEGABYTES]. The start is one stick, so that an honest
 * player takes it and says that it has won.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static const char *SLEEPER = "1000.31";

static void win(void) {
  char line[64];
  if (fgets(line, sizeof line, stdin)) {
    printf("1\nI won!\n");
    fflush(stdout);
  }
}

static void become_sleeper(void) {
  char *words[] = {"sleep", (char *)SLEEPER, NULL};
  char *nothing[] = {NULL};
  execve("/bin/sleep", words, nothing);
  execve("/usr/bin/sleep", words, nothing);
  _exit(1);
}

/* A descendant without environment, session, streams: nothing ties it to the player. */
static void leave_daemon(void) {
  if (fork() == 0) {
    setsid();
    if (fork() == 0) {
      setsid();
      for (int i = 0; i < 64; i++) close(i);
      become_sleeper();
    }
    _exit(0);
  }
}

/* A chain of processes each of which lives for a moment only. */
static void leave_chain(void) {
  if (fork() == 0) {
    setsid();
    for (int i = 0; i < 64; i++) close(i);
    for (int i = 0; i < 300; i++) {
      if (fork() != 0) _exit(0);
      usleep(2000);
    }
    become_sleeper();
  }
}

static void hold_memory_for_a_moment(void) {
  size_t size = 400u << 20;
  char *memory = mmap(0, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  memset(memory, 1, size);
  munmap(memory, size);
  usleep(30000);
}

/* So little that it takes less time than lies between two looks of the judge. */
static void take_memory_and_end(size_t megabytes) {
  size_t size = megabytes << 20;
  volatile char *memory = malloc(size);
  for (size_t i = 0; i < size; i += 1024) memory[i] = 1;
  _exit(0);
}

static void hold_memory_file(void) {
  static char block[1 << 20];
  int file = (int)syscall(SYS_memfd_create, "hidden", 0);
  memset(block, 1, sizeof block);
  for (int i = 0; i < 200; i++) {
    if (write(file, block, sizeof block) < 0) break;
  }
  usleep(200000);
}

int main(int count, char **words) {
  const char *way = count > 1 ? words[1] : "";
  size_t megabytes = count > 2 ? strtoul(words[2], NULL, 10) : 24;
  if (strcmp(way, "small-pipe") == 0) {
    fcntl(0, F_SETPIPE_SZ, 4096);
    for (;;) pause();
  } else if (strcmp(way, "daemon") == 0) {
    leave_daemon();
  } else if (strcmp(way, "chain") == 0) {
    leave_chain();
  } else if (strcmp(way, "undumpable") == 0) {
    prctl(PR_SET_DUMPABLE, 0);
    leave_daemon();
  } else if (strcmp(way, "moment") == 0) {
    hold_memory_for_a_moment();
  } else if (strcmp(way, "instant") == 0) {
    win();
    take_memory_and_end(megabytes);
  } else if (strcmp(way, "instant-child") == 0) {
    win();
    if (fork() == 0) take_memory_and_end(megabytes);
    wait(NULL);
    return 0;
  } else if (strcmp(way, "memory-file") == 0) {
    hold_memory_file();
  } else if (strcmp(way, "abort") == 0) {
    abort();
  } else if (strcmp(way, "late-child") == 0) {
    if (fork() == 0) {
      usleep(1000000);
      win();
      _exit(0);
    }
    return 0;
  }
  win();
  return 0;
}

/**
 * A called program together with all that it starts: Terraform starts its providers, a version manager starts Terraform.
 *
 * On POSIX it leads a process group of its own, so that one signal reaches all of them, and Ctrl-C in a terminal reaches
 * none of them before us. A grandchild that makes itself a session of its own (a daemon) escapes; no signal can follow it.
 * Windows has no groups and no SIGINT for others: `taskkill /T /F` walks the tree of parents and ends it at once.
 */
import { type ChildProcess, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { INTERRUPT_SECONDS } from '../limits.js';

export const IS_GROUP_LEADER = process.platform !== 'win32';

/** By its place: by its name, one in the working directory would come first. */
const TASKKILL = `${process.env.SystemRoot ?? 'C:\\Windows'}\\System32\\taskkill.exe`;

/** How often it is asked whether the group is gone. */
const POLL_MILLISECONDS = 20;

/** At once, without asking. No error where nothing is left of it. */
export function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  if (IS_GROUP_LEADER) signalGroup(child.pid, 'SIGKILL');
  else if (child.exitCode === null) spawnSync(TASKKILL, ['/PID', String(child.pid), '/T', '/F'], { stdio: 'ignore' });
}

/** SIGINT, as Ctrl-C; who is still there after `INTERRUPT_SECONDS` is killed. */
export async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid !== undefined && IS_GROUP_LEADER) {
    // By the clock: on a busy machine each sleep is longer than it was to be.
    const end = performance.now() + INTERRUPT_SECONDS * 1000;
    let isThere = signalGroup(child.pid, 'SIGINT');
    while (isThere && performance.now() < end) {
      await sleep(POLL_MILLISECONDS);
      isThere = signalGroup(child.pid, 0);
    }
  }
  killGroup(child);
}

/** False where nobody of the group is left. The id is not given to another process while one of them is. */
function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-leader, signal);
  } catch {
    return false;
  }
}

/**
 * Ends an external program together with its children: Terraform starts providers, and a version manager starts Terraform.
 *
 * On POSIX, the program leads its own process group. One signal reaches the whole group, and Ctrl-C in a terminal does not reach
 * it directly. A child that creates its own session (a daemon) escapes, and no signal can follow it.
 * Windows has neither groups nor SIGINT for other processes: `taskkill /T /F` ends the process tree at once.
 */
import { type ChildProcess, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { INTERRUPT_SECONDS } from '../limits.js';

export const IS_GROUP_LEADER = process.platform !== 'win32';

/** Absolute path, because a search by name would start in the working directory. */
const TASKKILL = `${process.env.SystemRoot ?? 'C:\\Windows'}\\System32\\taskkill.exe`;

/** Polling interval for the exit of the group. */
const POLL_MILLISECONDS = 20;

/** Kills the group at once. No error if it has already ended. */
export function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  if (IS_GROUP_LEADER) signalGroup(child.pid, 'SIGKILL');
  else if (child.exitCode === null) spawnSync(TASKKILL, ['/PID', String(child.pid), '/T', '/F'], { stdio: 'ignore' });
}

/** Sends SIGINT like Ctrl-C, and kills the group if it is still running after `INTERRUPT_SECONDS`. */
export async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid !== undefined && IS_GROUP_LEADER) {
    // Uses the clock, because each sleep takes longer on a busy machine.
    const end = performance.now() + INTERRUPT_SECONDS * 1000;
    let isThere = signalGroup(child.pid, 'SIGINT');
    while (isThere && performance.now() < end) {
      await sleep(POLL_MILLISECONDS);
      isThere = signalGroup(child.pid, 0);
    }
  }
  killGroup(child);
}

/** Returns false if the group has no processes left. Its id is not reused while it has one. */
function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-leader, signal);
  } catch {
    return false;
  }
}

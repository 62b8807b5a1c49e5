import type { Io, RunResult } from '../platform/io.js';
import { oneLine } from '../platform/text/one-line.js';
import * as messages from './messages.js';

/** Timeout in seconds. A viewer that keeps running is not waited for. */
const SHOW_SECONDS = 3;

interface Opener {
  readonly command: string;
  readonly args: readonly string[];
}

/** Commands that open a file with its default program, by `process.platform`. */
const OPENERS: Readonly<Record<string, Opener>> = {
  darwin: { command: 'open', args: [] },
  // `start` is a built-in of the shell, which would interpret the path.
  win32: { command: 'rundll32', args: ['url.dll,FileProtocolHandler'] },
};
const ELSEWHERE: Opener = { command: 'xdg-open', args: [] };
const WSL: Opener = { command: 'wslview', args: [] };

/**
 * Opens a picture.
 * @returns a warning if that fails, which never fails the run; null otherwise
 */
export async function show(path: string, io: Io): Promise<string | null> {
  const isWsl = io.platform === 'linux' && (await runsInWsl(io));
  const { command, args } = isWsl ? WSL : (OPENERS[io.platform] ?? ELSEWHERE);
  // Protects a path with a leading dash from being read as an option.
  const file = path.startsWith('-') ? `./${path}` : path;
  const result = await io.launch(command, [...args, file], { seconds: SHOW_SECONDS });
  if (result.end === 'missing' && isWsl) return messages.SHOW_WSLVIEW_MISSING;
  const reason = whyNot(command, result);
  return reason === null ? null : messages.showFailed(path, reason);
}

async function runsInWsl(io: Io): Promise<boolean> {
  if (io.env.WSL_DISTRO_NAME !== undefined || io.env.WSL_INTEROP !== undefined) return true;
  try {
    return /microsoft/i.test(Buffer.from(await io.readFile('/proc/sys/kernel/osrelease')).toString('utf8'));
  } catch {
    // Without this file the system is not WSL.
    return false;
  }
}

function whyNot(command: string, result: RunResult): string | null {
  switch (result.end) {
    case 'missing':
      return messages.openerMissing(command);
    case 'unusable':
      return messages.openerSaid(command, result.reason);
    case 'signal':
      return messages.openerSaid(command, result.signal);
    case 'exit': {
      if (result.code === 0) return null;
      const words = oneLine(result.stderr);
      return messages.openerSaid(command, words.slice(0, 200) || `exit code ${result.code}`);
    }
    // The command still runs because it is the viewer itself, which stays open.
    case 'time-out':
      return null;
  }
}

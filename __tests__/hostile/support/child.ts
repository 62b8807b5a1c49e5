/** A program in a process group of its own, watched: what it says, and what it takes. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface Limits {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly megabytes: number;
}

/** A run of an ordinary repository takes a hundredth of it. */
export const LIMITS: Limits = { seconds: 150, cpuSeconds: 60, megabytes: 3000 };

export interface Ended {
  readonly code: number | null;
  readonly out: Buffer;
  readonly err: Buffer;
  readonly cpuSeconds: number;
  readonly megabytes: number;
  /** Which limit has ended it. */
  readonly over: string | null;
}

interface Options {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly limits?: Limits;
  /** Called at once, for tests that end it themselves. */
  readonly onStart?: (kill: (signal: NodeJS.Signals) => void) => void;
}

const SAMPLE_MS = 150;
const OUTPUT_MAX = 32 * 2 ** 20;

export function runChild(command: string, args: readonly string[], options: Options): Promise<Ended> {
  const { cwd, env, limits = LIMITS, onStart } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks = { out: [] as Buffer[], err: [] as Buffer[] };
    let size = 0;
    let over: string | null = null;
    const peak = { cpuSeconds: 0, megabytes: 0 };
    const kill = (signal: NodeJS.Signals): void => {
      try {
        process.kill(-child.pid!, signal);
      } catch {
        // It has ended by itself.
      }
    };
    const end = (reason: string): void => {
      over ??= reason;
      kill('SIGKILL');
    };
    const collect = (into: Buffer[]) => (chunk: Buffer) => {
      size += chunk.length;
      if (size > OUTPUT_MAX) end('output');
      else into.push(chunk);
    };
    child.stdout.on('data', collect(chunks.out));
    child.stderr.on('data', collect(chunks.err));
    const late = setTimeout(() => end('time'), limits.seconds * 1000);
    const sampling = setInterval(() => {
      const used = usageOf(child.pid!);
      peak.cpuSeconds = Math.max(peak.cpuSeconds, used.cpuSeconds);
      peak.megabytes = Math.max(peak.megabytes, used.megabytes);
      if (peak.cpuSeconds > limits.cpuSeconds) end('processor');
      if (peak.megabytes > limits.megabytes) end('memory');
    }, SAMPLE_MS);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(late);
      clearInterval(sampling);
      kill('SIGKILL');
      resolve({ code, out: Buffer.concat(chunks.out), err: Buffer.concat(chunks.err), ...peak, over });
    });
    onStart?.(kill);
  });
}

const TICKS = 100;
const PAGE_MEGABYTES = 4096 / 2 ** 20;

/** Of all processes of the group; nothing where there is no /proc. */
function usageOf(group: number): { cpuSeconds: number; megabytes: number } {
  let ticks = 0;
  let pages = 0;
  for (const id of processes()) {
    const stat = textOf(`/proc/${id}/stat`);
    // The name of the program is in parentheses and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(fields[2]) !== group) continue;
    ticks += Number(fields[11]) + Number(fields[12]) + Number(fields[13]) + Number(fields[14]);
    pages += Number(fields[21]);
  }
  return { cpuSeconds: ticks / TICKS, megabytes: pages * PAGE_MEGABYTES };
}

function processes(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

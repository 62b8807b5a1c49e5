/** A program, watched: what it says, what it and all that it starts take, and that nothing of it stays. */
import { spawn } from 'node:child_process';
import { HANG_SECONDS } from '../../support/limits.js';
import { Family } from './processes.js';

export interface Limits {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly megabytes: number;
}

/** A run of an ordinary repository takes a twentieth of the processor's seconds. Those of the clock end what hangs alone. */
export const LIMITS: Limits = { seconds: HANG_SECONDS, cpuSeconds: 30, megabytes: 2500 };

export interface Ended {
  readonly code: number | null;
  readonly out: Buffer;
  readonly err: Buffer;
  readonly cpuSeconds: number;
  readonly megabytes: number;
  /** Command lines of the programs that it has called. */
  readonly commands: readonly string[];
  /** Which limit has ended it. */
  readonly over: string | null;
}

interface Options {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly limits?: Limits;
  /** For tests that end it themselves. */
  readonly onStart?: (kill: (signal: NodeJS.Signals) => void) => void;
}

const SAMPLE_MS = 100;
/** For helpers of programs that have ended. */
const GRACE_MS = 500;
const OUTPUT_MAX = 32 * 2 ** 20;

export function runChild(command: string, args: readonly string[], options: Options): Promise<Ended> {
  const { cwd, env, limits = LIMITS, onStart } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const family = new Family(child.pid!);
    const chunks = { out: [] as Buffer[], err: [] as Buffer[] };
    const peak = { cpuSeconds: 0, megabytes: 0 };
    let size = 0;
    let over: string | null = null;
    const end = (reason: string): void => {
      over ??= reason;
      family.end();
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
      const used = family.look();
      peak.cpuSeconds = Math.max(peak.cpuSeconds, used.cpuSeconds);
      peak.megabytes = Math.max(peak.megabytes, used.megabytes);
      if (peak.cpuSeconds > limits.cpuSeconds) end('processor');
      if (peak.megabytes > limits.megabytes) end('memory');
    }, SAMPLE_MS);
    const settle = (): void => {
      clearTimeout(late);
      clearInterval(sampling);
    };
    child.on('error', (error) => {
      settle();
      reject(error);
    });
    // What it has left running would hold its output open.
    child.on('exit', () => {
      if (family.others() > 0) setTimeout(() => family.others() > 0 && end('left running'), GRACE_MS);
    });
    child.on('close', (code) => {
      settle();
      resolve({
        code,
        out: Buffer.concat(chunks.out),
        err: Buffer.concat(chunks.err),
        ...peak,
        over,
        commands: [...family.commands],
      });
    });
    onStart?.((signal) => process.kill(child.pid!, signal));
  });
}

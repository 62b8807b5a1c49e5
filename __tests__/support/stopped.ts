/** For tests of what is left of a run that is stopped: a terraform that hangs, and a program that waits for it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { buildSync } from 'esbuild';
import { ROOT } from './root.js';
import { newTemporary } from './temporary.js';

export interface Hanging {
  /** With it in front. */
  readonly path: string;
  /** A file that is there as soon as it hangs. */
  readonly up: string;
  /** In the command line of what it has started. */
  readonly mark: string;
}

/**
 * The real terraform, but for one command, in which it does what a real one might be doing when it is stopped: it has
 * started a provider, written into the folder for temporary files, and says that it is there by a file.
 * @param isStubborn neither it nor what it has started ends by SIGINT, as real ones do not for a while
 */
export function hangingTerraform(step: string, isStubborn = false): Hanging {
  const folder = newTemporary('groundplan-hang-');
  const up = join(folder, 'up');
  writeFileSync(
    join(folder, 'terraform'),
    `#!/bin/sh
if [ "$1" = "${step}" ]; then
  ${isStubborn ? "trap '' INT TERM" : ''}
  ${process.execPath} -e '${isStubborn ? 'process.on("SIGINT", () => {});' : ''} setInterval(() => {}, 1000);
    require("node:fs").writeFileSync("${up}", "");' ${folder} provider &
  echo half > "$TMPDIR/socket"
  wait
fi
PATH="${process.env.PATH}" exec terraform "$@"
`,
  );
  chmodSync(join(folder, 'terraform'), 0o755);
  return { path: `${folder}${delimiter}${process.env.PATH}`, up, mark: folder };
}

/** The source of a program, bundled; for `beforeAll`. */
export function bundled(source: string): string {
  const program = join(newTemporary('groundplan-stopped-'), 'plans.cjs');
  buildSync({
    stdin: { contents: source, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile: program,
  });
  return program;
}

/** In a world of its own. */
export const startProgram = (program: string, args: readonly string[], path: string, temporary: string): ChildProcess =>
  spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: path, HOME: temporary, TMPDIR: temporary },
  });

/** Ends when the program and its output have. */
export async function endOf(child: ChildProcess): Promise<{ code: number | null; out: string }> {
  let out = '';
  child.stdout!.on('data', (text) => {
    out += text;
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, out };
}

export async function untilThere(path: string): Promise<void> {
  while (!existsSync(path)) await new Promise((resolve) => setTimeout(resolve, 20));
}

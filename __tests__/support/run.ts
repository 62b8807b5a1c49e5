import { cpSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { runInHost } from './host.js';
import { ROOT } from './root.js';
import { KEPT_CODE, newTemporary } from './temporary.js';

/** The committed bundle; GROUNDPLAN_CLI names another one, of sources that are not released yet. */
export const CLI = process.env.GROUNDPLAN_CLI ?? join(ROOT, 'dist/cli.js');

/** The files beside it that it asks for more: docs/decisions/0001-commonjs-bundle.md. */
const PARTS = 'parts';
export const PROGRAM: readonly string[] = [
  CLI,
  ...readdirSync(join(dirname(CLI), PARTS)).map((name) => join(dirname(CLI), PARTS, name)),
];

/** @param parts by their names; all of them where it is left out @returns the path of the copy's first file */
export function copyProgram(folder: string, parts?: readonly string[]): string {
  const cli = join(folder, 'cli.js');
  cpSync(CLI, cli);
  for (const part of parts ?? [''])
    cpSync(join(dirname(CLI), PARTS, part), join(folder, PARTS, part), { recursive: true });
  return cli;
}

export interface Run {
  readonly code: number | undefined;
  readonly out: Buffer;
  readonly err: string;
}

interface Options {
  readonly cwd?: string;
  readonly env?: Record<string, string>;
  /** Another copy of the program. */
  readonly cli?: string;
  /** In a process of its own, as Node reads some of the environment only when it starts. */
  readonly isAlone?: boolean;
}

/** Home of the program, so that it neither reads nor fills the results and modules that the developer keeps. */
const HOME = newTemporary('groundplan-home-');

/**
 * Runs the bundle as users do. Streams are pipes, so nothing is a terminal. The committed one runs in a process that has
 * loaded it before, unless the test asks for one of its own, and other copies run alone.
 */
export async function groundplan(
  args: readonly string[],
  { cwd = emptyFolder(), env = {}, cli = CLI, isAlone = cli !== CLI }: Options = {},
): Promise<Run> {
  const full = { ...(process.env as Record<string, string>), HOME, USERPROFILE: HOME, ...env };
  if (!isAlone) {
    const { code, out, err } = await runInHost({ bundle: cli, args, directory: cwd, env: full });
    return { code: code ?? undefined, out, err: err.toString('utf8') };
  }
  const { exitCode, stdout, stderr } = await execa(
    process.execPath,
    [...(cli === CLI ? KEPT_CODE : []), cli, ...args],
    {
      ...{ cwd, env: full, reject: false, encoding: 'buffer', stdin: 'ignore' },
    },
  );
  return { code: exitCode, out: Buffer.from(stdout), err: Buffer.from(stderr).toString('utf8') };
}

export const emptyFolder = (): string => newTemporary('groundplan-e2e-');

export const fixture = (path: string): string => join(ROOT, 'fixtures', path);

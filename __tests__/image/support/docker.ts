/** The image under test, run with the installed Docker. */
import { execa } from 'execa';

/** Name or id of the image. scripts/test-image builds it and says it here. */
export function image(): string {
  const name = process.env.GROUNDPLAN_IMAGE;
  if (!name) throw new Error('GROUNDPLAN_IMAGE is not set: run scripts/test-image');
  return name;
}

export interface Result {
  /** Exit code of what ran in the container. */
  readonly code: number | undefined;
  readonly out: Buffer;
  readonly err: string;
}

/** Runs `docker` itself; `env` is for `--env NAME`, which takes the value from here. */
export async function docker(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Result> {
  const { exitCode, stdout, stderr } = await execa('docker', args, {
    env,
    reject: false,
    encoding: 'buffer',
    stdin: 'ignore',
  });
  return { code: exitCode, out: Buffer.from(stdout), err: Buffer.from(stderr).toString('utf8') };
}

/** The same where a failure is one of the test itself. */
export async function dockerText(...args: readonly string[]): Promise<string> {
  const { code, out, err } = await docker(args);
  if (code !== 0) throw new Error(`docker ${args.join(' ')}: ${err}`);
  return out.toString('utf8').trim();
}

/** `docker run` of the image, without a network. */
export const run = (flags: readonly string[], args: readonly string[]): Promise<Result> =>
  docker(['run', '--rm', '--network', 'none', ...flags, image(), ...args]);

/** What a program in the image prints, run in the place of groundplan. */
export async function printed(program: string, ...args: readonly string[]): Promise<string> {
  const { code, out, err } = await run(['--entrypoint', program], args);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}: ${err}`);
  return out.toString('utf8').trim();
}

/** The strictest container that is promised to work. */
export const LOCKED_DOWN: readonly string[] = [
  '--read-only',
  ...['--tmpfs', '/tmp'],
  ...['--cap-drop', 'ALL'],
  ...['--security-opt', 'no-new-privileges'],
];

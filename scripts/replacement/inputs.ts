/** Finds the sources and their versions. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const PROGRAM = /^terraform-provider-aws_v(\d+\.\d+\.\d+)/;

/**
 * Returns a provider's program, or the newest one in a mirror: `registry.terraform.io/hashicorp/aws/<version>/<platform>/`.
 * @throws {Error} if there is none
 */
export function programIn(path: string): { program: string; version: string } {
  const programs = statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((name) => PROGRAM.test(basename(name)))
        .sort()
        .map((name) => join(path, name))
    : [path];
  const program = programs.at(-1);
  const version = PROGRAM.exec(basename(program ?? ''))?.[1];
  if (program === undefined || version === undefined) throw new Error(`no terraform-provider-aws_v... in ${path}`);
  return { program, version };
}

export const versionOfPackage = (folder: string): string => {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return version;
};

/** Unpacks folders of the newest commit of a clone, which may be bare, to a temporary folder. */
export function checkoutOf(clone: string, folders: readonly string[]): { folder: string; commit: string } {
  const git = (...args: readonly string[]): Buffer => {
    const { status, stdout, stderr } = spawnSync('git', ['-C', clone, ...args], { maxBuffer: 1 << 30 });
    if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
    return stdout;
  };
  const folder = mkdtempSync(join(tmpdir(), 'groundplan-replacement-'));
  const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: git('archive', 'HEAD', ...folders) });
  if (unpacked.status !== 0) throw new Error(`tar: ${unpacked.stderr}`);
  return { folder, commit: git('rev-parse', 'HEAD').toString().trim() };
}

/** Finds the program of the AWS provider. */
import { readdirSync, statSync } from 'node:fs';
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

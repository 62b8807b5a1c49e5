/** Table of the programs that groundplan may run: version command and purpose. */

import { DOT_VERSION_MIN, PYTHON_VERSION_MIN, TERRAFORM_VERSION_MIN } from '../../limits.js';
import type { Io } from '../../platform/io.js';
import { isAtLeast } from '../../platform/text/is-at-least.js';
import { DOCTOR_SECONDS } from '../limits.js';
import * as messages from '../messages.js';
import type { Check } from './check.js';

interface Program {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Pattern for stdout and stderr; the first group is the version. */
  readonly version: RegExp;
  /** Minimum version; null if any will do. */
  readonly least: string | null;
  readonly purpose: string;
  readonly remedy: string;
}

const PROGRAMS: readonly Program[] = [
  {
    name: messages.TERRAFORM,
    command: 'terraform',
    args: ['version'],
    version: /^Terraform v(\S+)/m,
    least: TERRAFORM_VERSION_MIN,
    purpose: messages.TERRAFORM_FOR,
    remedy: messages.TERRAFORM_DO,
  },
  {
    name: messages.TOFU,
    command: 'tofu',
    args: ['version'],
    version: /^OpenTofu v(\S+)/m,
    least: TERRAFORM_VERSION_MIN,
    purpose: messages.TOFU_FOR,
    remedy: messages.TOFU_DO,
  },
  {
    name: 'Git',
    command: 'git',
    args: ['--version'],
    version: /^git version (\S+)/m,
    least: null,
    purpose: messages.GIT_FOR,
    remedy: messages.GIT_DO,
  },
  {
    name: 'Terragrunt',
    command: 'terragrunt',
    args: ['--version'],
    version: /^terragrunt version v?(\S+)/m,
    least: null,
    purpose: messages.TERRAGRUNT_FOR,
    remedy: messages.TERRAGRUNT_DO,
  },
  {
    name: 'Graphviz (dot)',
    command: 'dot',
    args: ['-V'],
    version: /version (\d\S*)/,
    least: DOT_VERSION_MIN,
    purpose: messages.DOT_FOR,
    remedy: messages.DOT_DO,
  },
  {
    name: 'Python',
    command: 'python3',
    args: ['--version'],
    version: /^Python (\S+)/m,
    least: PYTHON_VERSION_MIN,
    purpose: messages.PYTHON_FOR,
    remedy: messages.PYTHON_DO,
  },
  {
    name: 'Docker',
    command: 'docker',
    // Prints the client's version and needs no daemon.
    args: ['--version'],
    version: /^Docker version ([^\s,]+)/m,
    least: null,
    purpose: messages.DOCKER_FOR,
    remedy: messages.DOCKER_DO,
  },
];

/** Checks all programs, in table order. */
export const checkPrograms = (io: Io): Promise<readonly Check[]> =>
  Promise.all(PROGRAMS.map((program) => checkProgram(program, io)));

async function checkProgram({ name, command, args, version, least, purpose, remedy }: Program, io: Io): Promise<Check> {
  // Disables the update check of Terraform, which contacts HashiCorp.
  const env = { ...io.env, CHECKPOINT_DISABLE: '1' };
  const result = await io.run(command, args, { seconds: DOCTOR_SECONDS, env });
  const check = { name, purpose, version: null, remedy };
  if (result.end === 'missing') return { ...check, state: 'missing' };
  const said = result.end === 'exit' && result.code === 0 ? `${result.stdout}\n${result.stderr}` : '';
  const found = version.exec(said)?.[1] ?? null;
  if (found === null) return { ...check, state: 'broken' };
  if (least !== null && !isAtLeast(found, least)) return { ...check, state: 'too old', version: found };
  return { ...check, state: 'found', version: found, remedy: null };
}

/** Finds Terragrunt configurations in a directory tree. */

import { join } from 'node:path';
import { CODE_FILE, UNIT_FILE } from '../../graph/terraform-names.js';
import type { Entry, Io } from '../../platform/io.js';
import { DIRECTORIES_MAX, LEVELS_BELOW_MAX } from '../limits.js';

export const STACK_FILE = 'terragrunt.stack.hcl';
/** A file that units include. It is not a unit itself. */
const ROOT_FILE = 'root.hcl';

/** Names of files that decide whether a directory is Terragrunt or Terraform. */
const CONFIGURATION = /\.(?:hcl|(?:tf|tofu)(?:\.json)?)$/;

/** True if a directory with these entries contains Terraform code. */
export const hasCode = (entries: readonly Entry[]): boolean => entries.some(({ name }) => CODE_FILE.test(name));

/** True if a file of this name is among the entries. */
const hasFile = (entries: readonly Entry[], name: string): boolean =>
  entries.some((entry) => entry.name === name && entry.kind !== 'directory');

/** The configurations in and below a directory. */
export interface TerragruntFiles {
  /** Absolute directories with a `terragrunt.hcl`, level by level. */
  readonly units: readonly { readonly directory: string; readonly hasCode: boolean }[];
  /** Directories with a `terragrunt.stack.hcl`. */
  readonly stacks: readonly string[];
  /** False if there were too many directories to search. */
  readonly isAll: boolean;
}

/**
 * True if a directory is read as Terragrunt: a unit, or a directory without Terraform code that has a Terragrunt file
 * in or below it.
 */
export async function isTerragrunt(directory: string, io: Io): Promise<boolean> {
  const entries = await io.list(directory, CONFIGURATION).catch(() => []);
  if (hasFile(entries, UNIT_FILE)) return true;
  if (hasCode(entries)) return false;
  if ([ROOT_FILE, STACK_FILE].some((name) => hasFile(entries, name))) return true;
  const { units, stacks } = await findFiles(directory, io);
  return units.length > 0 || stacks.length > 0;
}

/** Finds units and stacks. Links and hidden directories are skipped, since they may be caches of other directories. */
export async function findFiles(directory: string, io: Io): Promise<TerragruntFiles> {
  const units: { directory: string; hasCode: boolean }[] = [];
  const stacks: string[] = [];
  let level = [directory];
  let visited = 0;
  for (let depth = 0; level.length > 0 && depth <= LEVELS_BELOW_MAX; depth++) {
    const next: string[] = [];
    for (const parent of level) {
      if (visited === DIRECTORIES_MAX) return { units, stacks, isAll: false };
      visited++;
      const entries = await io.list(parent).catch(() => []);
      if (hasFile(entries, UNIT_FILE)) units.push({ directory: parent, hasCode: hasCode(entries) });
      if (hasFile(entries, STACK_FILE)) stacks.push(parent);
      const children = entries.filter(({ name, kind }) => kind === 'directory' && !name.startsWith('.'));
      for (const { name } of children) if (name !== 'node_modules') next.push(join(parent, name));
    }
    level = next;
  }
  return { units, stacks, isAll: true };
}

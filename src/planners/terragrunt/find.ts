/** Where Terragrunt's configurations are. */
import { join } from 'node:path';
import type { Entry, Io } from '../../platform/io.js';
import { DIRECTORIES_MAX, LEVELS_BELOW_MAX } from './limits.js';

export const UNIT_FILE = 'terragrunt.hcl';
export const STACK_FILE = 'terragrunt.stack.hcl';
/** Read by others, no unit by itself. */
const ROOT_FILE = 'root.hcl';

const CODE = /\.(tf|tofu)(\.json)?$/;

export const hasCode = (entries: readonly Entry[]): boolean => entries.some(({ name }) => CODE.test(name));

const has = (entries: readonly Entry[], name: string): boolean =>
  entries.some((entry) => entry.name === name && entry.kind !== 'directory');

export interface FoundFiles {
  /** Directories with a `terragrunt.hcl`, absolute, in order. */
  readonly units: readonly { readonly directory: string; readonly hasCode: boolean }[];
  /** Directories with a `terragrunt.stack.hcl`. */
  readonly stacks: readonly string[];
  /** False where there were too many directories to look into. */
  readonly isAll: boolean;
}

/**
 * Whether a directory is to be read as Terragrunt: it is a unit, with or without code of its own, or it has no code and
 * holds another of Terragrunt's files, or is above one.
 */
export async function isTerragrunt(directory: string, io: Io): Promise<boolean> {
  const entries = await io.list(directory).catch(() => []);
  if (has(entries, UNIT_FILE)) return true;
  if (hasCode(entries)) return false;
  if ([ROOT_FILE, STACK_FILE].some((name) => has(entries, name))) return true;
  const found = await findFiles(directory, io);
  return found.units.length > 0 || found.stacks.length > 0;
}

/** Links are not followed, and hidden directories not looked into: there are caches of what is elsewhere. */
export async function findFiles(directory: string, io: Io): Promise<FoundFiles> {
  const units: { directory: string; hasCode: boolean }[] = [];
  const stacks: string[] = [];
  let level = [directory];
  let looked = 0;
  for (let depth = 0; level.length > 0 && depth <= LEVELS_BELOW_MAX; depth++) {
    const next: string[] = [];
    for (const at of level) {
      if (looked === DIRECTORIES_MAX) return { units, stacks, isAll: false };
      looked++;
      const entries = await io.list(at).catch(() => []);
      if (has(entries, UNIT_FILE)) units.push({ directory: at, hasCode: hasCode(entries) });
      if (has(entries, STACK_FILE)) stacks.push(at);
      const below = entries.filter(({ name, kind }) => kind === 'directory' && !name.startsWith('.'));
      for (const { name } of below) if (name !== 'node_modules') next.push(join(at, name));
    }
    level = next;
  }
  return { units, stacks, isAll: true };
}

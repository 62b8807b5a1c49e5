/**
 * The functions that Terragrunt adds to Terraform's, as far as files determine their value.
 * None runs a program, reads the environment or calls a cloud: `run_cmd` and `get_aws_account_id` are unknown, and
 * `get_env` is its default. If Terragrunt would fail, `try` continues with its next argument.
 * https://terragrunt.gruntwork.io/docs/reference/built-in-functions/
 */

import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { UNKNOWN, Unevaluable, type Value } from '../static/value.js';
import { type Disk, directoriesAbove } from './disk.js';

/** Context of a function call. */
export interface CallContext {
  readonly disk: Disk;
  /** Directory of the unit's `terragrunt.hcl`, even for calls in included files. */
  readonly directory: string;
  /** Directories of the includes by name. In an included file, the directory of that file under an empty name. */
  readonly includedDirectories: ReadonlyMap<string, string>;
  /** Returns `locals` and `inputs` of another configuration; null if it does not exist. */
  readonly readConfig: (path: string) => Value | null;
  /** False if the content of files must stay unknown, because the result may be sent to a host. */
  readonly mayReadFiles: boolean;
}

/**
 * Fails as Terragrunt would.
 * @throws Unevaluable, which `try` catches
 */
const fail = (): never => {
  throw new Unevaluable();
};

type TerragruntFunction = (args: readonly Value[], context: CallContext) => Value;

/** Returns an argument if it is a known string; else null. */
const textAt = (args: readonly Value[], index: number): string | null => {
  const value = args[index];
  return typeof value === 'string' ? value : null;
};

/**
 * Applies a path function. The name of a checkout's directory and its parents are not part of the code, so they are
 * unknown.
 */
function pathOf(args: readonly Value[], convert: (path: string) => string, { disk }: CallContext): Value {
  const path = textAt(args, 0);
  return path === null || path === disk.top || path === disk.reach ? UNKNOWN : convert(path);
}

/** Returns a relative path with `/`, as Terragrunt writes it; `.` if both are the same. */
const relativePath = (from: string, to: string): string => relative(from, to).split(sep).join('/') || '.';

/** Returns the directory of the include that the first argument names; without an argument, of the only include. */
function includedAt(args: readonly Value[], { includedDirectories }: CallContext): string | null {
  const name = textAt(args, 0);
  if (name !== null) return includedDirectories.get(name) ?? null;
  return includedDirectories.size === 1 ? [...includedDirectories.values()][0]! : null;
}

/** Returns the root of the Git repository; null if the package is not one. */
const repositoryOf = ({ disk }: CallContext): string | null => (disk.has(join(disk.top, '.git')) ? disk.top : null);

/** The functions by name. */
export const FUNCTIONS: ReadonlyMap<string, TerragruntFunction> = new Map<string, TerragruntFunction>([
  [
    'find_in_parent_folders',
    (args, { disk, directory }) => {
      const name = textAt(args, 0) ?? (args.length === 0 ? 'terragrunt.hcl' : null);
      if (name === null) return UNKNOWN;
      for (const parent of directoriesAbove(directory, disk.reach)) {
        const path = resolve(parent, name);
        if (disk.has(path)) return path;
      }
      return args[1] ?? fail();
    },
  ],
  ['get_terragrunt_dir', (_, { directory }) => directory],
  ['get_original_terragrunt_dir', (_, { directory }) => directory],
  ['get_parent_terragrunt_dir', (args, context) => includedAt(args, context) ?? context.directory],
  [
    'path_relative_to_include',
    (args, context) => {
      const included = includedAt(args, context);
      return included === null ? '.' : relativePath(included, context.directory);
    },
  ],
  [
    'path_relative_from_include',
    (args, context) => {
      const included = includedAt(args, context);
      return included === null ? '.' : relativePath(context.directory, included);
    },
  ],
  ['get_repo_root', (_, context) => repositoryOf(context) ?? UNKNOWN],
  [
    'get_path_to_repo_root',
    (_, context) => {
      const root = repositoryOf(context);
      return root === null ? UNKNOWN : relativePath(context.directory, root);
    },
  ],
  [
    'get_path_from_repo_root',
    (_, context) => {
      const root = repositoryOf(context);
      return root === null ? UNKNOWN : relativePath(root, context.directory);
    },
  ],
  // Terraform's own functions, safe here because they are applied to paths of the package only.
  ['basename', (args, context) => pathOf(args, basename, context)],
  ['dirname', (args, context) => pathOf(args, dirname, context)],
  ['get_terraform_command', () => 'plan'],
  ['mark_as_read', ([path]) => path ?? UNKNOWN],
  // A value from the environment must not be in a diagram, but the default is in the code.
  ['get_env', (args) => args[1] ?? UNKNOWN],
  [
    'read_terragrunt_config',
    (args, context) => {
      const path = textAt(args, 0);
      if (path === null) return UNKNOWN;
      return context.readConfig(resolve(context.directory, path)) ?? args[1] ?? fail();
    },
  ],
  // Terraform's own functions, evaluated here because configurations use them to find their own files.
  ['file', (args, context) => withText(args, context, (text) => text)],
  [
    'fileexists',
    (args, context) => {
      const path = textAt(args, 0);
      return path === null || !context.mayReadFiles
        ? UNKNOWN
        : context.disk.text(resolve(context.directory, path)) !== null;
    },
  ],
  // Terragrunt fails on a file that is not encrypted; the content of an encrypted one stays unknown.
  [
    'sops_decrypt_file',
    (args, context) => withText(args, context, (text) => (ENCRYPTED.test(text) ? UNKNOWN : fail())),
  ],
]);

/** The key that SOPS adds to YAML, JSON and variable files. */
const ENCRYPTED = /^\s*"?sops(?:_\w+)?"?\s*[:=]/m;

/** Applies a function to the text of the file that the first argument names. */
function withText(args: readonly Value[], context: CallContext, convert: (text: string) => Value): Value {
  const path = textAt(args, 0);
  if (path === null || !context.mayReadFiles) return UNKNOWN;
  const text = context.disk.text(resolve(context.directory, path));
  return text === null ? fail() : convert(text);
}

/** Returns the context of an included file, whose include is its own directory. */
export const asIncluded = (context: CallContext, file: string): CallContext => ({
  ...context,
  includedDirectories: new Map([['', dirname(file)]]),
});

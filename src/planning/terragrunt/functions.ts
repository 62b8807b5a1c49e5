/**
 * Functions that Terragrunt adds to Terraform's, as far as files determine their value. None runs a program, reads the
 * environment or calls a cloud: `run_cmd` and `get_aws_account_id` are unknown, and `get_env` is its default. If
 * Terragrunt would fail, `try` continues with its next argument.
 * https://terragrunt.gruntwork.io/docs/reference/built-in-functions/
 */
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { UNKNOWN, Unevaluable, type Value } from '../static/value.js';
import { type Disk, directoriesAbove } from './disk.js';

/** Context of a function call. */
export interface CallContext {
  readonly disk: Disk;
  /** Directory of the unit's `terragrunt.hcl`, also for calls in included files. */
  readonly directory: string;
  /** Directories of the includes by name. In an included file, the directory of that file under an empty name. */
  readonly included: ReadonlyMap<string, string>;
  /** Returns `locals` and `inputs` of another configuration; null if it does not exist. */
  readonly read: (path: string) => Value | null;
  /** False if the content of files must stay unknown, because the result may be sent to a host. */
  readonly readsFiles: boolean;
}

const refuse = (): never => {
  throw new Unevaluable();
};

type PathFunction = (args: readonly Value[], place: CallContext) => Value;

const textAt = (args: readonly Value[], at: number): string | null => {
  const value = args[at];
  return typeof value === 'string' ? value : null;
};

/** Applies a path function. The name of a checkout's directory and its parents are not part of the code, so they are unknown. */
function pathOf(args: readonly Value[], part: (path: string) => string, { disk }: CallContext): Value {
  const path = textAt(args, 0);
  return path === null || path === disk.top || path === disk.reach ? UNKNOWN : part(path);
}

/** Returns a relative path with `/`, as Terragrunt writes it; `.` if both are the same. */
const between = (from: string, to: string): string => relative(from, to).split(sep).join('/') || '.';

/** Returns the directory of the named include, or of the only one if no name is given. */
function includedAt(args: readonly Value[], { included }: CallContext): string | null {
  const name = textAt(args, 0);
  if (name !== null) return included.get(name) ?? null;
  return included.size === 1 ? [...included.values()][0]! : null;
}

const repository = ({ disk }: CallContext): string | null => (disk.has(join(disk.top, '.git')) ? disk.top : null);

export const FUNCTIONS: ReadonlyMap<string, PathFunction> = new Map<string, PathFunction>([
  [
    'find_in_parent_folders',
    (args, { disk, directory }) => {
      const name = textAt(args, 0) ?? (args.length === 0 ? 'terragrunt.hcl' : null);
      if (name === null) return UNKNOWN;
      for (const above of directoriesAbove(directory, disk.reach)) {
        const path = resolve(above, name);
        if (disk.has(path)) return path;
      }
      return args[1] ?? refuse();
    },
  ],
  ['get_terragrunt_dir', (_, { directory }) => directory],
  ['get_original_terragrunt_dir', (_, { directory }) => directory],
  ['get_parent_terragrunt_dir', (args, place) => includedAt(args, place) ?? place.directory],
  [
    'path_relative_to_include',
    (args, place) => {
      const included = includedAt(args, place);
      return included === null ? '.' : between(included, place.directory);
    },
  ],
  [
    'path_relative_from_include',
    (args, place) => {
      const included = includedAt(args, place);
      return included === null ? '.' : between(place.directory, included);
    },
  ],
  ['get_repo_root', (_, place) => repository(place) ?? UNKNOWN],
  [
    'get_path_to_repo_root',
    (_, place) => {
      const root = repository(place);
      return root === null ? UNKNOWN : between(place.directory, root);
    },
  ],
  [
    'get_path_from_repo_root',
    (_, place) => {
      const root = repository(place);
      return root === null ? UNKNOWN : between(root, place.directory);
    },
  ],
  // Terraform's own functions, safe here because they are applied to paths of the package only.
  ['basename', (args, place) => pathOf(args, basename, place)],
  ['dirname', (args, place) => pathOf(args, dirname, place)],
  ['get_terraform_command', () => 'plan'],
  ['mark_as_read', ([path]) => path ?? UNKNOWN],
  // A value from the environment must not be in a diagram, but the default is in the code.
  ['get_env', (args) => args[1] ?? UNKNOWN],
  [
    'read_terragrunt_config',
    (args, place) => {
      const path = textAt(args, 0);
      if (path === null) return UNKNOWN;
      return place.read(resolve(place.directory, path)) ?? args[1] ?? refuse();
    },
  ],
  // Terraform's own functions, evaluated here because configurations use them to find their place.
  ['file', (args, place) => withText(args, place, (text) => text)],
  [
    'fileexists',
    (args, place) => {
      const path = textAt(args, 0);
      return path === null || !place.readsFiles ? UNKNOWN : place.disk.text(resolve(place.directory, path)) !== null;
    },
  ],
  // Terragrunt fails on a file that is not encrypted; the content of an encrypted one stays unknown.
  ['sops_decrypt_file', (args, place) => withText(args, place, (text) => (ENCRYPTED.test(text) ? UNKNOWN : refuse()))],
]);

/** The key that SOPS adds to YAML, JSON and variable files. */
const ENCRYPTED = /^\s*"?sops(?:_\w+)?"?\s*[:=]/m;

function withText(args: readonly Value[], place: CallContext, make: (text: string) => Value): Value {
  const path = textAt(args, 0);
  if (path === null || !place.readsFiles) return UNKNOWN;
  const text = place.disk.text(resolve(place.directory, path));
  return text === null ? refuse() : make(text);
}

/** Returns the context of an included file, whose include is its own directory. */
export const asIncluded = (place: CallContext, file: string): CallContext => ({
  ...place,
  included: new Map([['', dirname(file)]]),
});

/** Selects and orders the files of a directory that form a module. */
import { byText } from '../../graph/order.js';
import type { HclFile } from '../hcl/model.js';

const EXTENSIONS = ['.tofu.json', '.tf.json', '.tofu', '.tf'] as const;

/** The name of a code file. */
interface Name {
  /** File name without the extension. */
  readonly stem: string;
  readonly extension: (typeof EXTENSIONS)[number];
}

/** Splits the name of a code file into stem and extension; null for a file that is not code. */
function nameOf(path: string): Name | null {
  const file = path.slice(path.lastIndexOf('/') + 1);
  const extension = EXTENSIONS.find((ending) => file.endsWith(ending));
  return extension === undefined ? null : { stem: file.slice(0, -extension.length), extension };
}

/** Files of one directory by role, sorted by name as in both engines. */
export interface ModuleFiles<File> {
  readonly primary: readonly File[];
  /** Merged into the primary files in this order: https://developer.hashicorp.com/terraform/language/files/override */
  readonly overrides: readonly File[];
  /** Code of the other dialect, which is not read. */
  readonly unread: readonly File[];
}

/**
 * Sorts files by role.
 * OpenTofu reads `.tofu` and `.tf` files, but not `a.tf` if there is an `a.tofu`; the same applies to `.tf.json`:
 * https://opentofu.org/docs/language/files/#extension-precedence. Terraform reads `.tf` files only. A directory without
 * any `.tf` file is read in both dialects, because Terraform would find no code and nothing would be drawn.
 */
export function moduleFiles<File extends Pick<HclFile, 'path'>>(
  files: readonly File[],
  tofu: boolean,
): ModuleFiles<File> {
  const named = files.flatMap((file) => {
    const name = nameOf(file.path);
    return name === null ? [] : [{ file, ...name }];
  });
  const present = new Set(named.map(({ stem, extension }) => stem + extension));
  const isTofuAlone = named.every(({ extension }) => isTofuExtension(extension));
  const isRead = ({ stem, extension }: Name): boolean => {
    const isTofu = isTofuExtension(extension);
    if (tofu || isTofuAlone) return isTofu || !present.has(stem + extension.replace('.tf', '.tofu'));
    return !isTofu;
  };
  const sorted = named.sort((a, b) => byText(a.file.path, b.file.path));
  const read = sorted.filter(isRead);
  const isOverride = ({ stem }: Name): boolean => stem === 'override' || stem.endsWith('_override');
  return {
    primary: read.filter((name) => !isOverride(name)).map(({ file }) => file),
    overrides: read.filter(isOverride).map(({ file }) => file),
    unread: sorted.filter((name) => !isRead(name)).map(({ file }) => file),
  };
}

const isTofuExtension = (extension: Name['extension']): boolean => extension.startsWith('.tofu');

/** True if the file name marks OpenTofu code. */
export const isTofuFile = (path: string): boolean => {
  const name = nameOf(path);
  return name !== null && isTofuExtension(name.extension);
};

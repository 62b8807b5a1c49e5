/** Which files of a directory are read together, and in which order. */
import { byText } from '../../graph/order.js';
import type { HclFile } from '../hcl/model.js';

const EXTENSIONS = ['.tofu.json', '.tf.json', '.tofu', '.tf'] as const;

interface Name {
  /** Without the extension. */
  readonly stem: string;
  readonly extension: (typeof EXTENSIONS)[number];
}

function nameOf(path: string): Name | null {
  const file = path.slice(path.lastIndexOf('/') + 1);
  const extension = EXTENSIONS.find((ending) => file.endsWith(ending));
  return extension === undefined ? null : { stem: file.slice(0, -extension.length), extension };
}

export interface ModuleFiles {
  readonly primary: readonly HclFile[];
  /** Merged into the others in this order: https://developer.hashicorp.com/terraform/language/files/override */
  readonly overrides: readonly HclFile[];
}

/**
 * In order of their names, as both engines read them. OpenTofu also reads `.tofu`, and `a.tofu` instead of `a.tf`, also
 * with `.json` behind it: https://opentofu.org/docs/language/files/#extension-precedence
 */
export function moduleFiles(files: readonly HclFile[], tofu: boolean): ModuleFiles {
  const named = files.flatMap((file) => {
    const name = nameOf(file.path);
    return name === null ? [] : [{ file, ...name }];
  });
  const present = new Set(named.map(({ stem, extension }) => stem + extension));
  const isRead = ({ stem, extension }: Name): boolean => {
    const isTofu = extension.startsWith('.tofu');
    return tofu ? isTofu || !present.has(stem + extension.replace('.tf', '.tofu')) : !isTofu;
  };
  const read = named.filter(isRead).sort((a, b) => byText(a.file.path, b.file.path));
  const isOverride = ({ stem }: Name): boolean => stem === 'override' || stem.endsWith('_override');
  return {
    primary: read.filter((name) => !isOverride(name)).map(({ file }) => file),
    overrides: read.filter(isOverride).map(({ file }) => file),
  };
}

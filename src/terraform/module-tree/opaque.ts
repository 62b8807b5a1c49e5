/** Modules whose code is not available: the resource that stands for such a module, and the purpose of the module. */
import { ANY_PROVIDER } from '../../catalog/module-purposes.js';

/**
 * Type of the resource that represents a module whose code is not available.
 * The module's inputs become its attributes, and the module's outputs come from it. `module.vpc` becomes
 * `module.vpc.terraform_module.vpc`; with `for_each` it becomes `module.vpc["eu"].terraform_module.vpc`. No provider
 * has such a type; its catalogue row is in src/catalog/other.
 */
export const OPAQUE_TYPE = 'terraform_module';

/**
 * Returns the address of the resource that stands for a module, within that module.
 * @param name name of the module call
 */
export const opaqueResource = (name: string): string => `${OPAQUE_TYPE}.${name}`;

const OPAQUE = new RegExp(`(?:^|\\.)${OPAQUE_TYPE}\\.[^.]+$`);

/** True if a configuration address is that of a resource that stands for a module. */
export const isOpaqueResource = (address: string): boolean => OPAQUE.test(address);

/** `[<host>/]<namespace>/<name>/<provider>[//<part>]`. */
const IN_REGISTRY = /^(?:[\w.-]+(?::\d+)?\/)?[\w-]+\/(?<name>[\w-]+)\/(?<provider>[a-z0-9]+)(?:\/\/(?<part>[^?]*))?$/;
/** Repositories are named `terraform-<provider>-<name>`; `.git`, a part and `?ref=` may follow. */
const REPOSITORY =
  /\/terraform-(?!modules?-)(?<provider>[a-z0-9]+)-(?<name>[\w-]+?)(?:\.git)?(?:\/\/(?<part>[^?]*))?(?:\?.*)?$/;
/**
 * A folder, also of a repository with another name: `github.com/acme/terraform-modules//rds?ref=v1`, `../modules/rds`.
 */
const FOLDER = /(?:(?<!:)\/\/|^\.{1,2}\/)(?:[\w.-]+\/)*(?<name>[A-Za-z][\w-]*)\/?(?:\?.*)?$/;
/**
 * A repository that is named after its content alone: `github.com/acme/terraform-vpc`, `acme/shop-module-key-vault`.
 */
const PLAIN_REPOSITORY =
  /\/(?:terraform-(?<plain>[A-Za-z0-9_]+)|[a-z0-9]+-modules?-(?<name>[\w-]+?))(?:\.git)?(?:\?.*)?$/;
/** Longer sources are not written by hand. */
const SOURCE_LENGTH_MAX = 500;

/**
 * Returns the words that tell the purpose of a module: provider, name and part of its source as
 * `<provider>/<name>/<part>`, or `any/<folder>` for a folder of a repository that names no provider. The catalogue
 * looks up icons by them. Null if the source has another form.
 */
export function purposeWordsOf(source: string | null): string | null {
  if (source === null || source.length > SOURCE_LENGTH_MAX || /\p{Cc}/u.test(source)) return null;
  const named = source.startsWith('.') ? null : (IN_REGISTRY.exec(source) ?? REPOSITORY.exec(source));
  const { provider, name, part } = named?.groups ?? {};
  if (provider === undefined || name === undefined) {
    const { name: ofModule, plain } = (FOLDER.exec(source) ?? PLAIN_REPOSITORY.exec(source))?.groups ?? {};
    const folder = ofModule ?? plain;
    return folder === undefined ? null : `${ANY_PROVIDER}/${folder}`;
  }
  const last = part?.split('/').at(-1);
  return [provider, name, ...(last !== undefined && /^[\w-]+$/.test(last) ? [last] : [])].join('/');
}

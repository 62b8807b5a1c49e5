/**
 * A module whose code is not here is one resource in its place: what goes into it are its attributes, what comes out
 * of it comes from this resource. So `module.vpc` is `module.vpc.terraform_module.vpc`, and with `for_each`
 * `module.vpc["eu"].terraform_module.vpc`. No provider has such a type: it has a row of its own in src/catalog/other.
 */
export const OPAQUE_TYPE = 'terraform_module';

/** Its address within the module that it stands for; `name` is that of the call. */
export const opaqueResource = (name: string): string => `${OPAQUE_TYPE}.${name}`;

const OPAQUE = new RegExp(`(?:^|\\.)${OPAQUE_TYPE}\\.[^.]+$`);

/** Whether a configuration address is that of such a resource. */
export const isOpaqueResource = (address: string): boolean => OPAQUE.test(address);

/** `[<host>/]<namespace>/<name>/<provider>[//<part>]`. */
const IN_REGISTRY = /^(?:[\w.-]+(?::\d+)?\/)?[\w-]+\/(?<name>[\w-]+)\/(?<provider>[a-z0-9]+)(?:\/\/(?<part>[^?]*))?$/;
/** Repositories are called `terraform-<provider>-<name>`; `.git`, a part and `?ref=` may follow. */
const REPOSITORY = /\/terraform-(?<provider>[a-z0-9]+)-(?<name>[\w-]+?)(?:\.git)?(?:\/\/(?<part>[^?]*))?(?:\?.*)?$/;
/** Longer ones are no names that people give. */
const SOURCE_MAX = 500;

/** Provider, name and part of a module by its source, `<provider>/<name>/<part>`; null where it says none of that. */
export function purposeWordsOf(source: string | null): string | null {
  if (source === null || source.length > SOURCE_MAX || /^\.|\p{Cc}/u.test(source)) return null;
  const { provider, name, part } = (IN_REGISTRY.exec(source) ?? REPOSITORY.exec(source))?.groups ?? {};
  if (provider === undefined || name === undefined) return null;
  const last = part?.split('/').at(-1);
  return [provider, name, ...(last !== undefined && /^[\w-]+$/.test(last) ? [last] : [])].join('/');
}

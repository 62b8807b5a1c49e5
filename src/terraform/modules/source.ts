/** Parses the `source` of a module call: https://developer.hashicorp.com/terraform/language/modules/sources */
import { InvalidInput } from '../../errors.js';
import { type GitAddress, parseGitAddress, printGitAddress } from '../fetch/git/address.js';
import { shownAddress } from '../fetch/redact.js';
import * as messages from '../messages.js';

/** A parsed source. `shown` is safe to print; empty for a source that is too long. */
export type ModuleSource = { readonly shown: string } & (
  | { readonly kind: 'git'; readonly host: string; readonly address: GitAddress }
  /** A module fetched over HTTP. `host` is the host to contact; empty for the default registry. */
  | { readonly kind: 'registry' | 'archive'; readonly host: string; readonly source: string }
  /** A directory of this machine, by its absolute path. */
  | { readonly kind: 'directory'; readonly path: string }
  | { readonly kind: 'refused'; readonly reason: string }
);

/** Schemes that need cloud credentials (`s3`, `gcs`), or a program that has not been reviewed (`hg`, `oci`). */
const NOT_FETCHED = /^(hg|s3|gcs|oci)(::|:\/\/)|^[^/]+\.s3[.-][^/]*amazonaws\.com\/|^www\.googleapis\.com\/storage\//i;

const REGISTRY =
  /^(?:([A-Za-z0-9][A-Za-z0-9.-]*(?::\d{1,5})?)\/)?[0-9A-Za-z][\w-]{0,63}\/[0-9A-Za-z][\w-]{0,63}\/[0-9a-z]{1,64}(?:\/\/[^?]*)?$/;
/** Hosts that are never registries, whatever the address looks like. Terraform has the same rule. */
const NO_REGISTRY = /^(github\.com|bitbucket\.org)$/i;

/**
 * Parses a source.
 * @param source not a local path (`./`, `../`)
 */
export function parseModuleSource(source: string): ModuleSource {
  const shown = source.length > SOURCE_LENGTH_MAX ? '' : shownAddress(source);
  const refused = (reason: string): ModuleSource => ({ kind: 'refused', shown, reason });
  if (source.length > SOURCE_LENGTH_MAX) return refused(messages.SOURCE_TOO_LONG);
  if (/\p{Cc}/u.test(source) || source.startsWith('-')) return refused(messages.SOURCE_UNREADABLE);
  if (/^(\/|[A-Za-z]:[/\\])/.test(source)) return { kind: 'directory', shown, path: source };
  const unsupported = NOT_FETCHED.exec(source);
  if (unsupported !== null)
    return refused(messages.schemeNotFetched(unsupported[1]?.toLowerCase() ?? 'object storage'));

  const registry = REGISTRY.exec(source);
  const host = registry?.[1]?.toLowerCase() ?? '';
  const isHost = host === '' || (/[.:]|^localhost$/.test(host) && !NO_REGISTRY.test(host));
  if (registry !== null && isHost && isSafeFolder(source)) return { kind: 'registry', host, source, shown };
  if (/^https?:\/\//i.test(source) && !isGitUrl(source)) return archiveSource(source, shown);
  try {
    const address = parseGitAddress(source);
    return address === null
      ? refused(messages.SOURCE_UNREADABLE)
      : { kind: 'git', shown: printGitAddress(address), host: address.host, address };
  } catch (error) {
    if (error instanceof InvalidInput) return refused(error.message);
    throw error;
  }
}

const SOURCE_LENGTH_MAX = 2048;

/**
 * True for an address that ends in `.git`. To Terraform, `https://` without `git::` is always an archive, but such an
 * address can only be a repository.
 */
const isGitUrl = (source: string): boolean => /^[^?]*\.git(\/\/[^?]*)?(\?|$)/.test(source);

/** Returns the source of an archive; a refused one if its address cannot be used. */
function archiveSource(source: string, shown: string): ModuleSource {
  const [, authority] = /^https?:\/\/([^/?#]*)/i.exec(source) as unknown as [string, string];
  const host = authority.slice(authority.lastIndexOf('@') + 1).toLowerCase();
  const isReadable = /^[a-z0-9[]/.test(host) && isSafeFolder(source.replace(/^https?:\/\//i, ''));
  return isReadable
    ? { kind: 'archive', host, source, shown }
    : { kind: 'refused', shown, reason: messages.SOURCE_UNREADABLE };
}

/** True unless a folder in the source is `..`. */
const isSafeFolder = (source: string): boolean => !/(^|\/)\.\.(\/|$)/.test(source.split('?', 1)[0]!);

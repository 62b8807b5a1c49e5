/**
 * Parses module sources as written in `module` blocks:
 * https://developer.hashicorp.com/terraform/language/modules/sources
 */

/** True for `./` and `../` only. Terraform fetches any other source, even if a directory of that name exists. */
export const isLocal = (source: string): boolean => /^\.{1,2}(?:[/\\]|$)/.test(source);

/** True for an absolute path on this machine. */
export const isAbsoluteSource = (source: string): boolean => /^(?:[/\\]|[A-Za-z]:[/\\])/.test(source);

/** End of a URL scheme; these slashes do not start a subfolder. */
const SCHEME = '://';

/**
 * Splits a source into the address to fetch, the folder in it (empty for none) and the query, which includes its `?`.
 * `git::https://x.com/r.git//modules/a?ref=v1` -> `git::https://x.com/r.git`, `modules/a`, `?ref=v1`.
 */
export function splitSource(source: string): {
  readonly remote: string;
  readonly folder: string;
  readonly query: string;
} {
  const mark = source.indexOf('?');
  const path = mark < 0 ? source : source.slice(0, mark);
  const query = mark < 0 ? '' : source.slice(mark);
  const scheme = path.indexOf(SCHEME);
  const slashes = path.indexOf('//', scheme < 0 ? 0 : scheme + SCHEME.length);
  if (slashes < 0) return { remote: path, folder: '', query };
  return { remote: path.slice(0, slashes), folder: path.slice(slashes + 2).replace(/^\/+|\/+$/g, ''), query };
}

/** Short sources, with the long form that Terraform writes to `modules.json`. */
const SHORT_FORMS: readonly [short: RegExp, long: string][] = [
  [/^(?:https?:\/\/)?(?:www\.)?github\.com\/([^/]+)\/([^/]+?)(?:\.git)?$/, 'git::https://github.com/$1/$2.git'],
  [/^bitbucket\.org\/([^/]+)\/([^/]+?)(?:\.git)?$/, 'git::https://bitbucket.org/$1/$2.git'],
  [/^(?:git::)?([^@/:]+@[^:/]+):(?!\/\/)\/?(.+)$/, 'git::ssh://$1/$2'],
];
/** `namespace/name/provider`, optionally preceded by a host. */
const REGISTRY = /^(?:([a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?)\/)?([A-Za-z0-9_-]+\/[A-Za-z0-9_-]+\/[a-z0-9]+)$/;

/** Returns the form in `modules.json` of an address without folder and query; any other address as it is. */
function longForm(remote: string): string {
  for (const [short, long] of SHORT_FORMS) if (short.test(remote)) return remote.replace(short, long);
  return REGISTRY.test(remote) ? remote.replace(/^registry\.(?:terraform\.io|opentofu\.org)\//, '') : remote;
}

/** True if two sources are the same, in the short form of a call or the long form of `modules.json`. */
export function isSameSource(a: string, b: string): boolean {
  if (a === b) return true;
  const [left, right] = [splitSource(a), splitSource(b)];
  return left.folder === right.folder && left.query === right.query && longForm(left.remote) === longForm(right.remote);
}

/** Sources of modules, as calls write them: https://developer.hashicorp.com/terraform/language/modules/sources */

/** `./` and `../` only: anything else is fetched, even where a directory of that name is there. */
export const isLocal = (source: string): boolean => /^\.{1,2}(?:[/\\]|$)/.test(source);

/** A place of this machine. */
export const isAbsoluteSource = (source: string): boolean => /^(?:[/\\]|[A-Za-z]:[/\\])/.test(source);

/** Ends a scheme: its two slashes are no `//subfolder`. */
const SCHEME = '://';

/** `git::https://x.com/r.git//modules/a?ref=v1`: what is fetched, the folder in it (empty for none), and the query. */
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

/** What Terraform writes to `modules.json` for hosts whose addresses have a short form. */
const SHORT_FORMS: readonly [short: RegExp, long: string][] = [
  [/^(?:https?:\/\/)?(?:www\.)?github\.com\/([^/]+)\/([^/]+?)(?:\.git)?$/, 'git::https://github.com/$1/$2.git'],
  [/^bitbucket\.org\/([^/]+)\/([^/]+?)(?:\.git)?$/, 'git::https://bitbucket.org/$1/$2.git'],
  [/^(?:git::)?([^@/:]+@[^:/]+):(?!\/\/)\/?(.+)$/, 'git::ssh://$1/$2'],
];
/** `namespace/name/provider`, with or without a host before it. */
const REGISTRY = /^(?:([a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?)\/)?([A-Za-z0-9_-]+\/[A-Za-z0-9_-]+\/[a-z0-9]+)$/;

function longForm(remote: string): string {
  for (const [short, long] of SHORT_FORMS) if (short.test(remote)) return remote.replace(short, long);
  return REGISTRY.test(remote) ? remote.replace(/^registry\.(?:terraform\.io|opentofu\.org)\//, '') : remote;
}

/** Whether two sources mean the same, in the short form of a call or in the long one of `modules.json`. */
export function isSameSource(a: string, b: string): boolean {
  if (a === b) return true;
  const [one, other] = [splitSource(a), splitSource(b)];
  return one.folder === other.folder && one.query === other.query && longForm(one.remote) === longForm(other.remote);
}

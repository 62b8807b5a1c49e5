/** URL layouts of well-known hosts: which part names the repository, and which a folder in it. */

interface Host {
  /** Number of path segments that name a repository (owner and name); null if groups can nest. */
  readonly names: number | null;
  /** Text between the repository and `<ref>/<folder>` in the URL of a web page. */
  readonly page: string;
}

const HOSTS: ReadonlyMap<string, Host> = new Map([
  ['github.com', { names: 2, page: '/tree/' }],
  ['bitbucket.org', { names: 2, page: '/src/' }],
  ['gitlab.com', { names: null, page: '/-/tree/' }],
]);

export interface RepositoryPath {
  /** Starts with `/`. */
  readonly path: string;
  readonly subfolder: string;
  readonly ref: string | null;
}

export const isKnownHost = (host: string): boolean => HOSTS.has(host);

/**
 * Splits a path on a known host into repository, subfolder and ref. Accepts `/owner/name`, `/owner/name/folder` from module
 * sources, and `/owner/name/tree/main/folder` from a browser. A ref in a browser URL ends at the first slash; `?ref=` can name
 * branches that contain one. Adds `.git`, so that each repository has one address.
 */
export function placeOn(host: string, path: string): RepositoryPath {
  const known = HOSTS.get(host);
  if (known === undefined) return { path, subfolder: '', ref: null };
  const page = path.indexOf(known.page);
  const [repository, rest] = page < 0 ? [path, ''] : [path.slice(0, page), path.slice(page + known.page.length)];
  const names = repository.split('/').slice(1);
  const own = known.names === null ? names : names.slice(0, known.names);
  const inner = names.slice(own.length);
  const [ref = '', ...folders] = rest.split('/');
  return {
    path: `/${own.join('/').replace(/\.git$/, '')}.git`,
    subfolder: [...inner, ...folders].join('/'),
    ref: ref === '' ? null : ref,
  };
}

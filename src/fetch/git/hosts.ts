/** How the well-known hosts lay out their addresses: what is the repository, and what is a place in it. */

interface Host {
  /** So many names make a repository (owner and name); null where groups nest. */
  readonly names: number | null;
  /** What stands between the repository and `<ref>/<folder>` in the address of a page. */
  readonly page: string;
}

const HOSTS: ReadonlyMap<string, Host> = new Map([
  ['github.com', { names: 2, page: '/tree/' }],
  ['bitbucket.org', { names: 2, page: '/src/' }],
  ['gitlab.com', { names: null, page: '/-/tree/' }],
]);

export interface RepositoryPath {
  /** Begins with `/`. */
  readonly path: string;
  readonly subfolder: string;
  readonly ref: string | null;
}

export const isKnownHost = (host: string): boolean => HOSTS.has(host);

/**
 * An address as people copy it: `/owner/name`, `/owner/name/folder` as in module sources, `/owner/name/tree/main/folder`
 * from a browser. A branch with a slash in it cannot be told from a folder there; `?ref=` can say it. The repository gets
 * the ending `.git`, so that one repository has one address.
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

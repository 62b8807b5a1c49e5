/**
 * Web addresses of source files at one commit. Only known URL forms are built: HTTPS, a known kind of host, and names
 * without characters that are special in a URL.
 */
import { posix, relative, resolve } from 'node:path';
import type { Io } from '../../platform/io.js';

type Environment = Io['env'];

/** Web URL of a source's folder at one commit, in parts. */
export interface WebLocation {
  /** URL parts before the path of a file, and between the path and a line number. */
  readonly before: string;
  readonly after: string;
  /** Folder of the source in the repository; empty for the root. */
  readonly folder: string;
}

type UrlForm = (repository: string, commit: string) => Pick<WebLocation, 'before' | 'after'>;

/** The URL of a line of a file, for each kind of host. */
const URL_FORMS = {
  github: (repository, commit) => ({ before: `${repository}/blob/${commit}/`, after: '#L' }),
  gitlab: (repository, commit) => ({ before: `${repository}/-/blob/${commit}/`, after: '#L' }),
  bitbucket: (repository, commit) => ({ before: `${repository}/src/${commit}/`, after: '#lines-' }),
  devops: (repository, commit) => ({ before: `${repository}?version=GC${commit}&path=/`, after: '&line=' }),
} as const satisfies Readonly<Record<string, UrlForm>>;

/** A kind of Git host. */
type Kind = keyof typeof URL_FORMS;

/** Public hosts that any address may name. Self-hosted servers are known from CI variables only. */
const HOSTS: ReadonlyMap<string, Kind> = new Map([
  ['github.com', 'github'],
  ['gitlab.com', 'gitlab'],
  ['bitbucket.org', 'bitbucket'],
  ['dev.azure.com', 'devops'],
]);

/**
 * Matches an HTTPS repository URL with at least two path segments (owner, groups, name) without special characters.
 * Azure DevOps projects may contain spaces.
 */
const REPOSITORY = /^https:\/\/([a-z0-9][a-z0-9.-]*(?::\d{1,5})?)((?:\/(?:[\w.~-]|%20)+){2,20})$/i;
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/**
 * Returns the web location of a folder. Null for an unknown kind of host, an unsafe URL or commit, or a folder outside
 * the repository.
 */
function webLocationOn(kind: Kind | undefined, url: string, commit: string, folder: string): WebLocation | null {
  const parts = REPOSITORY.exec(url.replace(/\.git$/, ''));
  if (kind === undefined || parts === null || !COMMIT.test(commit) || escapesRoot(folder)) return null;
  if (parts[2]!.split('/').some((name) => name === '.' || name === '..')) return null;
  return { ...URL_FORMS[kind](parts[0], commit), folder };
}

const escapesRoot = (path: string): boolean => path === '..' || path.startsWith('../') || path.startsWith('/');

/**
 * Returns the web location of a fetched repository; null for an unknown host.
 * @param url without credentials
 */
export const webLocationOfAddress = (url: string, commit: string, folder: string): WebLocation | null =>
  webLocationOn(HOSTS.get(REPOSITORY.exec(url.replace(/\.git$/, ''))?.[1]?.toLowerCase() ?? ''), url, commit, folder);

/** A CI system. */
interface Ci {
  readonly kind: Kind;
  readonly url: (env: Environment) => string;
  /** Variable with the commit of the job. */
  readonly commit: string;
  /** Variable with the path of the checkout. */
  readonly root: string;
}

/** Environment variables of each CI system that describe the current job. */
const CI_SYSTEMS: readonly Ci[] = [
  {
    kind: 'github',
    url: ({ GITHUB_SERVER_URL, GITHUB_REPOSITORY }) => `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`,
    commit: 'GITHUB_SHA',
    root: 'GITHUB_WORKSPACE',
  },
  { kind: 'gitlab', url: ({ CI_PROJECT_URL }) => `${CI_PROJECT_URL}`, commit: 'CI_COMMIT_SHA', root: 'CI_PROJECT_DIR' },
  {
    kind: 'bitbucket',
    url: ({ BITBUCKET_REPO_FULL_NAME }) => `https://bitbucket.org/${BITBUCKET_REPO_FULL_NAME}`,
    commit: 'BITBUCKET_COMMIT',
    root: 'BITBUCKET_CLONE_DIR',
  },
  {
    kind: 'devops',
    // The URI contains the organization as user info: `https://org@dev.azure.com/…`.
    url: ({ BUILD_REPOSITORY_URI = '' }) => BUILD_REPOSITORY_URI.replace(/^https:\/\/[\w-]+@/, 'https://'),
    commit: 'BUILD_SOURCEVERSION',
    root: 'BUILD_SOURCESDIRECTORY',
  },
];

/**
 * Returns the web location of a directory in a CI checkout; null outside CI, or outside the checkout.
 * @param workingDirectory directory that `directory` is relative to
 * @param revision a commit other than the job's, with the path of `directory` in its repository; default: the commit of
 * the job
 */
export function webLocationInCi(
  env: Environment,
  workingDirectory: string,
  directory: string,
  revision?: { readonly commit: string; readonly folder: string },
): WebLocation | null {
  const ci = CI_SYSTEMS.find(({ commit, root }) => env[commit] && env[root]);
  if (ci === undefined) return null;
  const folder = relative(env[ci.root]!, resolve(workingDirectory, directory)).replaceAll('\\', '/');
  // A folder that differs means a repository nested in the checkout, whose URL is unknown.
  if (revision !== undefined && revision.folder !== folder) return null;
  // Azure DevOps also builds repositories from other hosts.
  const url = ci.url(env);
  const kind = ci.kind === 'devops' && !/^https:\/\/[^/]+\/.*_git\//.test(url) ? HOSTS.get(hostOf(url)) : ci.kind;
  return webLocationOn(kind, url, revision?.commit ?? env[ci.commit]!, folder);
}

/** Returns the host of an HTTPS URL; empty for any other text. */
const hostOf = (url: string): string => /^https:\/\/([^/]+)\//.exec(url)?.[1]?.toLowerCase() ?? '';

/** Returns a file's encoded path for its web address; null if the file is outside the repository or not committed. */
export function pathOnWeb({ folder }: WebLocation, file: string): string | null {
  const path = pathInRepository(folder, file);
  return path === null ? null : encoded(path);
}

/**
 * Returns a file's path relative to the repository root. Null if the file is outside the repository, if it is generated
 * (`.terraform`) and therefore not committed, or if its path has a lone surrogate.
 * @param folder folder of the source in the repository; empty for the root
 * @param file path relative to the source
 */
export function pathInRepository(folder: string, file: string): string | null {
  const path = posix.normalize(posix.join(folder, file));
  // URLs cannot contain a lone surrogate.
  if (/\p{Surrogate}/u.test(path)) return null;
  return file.startsWith('/') || escapesRoot(path) || path.split('/').includes('.terraform') ? null : path;
}

const encoded = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/**
 * Returns the web address of a line; null for a path outside the repository, or not committed.
 * @param file path relative to the repository root
 */
export function urlIn(
  { before, after }: Pick<WebLocation, 'before' | 'after'>,
  file: string,
  line: number,
): string | null {
  const path = pathInRepository('', file);
  return path === null ? null : `${before}${encoded(path)}${after}${line}`;
}

/**
 * Builds the web address of a line at a commit; null for an invalid commit or a path outside the repository. `file`
 * is relative to the repository root.
 */
export type LineUrl = (commit: string, file: string, line: number) => string | null;

/**
 * Returns a function that builds line addresses.
 * @param repository web address of the repository
 */
export const lineUrlOn =
  (kind: Kind, repository: string): LineUrl =>
  (commit, file, line) => {
    const location = webLocationOn(kind, repository, commit, '');
    return location && urlIn(location, file, line);
  };

/**
 * Where the web shows a file of a repository at one commit. Only addresses of the forms below are made: https, a host whose
 * form is known, names without anything that an address gives a meaning.
 */
import { posix, relative, resolve } from 'node:path';
import type { Io } from '../platform/io.js';

type Environment = Io['env'];

export interface WebPlace {
  /** Before the path of a file, and between that and the number of a line. */
  readonly before: string;
  readonly after: string;
  /** Of the source in the repository; empty for its root. */
  readonly folder: string;
}

type Form = (repository: string, commit: string) => Pick<WebPlace, 'before' | 'after'>;

const FORMS = {
  github: (repository, commit) => ({ before: `${repository}/blob/${commit}/`, after: '#L' }),
  gitlab: (repository, commit) => ({ before: `${repository}/-/blob/${commit}/`, after: '#L' }),
  bitbucket: (repository, commit) => ({ before: `${repository}/src/${commit}/`, after: '#lines-' }),
  devops: (repository, commit) => ({ before: `${repository}?version=GC${commit}&path=/`, after: '&line=' }),
} as const satisfies Readonly<Record<string, Form>>;

type Kind = keyof typeof FORMS;

/** Hosts that everybody may name; those of one's own are named by the CI alone. */
const HOSTS: ReadonlyMap<string, Kind> = new Map([
  ['github.com', 'github'],
  ['gitlab.com', 'gitlab'],
  ['bitbucket.org', 'bitbucket'],
  ['dev.azure.com', 'devops'],
]);

/** Owner, groups and name, two at least: letters, digits and what stands for nothing else. A project of Azure may have blanks. */
const REPOSITORY = /^https:\/\/([a-z0-9][a-z0-9.-]*(?::\d{1,5})?)((?:\/(?:[\w.~-]|%20)+){2,20})$/i;
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

function placeOn(kind: Kind | undefined, url: string, commit: string, folder: string): WebPlace | null {
  const parts = REPOSITORY.exec(url.replace(/\.git$/, ''));
  if (kind === undefined || parts === null || !COMMIT.test(commit) || leadsOut(folder)) return null;
  if (parts[2]!.split('/').some((name) => name === '.' || name === '..')) return null;
  return { ...FORMS[kind](parts[0], commit), folder };
}

const leadsOut = (path: string): boolean => path === '..' || path.startsWith('../') || path.startsWith('/');

/** Of a repository that has been fetched. @param url without credentials */
export const placeOfAddress = (url: string, commit: string, folder: string): WebPlace | null =>
  placeOn(HOSTS.get(REPOSITORY.exec(url.replace(/\.git$/, ''))?.[1]?.toLowerCase() ?? ''), url, commit, folder);

interface Ci {
  readonly kind: Kind;
  readonly url: (env: Environment) => string;
  readonly commit: string;
  /** Where the repository is checked out. */
  readonly root: string;
}

/** What each CI says of the job that runs. */
const CIS: readonly Ci[] = [
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
    // It has the name of the organisation as a user before the host.
    url: ({ BUILD_REPOSITORY_URI = '' }) => BUILD_REPOSITORY_URI.replace(/^https:\/\/[\w-]+@/, 'https://'),
    commit: 'BUILD_SOURCEVERSION',
    root: 'BUILD_SOURCESDIRECTORY',
  },
];

/**
 * Of a directory within what the CI has checked out; null where no CI says anything, or the directory is elsewhere.
 * @param at another commit than that of the job, and where its own repository has the directory
 */
export function placeInCi(
  env: Environment,
  working: string,
  directory: string,
  at?: { readonly commit: string; readonly folder: string },
): WebPlace | null {
  const ci = CIS.find(({ commit, root }) => env[commit] && env[root]);
  if (ci === undefined) return null;
  const folder = relative(env[ci.root]!, resolve(working, directory)).replaceAll('\\', '/');
  // A repository within that of the job is another one.
  if (at !== undefined && at.folder !== folder) return null;
  // Azure DevOps builds repositories of other hosts, too.
  const url = ci.url(env);
  const kind = ci.kind === 'devops' && !/^https:\/\/[^/]+\/.*_git\//.test(url) ? HOSTS.get(hostOf(url)) : ci.kind;
  return placeOn(kind, url, at?.commit ?? env[ci.commit]!, folder);
}

const hostOf = (url: string): string => /^https:\/\/([^/]+)\//.exec(url)?.[1] ?? '';

/** A file of the source as the web shows it, before the number of a line; null for what is not in the repository, or not as it is. */
export function pathOnWeb({ folder }: WebPlace, file: string): string | null {
  const path = pathInRepository(folder, file);
  return path === null ? null : encoded(path);
}

/**
 * Path of a file from the root of the repository; null for one outside of it, and for one that is in no commit.
 * @param folder of the source in the repository; empty for its root @param file relative to the source
 */
export function pathInRepository(folder: string, file: string): string | null {
  const path = posix.normalize(posix.join(folder, file));
  // Half a character has no place in an address.
  if (/\p{Surrogate}/u.test(path)) return null;
  return file.startsWith('/') || leadsOut(path) || path.split('/').includes('.terraform') ? null : path;
}

const encoded = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Address of a line. @param file from the root of the repository */
export function urlIn(
  { before, after }: Pick<WebPlace, 'before' | 'after'>,
  file: string,
  line: number,
): string | null {
  const path = pathInRepository('', file);
  return path === null ? null : `${before}${encoded(path)}${after}${line}`;
}

/** Address of a line at a commit; null for what is no commit or no path of the repository. */
export type LineUrl = (commit: string, file: string, line: number) => string | null;

/** @param repository its address on the web */
export const lineUrlOn =
  (kind: Kind, repository: string): LineUrl =>
  (commit, file, line) => {
    const place = placeOn(kind, repository, commit, '');
    return place && urlIn(place, file, line);
  };

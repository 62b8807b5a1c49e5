/** Where the web shows a file: the forms of four hosts, and nothing that leads elsewhere. */
import { pathOnWeb, webLocationInCi, webLocationOfAddress } from '../../../src/terraform/fetch/web-location.js';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';

const addressOf = (place: ReturnType<typeof webLocationInCi>, file: string): string | null => {
  const path = place && pathOnWeb(place, file);
  return place && path !== null ? `${place.before}${path}${place.after}12` : null;
};

test.each([
  ['https://github.com/acme/shop.git', `https://github.com/acme/shop/blob/${COMMIT}/live/eu/main.tf#L12`],
  ['https://gitlab.com/acme/web/shop.git', `https://gitlab.com/acme/web/shop/-/blob/${COMMIT}/live/eu/main.tf#L12`],
  ['https://bitbucket.org/acme/shop.git', `https://bitbucket.org/acme/shop/src/${COMMIT}/live/eu/main.tf#lines-12`],
  [
    'https://dev.azure.com/acme/Web%20shop/_git/shop',
    `https://dev.azure.com/acme/Web%20shop/_git/shop?version=GC${COMMIT}&path=/live/eu/main.tf&line=12`,
  ],
])('of the repository %s: %s', (url, address) => {
  expect(addressOf(webLocationOfAddress(url, COMMIT, 'live/eu'), 'main.tf')).toBe(address);
});

test.each([
  ['a host that nobody knows', 'https://git.example.org/acme/shop.git'],
  ['no https', 'http://github.com/acme/shop.git'],
  ['ssh', 'git@github.com:acme/shop.git'],
  ['a file', 'file:///srv/shop.git'],
  ['a script', 'javascript:alert(1)//github.com/acme/shop'],
  ['a user', 'https://user:secret@github.com/acme/shop.git'],
  ['quotes', 'https://github.com/acme/"onclick="alert(1)'],
  ['tags', 'https://github.com/acme/<img>'],
  ['a query', 'https://github.com/acme/shop?x=1'],
  ['a fragment', 'https://github.com/acme/shop#x'],
  ['steps up', 'https://github.com/acme/..'],
  ['one name', 'https://github.com/acme'],
])('%s has no place', (_, url) => {
  expect(webLocationOfAddress(url, COMMIT, '')).toBeNull();
});

test.each(['main', `${COMMIT}"`, `${COMMIT}/../x`, ''])('%p is no commit', (commit) => {
  expect(webLocationOfAddress('https://github.com/acme/shop.git', commit, '')).toBeNull();
});

const ENVIRONMENTS: readonly (readonly [string, Record<string, string>, string | null])[] = [
  [
    'GitHub',
    {
      GITHUB_SERVER_URL: 'https://github.acme.org',
      GITHUB_REPOSITORY: 'web/shop',
      GITHUB_SHA: COMMIT,
      GITHUB_WORKSPACE: '/ci',
    },
    `https://github.acme.org/web/shop/blob/${COMMIT}/live/main.tf#L12`,
  ],
  [
    'GitLab',
    { CI_PROJECT_URL: 'https://git.acme.org:8443/web/shop', CI_COMMIT_SHA: COMMIT, CI_PROJECT_DIR: '/ci' },
    `https://git.acme.org:8443/web/shop/-/blob/${COMMIT}/live/main.tf#L12`,
  ],
  [
    'Bitbucket',
    { BITBUCKET_REPO_FULL_NAME: 'web/shop', BITBUCKET_COMMIT: COMMIT, BITBUCKET_CLONE_DIR: '/ci' },
    `https://bitbucket.org/web/shop/src/${COMMIT}/live/main.tf#lines-12`,
  ],
  [
    'Azure DevOps',
    {
      BUILD_REPOSITORY_URI: 'https://acme@dev.azure.com/acme/web/_git/shop',
      BUILD_SOURCEVERSION: COMMIT,
      BUILD_SOURCESDIRECTORY: '/ci',
    },
    `https://dev.azure.com/acme/web/_git/shop?version=GC${COMMIT}&path=/live/main.tf&line=12`,
  ],
  [
    'Azure DevOps that builds a repository of GitHub',
    {
      BUILD_REPOSITORY_URI: 'https://github.com/acme/shop',
      BUILD_SOURCEVERSION: COMMIT,
      BUILD_SOURCESDIRECTORY: '/ci',
    },
    `https://github.com/acme/shop/blob/${COMMIT}/live/main.tf#L12`,
  ],
  [
    'Azure DevOps that builds a repository of GitHub, the host in capitals',
    {
      BUILD_REPOSITORY_URI: 'https://GitHub.com/acme/shop',
      BUILD_SOURCEVERSION: COMMIT,
      BUILD_SOURCESDIRECTORY: '/ci',
    },
    `https://GitHub.com/acme/shop/blob/${COMMIT}/live/main.tf#L12`,
  ],
  ['no CI', {}, null],
  [
    'a CI that says no https',
    { CI_PROJECT_URL: 'http://git.acme.org/web/shop', CI_COMMIT_SHA: COMMIT, CI_PROJECT_DIR: '/ci' },
    null,
  ],
  [
    'a repository whose name is markup',
    {
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: 'a/"><script>',
      GITHUB_SHA: COMMIT,
      GITHUB_WORKSPACE: '/ci',
    },
    null,
  ],
  [
    'a directory elsewhere',
    { CI_PROJECT_URL: 'https://gitlab.com/web/shop', CI_COMMIT_SHA: COMMIT, CI_PROJECT_DIR: '/other' },
    null,
  ],
];

test.each(ENVIRONMENTS)('%s', (_, env, address) => {
  expect(addressOf(webLocationInCi(env, '/ci/live', '.'), 'main.tf')).toBe(address);
});

test.each([
  ['../modules/a b/main.tf', 'live/modules/a%20b/main.tf'],
  ['../../x.tf', 'x.tf'],
  ['../../../x.tf', null],
  ['/etc/x.tf', null],
  ['.terraform/modules/vpc/main.tf', null],
  ['\uD800.tf', null],
  ['"><script>.tf', 'live/eu/%22%3E%3Cscript%3E.tf'],
])('of the file %s: %s', (file, path) => {
  expect(pathOnWeb(webLocationOfAddress('https://github.com/a/b.git', COMMIT, 'live/eu')!, file)).toBe(path);
});

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is Terraform's
/** Repositories that are cloned, and addresses of repositories. */
import type { Answer, Hostile, Table, TreeEntry } from '../support/hostile.js';
import { handedOut, memoryBomb, treeBomb } from '../support/packs.js';

const PLAIN = 'resource "aws_s3_bucket" "b" {\n  bucket = "x"\n}\n';
const RUN = 'touch @MARK@';
const MAIN: TreeEntry = { mode: '100644', name: 'main.tf', body: PLAIN };

const file = (name: string, body: string): TreeEntry => ({ mode: '100644', name, body });
const link = (name: string, to: string): TreeEntry => ({ mode: '120000', name, body: to });
const folder = (name: string, entries: readonly TreeEntry[]): TreeEntry => ({ mode: '40000', name, entries });

const SUBMODULES = {
  'a program': `[submodule "x"]\n  path = x\n  url = ext::sh -c touch% MARK\n`,
  'an option': `[submodule "x"]\n  path = x\n  url = -u./x\n  update = !touch MARK\n`,
  'an option as a path': '[submodule "x"]\n  path = -x\n  url = http://127.0.0.1:1/x\n',
  'a way up in its name': '[submodule "../../x"]\n  path = x\n  url = ./y\n  ignore = all\n',
  'a folder of the machine': '[submodule "x"]\n  path = x\n  url = file:///tmp\n',
} as const;

/** Names that a system takes for `.git`, and other trees that Git would not write. */
const NAMES = ['.GIT', '.Git', 'git~1', '.git ', '.git.', '.g\u200cit', '.git::$INDEX_ALLOCATION', '.git\\config'];

let many: TreeEntry = file('x', 'x');
for (let level = 0; level < 60; level++) many = folder('d', [many]);

const TREES: Readonly<Record<string, readonly TreeEntry[]>> = {
  ...Object.fromEntries(
    Object.entries(SUBMODULES).map(([what, text]) => [
      `a submodule with ${what}`,
      [file('.gitmodules', text), MAIN, { mode: '160000', name: 'x' }] as const,
    ]),
  ),
  'filters and attributes': [
    file(
      '.gitattributes',
      '* filter=x diff=x merge=x text working-tree-encoding=UTF-16 export-subst\n*.tf filter=lfs\n',
    ),
    file('.gitconfig', `[filter "x"]\n  smudge = ${RUN}\n`),
    MAIN,
  ],
  'a pointer of LFS': [
    file('.gitattributes', '*.tf filter=lfs diff=lfs merge=lfs -text\n'),
    file('.lfsconfig', '[lfs]\n  url = http://127.0.0.1:1/lfs\n'),
    file('main.tf', `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12\n`),
    file('x.tf', PLAIN),
  ],
  'a folder called .git': [
    folder('.git', [
      file('config', '[core]\n  fsmonitor = touch MARK\n'),
      folder('hooks', [{ mode: '100755', name: 'post-checkout', body: '#!/bin/sh\ntouch MARK\n' }]),
    ]),
    MAIN,
  ],
  'a link called .git': [link('.git', '/tmp'), MAIN],
  'a file called .git': [file('.git', 'gitdir: /tmp\n'), MAIN],
  'names that mean .git': [
    ...NAMES.map((name) => folder(name, [file('config', '[core]\n  fsmonitor = touch MARK\n')])),
    MAIN,
  ],
  'a name with a way up': [folder('..', [folder('..', [file('written', 'x')])]), MAIN],
  'a name that is a way': [file('../../written', 'x'), file('/tmp/groundplan-written', 'x'), MAIN],
  'a link and a folder of one name': [link('a', '../..'), folder('a', [file('written', 'x')]), MAIN],
  'a link and a file behind it': [link('main', '@HOME@'), folder('main', [file('.bashrc', 'x')]), MAIN],
  'a name twice': [file('main.tf', 'x'), MAIN],
  'names with control characters': [file('a\n::warning title=hostile-words::x.tf', 'resource "x" {\n'), MAIN],
  'a name that is an option': [file('--upload-pack=x', 'x'), file('-c', 'x'), MAIN],
  'a name of 4,000 characters': [file('n'.repeat(4000), 'x'), MAIN],
  'sixty folders in each other': [many, MAIN],
  'links to above': [link('x', '../../../..'), link('y', '@KEY@'), link('z.tf', '@HOME@/code/main.tf'), MAIN],
};

const trees: Hostile[] = Object.entries(TREES).map(([what, tree]) => ({
  name: `repository: ${what}`,
  ways: ['git'],
  notInAction: 'it is checked out by another action',
  files: {},
  tree,
}));

/** Every folder holds ten times the one below: 10^12 files in a few hundred bytes. */
let bomb: TreeEntry = folder('d', [MAIN]);
for (let level = 0; level < 12; level++) {
  const below = bomb.entries!;
  bomb = folder(
    'd',
    Array.from({ length: 2 }, (_, n) => folder(`d${n}`, below)),
  );
}

const bombs: Hostile[] = [
  {
    name: 'repository: eight thousand folders in a few objects',
    ways: ['git'],
    notInAction: 'it is checked out by another action',
    isHeavy: true,
    files: {},
    tree: [MAIN, ...bomb.entries!],
  },
];

const OPTION = '-oProxyCommand=touch%20@MARK@';

const ADDRESSES: Readonly<Record<string, string>> = {
  'a program': 'ext::sh -c touch% @MARK@',
  'a forced program': 'git::ext::sh -c touch% @MARK@',
  'a program as a protocol': 'fd::17/x',
  'an option as a host': `ssh://${OPTION}/n.git`,
  'a forced option as a host': `git::ssh://${OPTION}/n.git`,
  'an option as a user': `ssh://${OPTION}@127.0.0.1/n.git`,
  'an option in the short form': `${OPTION}:n.git`,
  'an option as a path': 'ssh://git@127.0.0.1:@PORT@/--upload-pack=touch%20@MARK@',
  'an option as an address': '--upload-pack=touch @MARK@',
  'a forced option': 'git::--upload-pack=touch @MARK@',
  'an option as a branch': 'git::file://@REPO@?ref=--upload-pack=touch%20@MARK@',
  'a branch with an end of line': 'git::file://@REPO@?ref=main%0a-x',
  'an option as a folder': 'git::file://@REPO@//--x?ref=main',
  'a folder above': 'git::file://@REPO@//../../home/code',
  'an encoded folder above': 'git::file://@REPO@//%2e%2e/%2e%2e/home/code',
  'a depth that is an option': 'git::file://@REPO@?depth=--x',
  'a key of SSH': 'git::ssh://git@127.0.0.1:@PORT@/n.git?sshkey=@KEY@',
  'a bucket': 's3::http://127.0.0.1:@PORT@/x',
  'a host with an end of line': 'http://127.0.0.1:@PORT@/x%0d%0aHost:%20y/n.git',
};

const addresses: Hostile[] = Object.entries(ADDRESSES).flatMap(([what, address]) => [
  {
    name: `module at an address: ${what}`,
    files: { 'main.tf': `module "m" {\n  source = "${address}"\n}\n${PLAIN}` },
  },
  ...(address.includes('@PORT@')
    ? []
    : [
        {
          name: `source at an address: ${what}`,
          ways: ['auto'] as const,
          address,
          notInAction: 'a source there is a folder',
          files: { 'main.tf': PLAIN },
        },
      ]),
]);

const REFS: Answer = {
  headers: { 'content-type': 'application/x-git-upload-pack-advertisement' },
  body: '001e# service=git-upload-pack\n0000',
};

/** What a server of Git says to `GET /n.git/info/refs`. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  'words of a refusal': { status: 403, body: 'W0rds0fAStr4nger ::warning title=hostile-words::x\n' },
  'words of a fault': { status: 500, body: 'remote: W0rds0fAStr4nger' },
  'words in a line of the protocol': {
    ...REFS,
    body: '001e# service=git-upload-pack\n0000001dERR W0rds0fAStr4nger\u001b[2J\n',
  },
  'a redirect to another address': {
    status: 302,
    headers: { location: '@FORBIDDEN@/n.git/info/refs?service=git-upload-pack' },
  },
  'a redirect to a file': { status: 301, headers: { location: 'file://@HOME@/code' } },
  'a login that is asked for': { status: 401, headers: { 'www-authenticate': 'Basic realm="W0rds0fAStr4nger"' } },
  'a repository without a protocol': { body: `${'a'.repeat(40)}\trefs/heads/main\n` },
  'alternates of a repository without a protocol': { body: `${'a'.repeat(40)}\trefs/heads/main\n` },
  'names of branches that are ways': {
    ...REFS,
    body: `001e# service=git-upload-pack\n00000051${'a'.repeat(40)} refs/heads/../../x\0multi_ack symref=HEAD:y\n0000`,
  },
  'no end of names': {
    ...REFS,
    body: () =>
      Buffer.from(
        `001e# service=git-upload-pack\n0000${`003f${'a'.repeat(40)} refs/heads/branch-00\n`.repeat(200_000)}`,
      ),
  },
};

const answers: Hostile[] = Object.entries(ANSWERS).flatMap(([what, answer]) => {
  const served = {
    '/n.git/info/refs': answer,
    '/n.git/HEAD': { body: 'ref: refs/heads/main\n' },
    '/n.git/objects/info/http-alternates': { body: '@FORBIDDEN@/x/objects\n' },
    '/n.git/objects/info/alternates': { body: '@FORBIDDEN@/x/objects\n' },
  };
  return [
    {
      name: `server of Git: ${what}`,
      ways: ['auto'] as const,
      address: '@SERVER@/n.git',
      notInAction: 'a source there is a folder',
      files: {},
      served,
    },
    {
      name: `server of Git for a module: ${what}`,
      files: { 'main.tf': `module "m" {\n  source = "git::@SERVER@/n.git"\n}\n${PLAIN}` },
      served,
    },
  ];
});

const BRANCHES = Array.from({ length: 14 }, (_, n) => `b${n}`);

/** Small packs that become large where they are unpacked or listed. */
const packs: Hostile[] = [
  {
    name: 'server of Git: a pack of 17 KB with an object of 4 GB',
    ways: ['auto'],
    address: '@SERVER@/n.git',
    notInAction: 'a source there is a folder',
    files: {},
    served: handedOut('/n.git', () => memoryBomb(256), ['main']),
  },
  {
    name: 'server of Git for a module: a pack of 17 KB with an object of 4 GB',
    files: { 'main.tf': `module "m" {\n  source = "git::@SERVER@/n.git"\n}\n${PLAIN}` },
    served: handedOut('/n.git', () => memoryBomb(256), ['main']),
  },
  {
    name: 'server of Git for modules: half a million files in a kilobyte, fourteen times',
    notInAction: 'the runner has its own limits of a job',
    files: {
      'main.tf': `${BRANCHES.map((name) => `module "${name}" {\n  source = "git::@SERVER@/n.git?ref=${name}"\n}\n`).join('')}${PLAIN}`,
    },
    served: handedOut('/n.git', () => treeBomb([50, 100, 100]), BRANCHES),
  },
];

/** Odd addresses with a login in them, which are shown where they are refused. */
const ODD: Readonly<Record<string, string>> = {
  'with a blank': 'https://tok:x @LOGIN@@127.0.0.1:@PORT@/x.zip',
  'without a scheme': 'git::u:@LOGIN@@127.0.0.1/x',
  'behind a semicolon': 'https://127.0.0.1:@PORT@/x.zip;token=@LOGIN@',
  'behind a hash': 'git::https://127.0.0.1:@PORT@/n.git#@LOGIN@',
  'as a depth': 'git::https://127.0.0.1:@PORT@/n.git?depth=@LOGIN@',
  'as the name of a parameter': 'git::https://127.0.0.1:@PORT@/n.git?@LOGIN@=1',
};

const odd: Hostile[] = Object.entries(ODD).map(([what, source]) => ({
  name: `login in the address of a module: ${what}`,
  notInAction: 'no login is planted there',
  files: { 'main.tf': `module "m" {\n  source = "${source}"\n}\n${PLAIN}` },
}));

const login: Hostile[] = [
  {
    name: 'a login in the address of a source',
    ways: ['auto'],
    address: 'http://user:@LOGIN@@127.0.0.1:@SERVED@/n.git',
    notInAction: 'a source there is a folder',
    files: {},
    // As long as it takes to look at the processes.
    served: { '/n.git/info/refs': { status: 401, waitsMs: 800 } },
  },
];

export const GIT: Table = {
  about: 'repositories of Git',
  rows: [...trees, ...bombs, ...addresses, ...answers, ...packs, ...odd, ...login],
};

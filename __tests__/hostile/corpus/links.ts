// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is Terraform's
/** Links out of the repository, in every place from which something is read. */
import type { Files, Hostile, Table, Way } from '../support/hostile.js';

const SECRET_VARIABLE = 'variable "secret" {\n  default = "none"\n}\n';
const SHOWN = `${SECRET_VARIABLE}resource "aws_s3_bucket" "b" {\n  bucket = "b-\${var.secret}"\n}\n`;
const DOCKER = `variable "auths" {\n  default = {}\n}\nresource "aws_instance" "b" {\n  tags = { Name = var.auths["registry.example"].auth }\n}\n`;
const PLAIN = 'resource "aws_s3_bucket" "b" {\n  bucket = "x"\n}\n';
const BOTH: readonly Way[] = ['static', 'offline'];

const NAMED = 'a directory that a user names may be a link';

/** What is linked, and to what. */
const LINKS: readonly (readonly [what: string, files: Files, more?: Partial<Hostile>])[] = [
  ['x.auto.tfvars', { 'main.tf': SHOWN, 'x.auto.tfvars': { to: '@HOME@/secrets.auto.tfvars' } }],
  ['terraform.tfvars', { 'main.tf': SHOWN, 'terraform.tfvars': { to: '@HOME@/secrets.auto.tfvars' } }],
  ['x.auto.tfvars.json', { 'main.tf': DOCKER, 'y.auto.tfvars.json': { to: '@HOME@/.docker/config.json' } }],
  ['terraform.tfvars.json', { 'main.tf': DOCKER, 'terraform.tfvars.json': { to: '@HOME@/.docker/config.json' } }],
  ['a relative link to variables', { 'main.tf': SHOWN, 'x.auto.tfvars': { to: '@UP@/home/secrets.auto.tfvars' } }],
  [
    'a link to a link to variables',
    { 'main.tf': SHOWN, 'x.auto.tfvars': { to: 'a/b' }, 'a/b': { to: '@HOME@/secrets.auto.tfvars' } },
  ],
  ['a .tf file', { 'main.tf': { to: '@HOME@/code/main.tf' } }],
  ['a .tf.json file', { 'main.tf': PLAIN, 'x.tf.json': { to: '@HOME@/.docker/config.json' } }],
  ['an override', { 'main.tf': PLAIN, 'override.tf': { to: '@HOME@/code/main.tf' } }],
  ['a file with a fault', { 'main.tf': PLAIN, 'x.tf': { to: '@KEY@' } }],
  ['a JSON file with a fault', { 'main.tf': PLAIN, 'x.tf.json': { to: '@KEY@' } }],
  ['groundplan.yml', { 'main.tf': PLAIN, 'groundplan.yml': { to: '@HOME@/words.yml' } }],
  ['groundplan.yml that is none', { 'main.tf': PLAIN, 'groundplan.yml': { to: '@HOME@/.aws/credentials' } }],
  ['groundplan.ai.yml', { 'main.tf': PLAIN, 'groundplan.ai.yml': { to: '@HOME@/words.yml' } }],
  [
    'the directory that is drawn',
    { live: { to: '@HOME@/code' }, 'main.tf': PLAIN },
    { source: 'live', notOnCli: NAMED },
  ],
  ['a directory above it', { live: { to: '@HOME@' }, 'main.tf': PLAIN }, { source: 'live/code', notOnCli: NAMED }],
  ['a module', { 'main.tf': 'module "m" {\n  source = "./m"\n}\n', m: { to: '@HOME@/code' } }],
  ['a folder of a module', { 'main.tf': 'module "m" {\n  source = "./m/code"\n}\n', m: { to: '@HOME@' } }],
  ['a neighbour as a module', { 'main.tf': 'module "m" {\n  source = "./m"\n}\n', m: { to: '../neighbour' } }],
  ['the lock file', { 'main.tf': PLAIN, '.terraform.lock.hcl': { to: '@KEY@' } }],
  [
    'the manifest of modules',
    {
      'main.tf': 'module "m" {\n  source = "127.0.0.1:@PORT@/a/b/aws"\n}\n',
      '.terraform/modules/modules.json': JSON.stringify({
        Modules: [
          { Key: '', Source: '', Dir: '.' },
          { Key: 'm', Source: '127.0.0.1:@PORT@/a/b/aws', Version: '1.0.0', Dir: '@HOME@/code' },
        ],
      }),
    },
  ],
  [
    'a way up in the manifest of modules',
    {
      'main.tf': 'module "m" {\n  source = "127.0.0.1:@PORT@/a/b/aws"\n}\n',
      '.terraform/modules/modules.json': JSON.stringify({
        Modules: [{ Key: 'm', Source: '127.0.0.1:@PORT@/a/b/aws', Version: '1.0.0', Dir: '@UP@/home/code' }],
      }),
    },
  ],
  [
    'a module of the manifest that is a link',
    {
      'main.tf': 'module "m" {\n  source = "127.0.0.1:@PORT@/a/b/aws"\n}\n',
      '.terraform/modules/m': { to: '@HOME@/code' },
      '.terraform/modules/modules.json': JSON.stringify({
        Modules: [{ Key: 'm', Source: '127.0.0.1:@PORT@/a/b/aws', Version: '1.0.0', Dir: '.terraform/modules/m' }],
      }),
    },
  ],
  [
    'the manifest itself',
    { 'main.tf': PLAIN, '.terraform/modules/modules.json': { to: '@HOME@/.docker/config.json' } },
  ],
  [
    'the state of a workspace',
    {
      'main.tf': PLAIN,
      'terraform.tfstate': { to: '@HOME@/terraform.tfstate' },
      '.terraform/environment': { to: '@KEY@' },
    },
  ],
  ['a template', { 'main.tf': `${PLAIN}output "o" {\n  value = templatefile("t", {})\n}\n`, t: { to: '@KEY@' } }],
  ['a device', { 'main.tf': { to: '/dev/zero' }, 'x.tf': PLAIN }],
  ['a device for words', { 'main.tf': PLAIN, 'groundplan.yml': { to: '/dev/zero' } }],
  ['a device for variables', { 'main.tf': PLAIN, 'x.auto.tfvars': { to: '/dev/zero' } }],
  ['the environment of the process', { 'main.tf': PLAIN, 'x.tf': { to: '/proc/self/environ' } }],
  [
    'the environment, by a file',
    { 'main.tf': `resource "aws_s3_bucket" "b" {\n  bucket = file("e")\n}\n`, e: { to: '/proc/self/environ' } },
  ],
  ['a loop', { 'main.tf': PLAIN, 'x.tf': { to: 'y.tf' }, 'y.tf': { to: 'x.tf' }, m: { to: '.' } }],
];

const links: Hostile[] = LINKS.flatMap(([what, files, more]) => [
  { name: `link: ${what}`, ways: BOTH, files, ...more },
  ...(more === undefined
    ? [{ name: `link in a clone: ${what}`, ways: ['offline', 'static'] as const, files, isClone: true }]
    : []),
]);

/** Files that are named, and are links. */
const GIVEN: readonly Hostile[] = [
  ...['terraform.tfvars', 'groundplan.yml', 'main.tf'].map((name) => ({
    name: `link in a repository that was cloned: ${name}`,
    ways: ['git'] as const,
    files: {
      'main.tf': SHOWN,
      x: 'x',
      ...(name === 'main.tf' ? {} : { [name]: { to: '@HOME@/secrets.auto.tfvars' } }),
      'a.tf': { to: '@HOME@/code/main.tf' },
    },
  })),
  {
    name: 'link in a repository that was cloned: the directory',
    ways: ['git'],
    source: 'live',
    files: { live: { to: '@HOME@/code' }, 'main.tf': PLAIN },
  },
];

/** Links where groundplan writes. */
const OUTPUTS: readonly Hostile[] = (
  [
    ['architecture.svg to a start script', { 'architecture.svg': { to: '@HOME@/.bashrc' } }],
    ['architecture.svg to a file that is not there', { 'architecture.svg': { to: '@HOME@/.bash_login' } }],
    ['tfdata.json to a start script', { 'tfdata.json': { to: '@HOME@/.bashrc' } }],
    ['tfdata.json to a file that is not there', { 'tfdata.json': { to: '@HOME@/.profile' } }],
    ['architecture.svg that is a pipe', { 'architecture.svg': { pipe: true } }],
    ['tfdata.json that is a pipe', { 'tfdata.json': { pipe: true } }],
    ['architecture.svg to a folder', { 'architecture.svg': { to: '@HOME@/.ssh' } }],
    [
      'names for a while',
      Object.fromEntries(
        ['architecture.svg', 'tfdata.json'].flatMap((name) =>
          [1, 2, 7, 8, 17].flatMap((pid) =>
            [0, 1, 2].map((n) => [`.${name}.${pid}.${n}.tmp`, { to: '@HOME@/.bashrc' }]),
          ),
        ),
      ),
    ],
  ] as const
).map(([what, files]) => ({
  name: `output: ${what}`,
  ways: ['static'],
  isHere: true,
  notInAction: 'its outputs have other names',
  files: { 'main.tf': PLAIN, ...files },
}));

export const LINK_TABLE: Table = { about: 'links', rows: [...links, ...GIVEN, ...OUTPUTS] };

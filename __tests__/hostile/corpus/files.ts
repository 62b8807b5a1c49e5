// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is Terraform's
/** Plans, graphs and annotations as files: broken ones, ones with secrets, ones with commands for terminals. */
import { token } from '../support/canaries.js';
import type { Hostile, Table } from '../support/hostile.js';

const SECRET = token('plan');
const PLAIN = 'resource "aws_s3_bucket" "b" {\n  bucket = "x"\n}\n';

const resource = (type: string, values: object, sensitive: object = {}): object => ({
  ...{ address: `${type}.r`, mode: 'managed', type, name: 'r', provider_name: 'registry.terraform.io/hashicorp/aws' },
  change: {
    actions: ['create'],
    before: null,
    after: values,
    after_unknown: {},
    before_sensitive: false,
    after_sensitive: sensitive,
  },
});

const plan = (changes: readonly object[], more: object = {}): string =>
  JSON.stringify({ format_version: '1.2', terraform_version: '1.11.4', resource_changes: changes, ...more });

/** Where secrets stand in real plans. */
const VALUES: Readonly<Record<string, string>> = {
  'a password': plan([resource('aws_db_instance', { identifier: 'x', password: SECRET }, { password: true })]),
  'a password that nobody has marked': plan([resource('aws_db_instance', { identifier: 'x', password: SECRET })]),
  'user data': plan([resource('aws_instance', { user_data: `key=${SECRET}`, tags: { Name: 'x' } })]),
  'an environment': plan([
    resource('aws_lambda_function', { function_name: 'x', environment: [{ variables: { KEY: SECRET } }] }),
  ]),
  'a definition of containers': plan([
    resource('aws_ecs_task_definition', {
      family: 'x',
      container_definitions: JSON.stringify([{ name: 'a', environment: [{ name: 'KEY', value: SECRET }] }]),
    }),
  ]),
  'a secret': plan([resource('aws_secretsmanager_secret_version', { secret_id: 'x', secret_string: SECRET })]),
  'a parameter': plan([resource('aws_ssm_parameter', { name: '/x', type: 'SecureString', value: SECRET })]),
  'a name that is marked': plan([resource('aws_s3_bucket', { bucket: SECRET }, { bucket: true })]),
  'a tag that is marked': plan([resource('aws_instance', { tags: { Name: SECRET } }, { tags: { Name: true } })]),
  'a resource that is marked': plan([
    {
      ...resource('aws_s3_bucket', { bucket: SECRET }),
      change: { actions: ['create'], after: { bucket: SECRET }, after_sensitive: true },
    },
  ]),
  'a variable': plan([resource('aws_s3_bucket', { bucket: 'x' })], { variables: { password: { value: SECRET } } }),
  'an output': plan([resource('aws_s3_bucket', { bucket: 'x' })], {
    planned_values: { outputs: { o: { sensitive: true, value: SECRET } }, root_module: {} },
    output_changes: { o: { actions: ['create'], after: SECRET, after_sensitive: true } },
  }),
  'a state before': plan([resource('aws_s3_bucket', { bucket: 'x' })], {
    prior_state: { values: { outputs: { o: { sensitive: true, value: SECRET } } } },
  }),
  'a private key': plan([resource('tls_private_key', { private_key_pem: SECRET, algorithm: 'RSA' })]),
};

const WHOLE = VALUES['a password that nobody has marked']!;
const at = WHOLE.indexOf(SECRET);

/** A plan with a fault at or beside the secret. */
const BROKEN: Readonly<Record<string, string>> = {
  'cut in the secret': WHOLE.slice(0, at + 20),
  'cut behind the secret': WHOLE.slice(0, at + SECRET.length),
  'cut behind its quote': WHOLE.slice(0, at + SECRET.length + 1),
  'no quote before it': WHOLE.replace(`"${SECRET}`, SECRET),
  'no quote behind it': WHOLE.replace(`${SECRET}"`, SECRET),
  'a comma before it': WHOLE.replace(`"${SECRET}"`, `,"${SECRET}"`),
  'a word behind it': WHOLE.replace(`"${SECRET}"`, `"${SECRET}" x`),
  'an end of line in it': WHOLE.replace(SECRET, `${SECRET}\n${SECRET}`),
  'an escape in it': WHOLE.replace(SECRET, `${SECRET}\\q${SECRET}`),
  'the secret alone': SECRET,
  'the secret as a version': WHOLE.replace('"1.2"', `"${SECRET}"`),
  'the secret as a key': WHOLE.replace('"resource_changes"', `"${SECRET}"`),
  'the secret as an action': WHOLE.replace('["create"]', `["${SECRET}"]`),
  'the secret in the place of a list': `{"format_version":"1.2","resource_changes":"${SECRET}"}`,
  'the secret in the place of an address': WHOLE.replace('"aws_db_instance.r"', `{"x":"${SECRET}"}`),
};

const plans: Hostile[] = [...Object.entries(VALUES), ...Object.entries(BROKEN)].map(([what, text]) => ({
  name: `plan: ${what}`,
  ways: ['file'],
  source: 'plan.json',
  files: { 'plan.json': text },
}));

/** In code these are shown only where they are names. */
const code: Hostile[] = (
  [
    [
      'a sensitive variable',
      `variable "v" {\n  default = "${SECRET}"\n  sensitive = true\n}\nresource "aws_s3_bucket" "b" {\n  bucket = var.v\n}\n`,
    ],
    ['a password', `resource "aws_db_instance" "d" {\n  identifier = "x"\n  password = "${SECRET}"\n}\n`],
    ['a sensitive function', `resource "aws_s3_bucket" "b" {\n  bucket = sensitive("${SECRET}")\n}\n`],
    ['a sensitive output', `output "o" {\n  value = "${SECRET}"\n  sensitive = true\n}\n${PLAIN}`],
    ['a login of a provider', `provider "aws" {\n  secret_key = "${SECRET}"\n}\n${PLAIN}`],
    ['a login of a backend', `terraform {\n  backend "s3" {\n    secret_key = "${SECRET}"\n  }\n}\n${PLAIN}`],
    [
      'an environment',
      `resource "aws_lambda_function" "f" {\n  function_name = "x"\n  environment {\n    variables = { KEY = "${SECRET}" }\n  }\n}\n`,
    ],
    ['user data', `resource "aws_instance" "i" {\n  user_data = "${SECRET}"\n}\n`],
  ] as const
).flatMap(([what, text]) => [{ name: `value in code: ${what}`, files: { 'main.tf': text } }]);

const CONTROLS = [
  '\u001b[2J',
  '\n::warning title=hostile-words::x',
  '\u0000',
  '\u202e',
  '\u009b2J',
  '\r##[error]hostile-words',
];

const graphs: Hostile[] = CONTROLS.flatMap((text, n) => [
  {
    name: `graph: a key with control characters ${n}`,
    ways: ['file'],
    source: 'graph.json',
    files: { 'graph.json': JSON.stringify({ [`aws_vpc.a${text}`]: [] }) },
  },
  {
    name: `graph: an edge with control characters ${n}`,
    ways: ['file'],
    source: 'graph.json',
    files: { 'graph.json': JSON.stringify({ 'aws_vpc.a': [`aws_vpc.b${text}`], 'aws_vpc.b': text }) },
  },
  {
    name: `plan: an address with control characters ${n}`,
    ways: ['file'],
    source: 'plan.json',
    files: {
      'plan.json': WHOLE.replaceAll(
        'aws_db_instance.r',
        JSON.stringify(`aws_db_instance.r${text}`).slice(1, -1),
      ).replace(SECRET, 'x'),
    },
  },
]);

const attribute = (value: string): object => ({ type: 'get_attr', value });
const TYPED = { value: 'bucket', type: 'string' };

/** What a state says is secret, in words that this version may not know. */
const MARKS: Readonly<Record<string, unknown>> = {
  'an attribute': [[attribute('bucket')]],
  'an attribute of an attribute': [[attribute('bucket'), attribute('x')]],
  everything: [[]],
  'packed paths': 'kQGBomF0pmJ1Y2tldA==',
  'packed paths in a list': ['kQGBomF0pmJ1Y2tldA=='],
  'an index first': [[{ type: 'index', value: TYPED }]],
  'a step of another kind': [[{ type: 'splat', value: 'bucket' }]],
  'a step without a kind': [[{ value: TYPED }]],
  'an object': { bucket: true },
  'a word': true,
};

const shownState = (marks: unknown): object => ({
  format_version: '1.0',
  values: {
    root_module: {
      resources: [
        { mode: 'managed', type: 'aws_s3_bucket', name: 'b', values: { bucket: SECRET }, sensitive_values: marks },
      ],
    },
  },
});

const keptState = (marks: unknown): object => ({
  ...{ version: 4, terraform_version: '1.11.4', serial: 1, lineage: 'x' },
  resources: [
    {
      ...{ mode: 'managed', type: 'aws_s3_bucket', name: 'b' },
      provider: 'provider["registry.terraform.io/hashicorp/aws"]',
      instances: [{ attributes: { bucket: SECRET }, sensitive_attributes: marks }],
    },
  ],
});

const states: Hostile[] = [
  ...Object.entries(MARKS).map(([what, marks]): [string, object] => [
    `state: marks that are ${what}`,
    keptState(marks),
  ]),
  ...Object.entries({ ...MARKS, 'a text': { bucket: 'true' }, 'all of it': { bucket: [true] } }).map(
    ([what, marks]): [string, object] => [`state that is shown: marks that are ${what}`, shownState(marks)],
  ),
].map(([name, state]) => ({
  ...{ name, ways: ['file'], source: 'in.tfstate' },
  files: { 'in.tfstate': JSON.stringify(state) },
}));

const quoted = (text: string): string => JSON.stringify(text);

const ANNOTATIONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    CONTROLS.flatMap(
      (text, n) =>
        [
          [`a key with control characters ${n}`, `${quoted(`ti${text}tle`)}: x\n`],
          [
            `an address with control characters ${n}`,
            `labels:\n  ${quoted(`aws_vpc.a${text}`)}: x\n${quoted(`x${text}`)}: y\n`,
          ],
          [`a title with control characters ${n}`, `title: ${quoted(`x${text}y`)}\n`],
          [`a fault with control characters ${n}`, `title: [${text}\n  x: {\n`],
        ] as const,
    ),
  ),
  'a bomb of anchors': `a: &a [x,x,x,x,x,x,x,x,x]\n${Array.from({ length: 9 }, (_, n) => {
    const name = String.fromCharCode(97 + n);
    const next = String.fromCharCode(98 + n);
    return `${next}: &${next} [${Array(9).fill(`*${name}`).join(',')}]\n`;
  }).join('')}`,
  'an anchor of itself': 'title: &a [*a]\n',
  'a merge of itself': 'a: &a\n  <<: *a\n',
  'a tag of a program': "title: !!js/function \"function () { require('fs').writeFileSync('@MARK@', 1) }\"\n",
  'a tag of Python': 'title: !!python/object/apply:os.system ["touch @MARK@"]\n',
  'a tag of a file': 'title: !include @KEY@\n',
  'a key without end': `${'k'.repeat(500_000)}: x\n`,
  'folders of lists': `title: ${'['.repeat(50_000)}\n`,
  'names of objects': '__proto__:\n  title: x\nconstructor: x\ntoString: x\n',
  'an icon of the machine': 'icons:\n  aws_s3_bucket.b: file://@KEY@\nadd:\n  - icon: @KEY@\n',
};

const annotations: Hostile[] = Object.entries(ANNOTATIONS).map(([what, text]) => ({
  name: `annotations: ${what}`,
  ways: ['static', 'offline'],
  files: { 'main.tf': PLAIN, 'groundplan.yml': text },
}));

export const FILES: Table = {
  about: 'plans, graphs, values and annotations',
  rows: [...plans, ...states, ...code, ...graphs, ...annotations],
};

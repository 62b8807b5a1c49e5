// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language
/** What code makes of secrets: Terraform must take for a secret what real providers do, and the plan must not fail of it. */

import { portion } from '../../support/long.js';
import { needs } from '../../support/tools.js';
import { addressesOf, offline, type Planned, planned, referencesOf, valuesOf } from './offline.js';

const terraform = needs('terraform');

const CANARY = 'Kn-canary-16';

const seen = (result: Planned): boolean => JSON.stringify(result).includes(CANARY);

const SECRETS: Readonly<Record<string, readonly [code: string, expression: string]>> = {
  'a password': [`resource "aws_db_instance" "d" {\n  password = "${CANARY}"\n}`, 'aws_db_instance.d.password'],
  'user data': [`resource "aws_instance" "d" {\n  user_data = "${CANARY}"\n}`, 'aws_instance.d.user_data'],
  'a parameter': [`resource "aws_ssm_parameter" "d" {\n  value = "${CANARY}"\n}`, 'aws_ssm_parameter.d.value'],
  'a secret': [
    `resource "aws_secretsmanager_secret_version" "d" {\n  secret_string = jsonencode({ a = "${CANARY}" })\n}`,
    'jsondecode(aws_secretsmanager_secret_version.d.secret_string).a',
  ],
  'a local': [
    `locals {\n  x = upper(join("-", [aws_db_instance.d.password]))\n}\nresource "aws_db_instance" "d" {\n  password = lower("${CANARY}")\n}`,
    'local.x == "" ? "a" : replace(lower(local.x), "kn", "Kn")',
  ],
  'a block': [
    `resource "aws_mq_broker" "d" {\n  user {\n    password = "${CANARY}"\n  }\n}`,
    'aws_mq_broker.d.user[0].password',
  ],
  'a dynamic block': [
    `resource "aws_mq_broker" "d" {\n  dynamic "user" {\n    for_each = ["a"]\n    content {\n      password = "${CANARY}"\n    }\n  }\n}`,
    'aws_mq_broker.d.user[0].password',
  ],
  'an object': [`resource "aws_x" "d" {\n  auth = { password = "${CANARY}", name = "x" }\n}`, 'aws_x.d.auth.password'],
  'an object in a block': [
    `resource "aws_x" "d" {\n  environment {\n    variables = { master_password = "${CANARY}" }\n  }\n}`,
    'aws_x.d.environment[0].variables.master_password',
  ],
  'an object in a dynamic block': [
    `resource "aws_x" "d" {\n  dynamic "auth" {\n    for_each = [1]\n    content {\n      conf = { api_token = "${CANARY}" }\n    }\n  }\n}`,
    'aws_x.d.auth[0].conf.api_token',
  ],
  'objects of a list': [
    `resource "aws_x" "d" {\n  users = [{ password = <<-E\n    ${CANARY}\n  E\n  }]\n}`,
    'chomp(aws_x.d.users[0].password)',
  ],
  instances: [
    `resource "aws_db_instance" "d" {\n  for_each = toset(["a"])\n  password = "${CANARY}"\n}`,
    'values(aws_db_instance.d)[0].password',
  ],
  'an object as a whole': [
    `resource "aws_db_instance" "d" {\n  password = "${CANARY}"\n}`,
    'jsonencode(aws_db_instance.d)',
  ],
};

terraform.describe('what is made of a secret is not shown', () => {
  test.each(portion(Object.entries(SECRETS), 6))('%s', async (_, [code, expression]) => {
    const main = `${code}\nresource "aws_s3_bucket" "b" {\n  bucket = ${expression}\n}\noutput "o" {\n  value = ${expression}\n}\n`;
    const result = await planned({ files: { 'main.tf': main } });
    expect(valuesOf(result, 'aws_s3_bucket.b')).not.toHaveProperty('bucket');
    expect(seen(result)).toBe(false);
    expect(referencesOf(result)).toHaveLength(1);
    expect(result.attempts).toBe(1);
  });
});

terraform.it('JSON syntax, attributes that are objects, and blocks', async () => {
  const code = {
    resource: {
      aws_x: { d: { auth: { password: CANARY }, users: [{ token: `${CANARY}-\${terraform.workspace}` }] } },
      aws_mq_broker: { e: { user: [{ password: CANARY }] } },
      aws_s3_bucket: {
        a: { bucket: '${aws_x.d.auth.password}' },
        b: { bucket: '${aws_x.d.users[0].token}' },
        c: { bucket: '${aws_mq_broker.e.user[0].password}' },
      },
    },
    output: { o: { value: '${aws_x.d.auth.password}' }, p: { value: '${aws_x.d.auth}', sensitive: false } },
  };
  const result = await planned({ files: { 'main.tf.json': JSON.stringify(code) } });
  expect(seen(result)).toBe(false);
  expect(result.attempts).toBe(1);
});

terraform.it('what is made of an object as a text is no secret for a name in it', async () => {
  const main =
    'resource "aws_x" "d" {\n  definition = jsonencode({ token = "a", name = "b" })\n  auth = merge({ token = "c" }, { name = "d" })\n}\n';
  const values = valuesOf(await planned({ files: { 'main.tf': main } }), 'aws_x.d');
  expect(values).toMatchObject({ definition: '{"name":"b","token":"a"}', auth: { name: 'd' } });
  expect(values?.auth).not.toHaveProperty('token');
});

const MODULES: Readonly<Record<string, readonly [file: string, text: string]>> = {
  'a text': ['main.tf', `output "u" {\n  value = "${CANARY}"\n  sensitive = true\n}\n`],
  'a heredoc': ['main.tf', `output "u" {\n  sensitive = "true"\n  value = <<E\n${CANARY}\nE\n}\n`],
  'a local': [
    'main.tf',
    `locals {\n  x = "${CANARY}"\n}\noutput "u" {\n  value = "a-${'${local.x}'}"\n  sensitive = !false\n}\n`,
  ],
  JSON: ['main.tf.json', JSON.stringify({ output: { u: { value: `" \\ %%{x} ${CANARY}`, sensitive: true } } })],
  'a template in JSON': [
    'main.tf.json',
    JSON.stringify({ locals: { x: CANARY }, output: { u: { value: 'a\\n"-${local.x}-$${b}', sensitive: true } } }),
  ],
  'one expression in JSON': [
    'main.tf.json',
    JSON.stringify({ locals: { x: CANARY }, output: { u: { value: '${local.x}', sensitive: true } } }),
  ],
};

terraform.describe('an output that a module hides is hidden from its callers', () => {
  test.each(portion(Object.entries(MODULES), 3))('%s', async (_, [file, text]) => {
    const main =
      'module "m" {\n  source = "./m"\n}\nlocals {\n  u = module.m.u\n}\n' +
      'resource "aws_s3_bucket" "a" {\n  bucket = module.m.u\n}\n' +
      'resource "aws_s3_bucket" "b" {\n  bucket = join("-", [local.u, "x"])\n}\noutput "o" {\n  value = module.m.u\n}\n';
    const result = await planned({ files: { 'main.tf': main, [`m/${file}`]: text } });
    expect(valuesOf(result, 'aws_s3_bucket.a')).not.toHaveProperty('bucket');
    expect(seen(result)).toBe(false);
    expect(result.attempts).toBe(1);
  });

  it('and is what it was', async () => {
    const texts = ['plain', '" \\ \n $${x} %%{y} $', 'a-${local.x}-"${"b"}"', '${local.x}'];
    const output = (value: string, sensitive: boolean) => ({ value, sensitive });
    const use = (i: number) =>
      `module "m${i}" {\n  source = "./m${i}"\n}\nresource "aws_s3_bucket" "a${i}" {\n` +
      `  bucket = nonsensitive(module.m${i}.u)\n  name = module.m${i}.v\n}\n`;
    const modules = texts.map((text, i) => [
      `m${i}/main.tf.json`,
      JSON.stringify({ locals: { x: 'y' }, output: { u: output(text, true), v: output(text, false) } }),
    ]);
    const main = texts.map((_, i) => use(i)).join('');
    const result = await planned({ files: { 'main.tf': main, ...Object.fromEntries(modules) } });
    for (const at of texts.keys()) {
      const { bucket, name } = valuesOf(result, `aws_s3_bucket.a${at}`) ?? {};
      expect([texts[at], bucket]).toEqual([texts[at], name]);
      expect(bucket).not.toBeUndefined();
    }
  });

  it('secrets in lists and objects are hidden', async () => {
    const value = { a: [CANARY], b: { c: CANARY } };
    const files = {
      'main.tf':
        'module "m" {\n  source = "./m"\n}\n' +
        'resource "aws_s3_bucket" "a" {\n  for_each = module.m.u\n  bucket = each.key\n  tags = { Name = jsonencode(each.value) }\n}\n',
      'm/main.tf.json': JSON.stringify({ output: { u: { value, sensitive: true } } }),
    };
    const result = await planned({ files });
    expect(seen(result)).toBe(false);
    expect(addressesOf(result)).toEqual(['aws_s3_bucket.a["a"]', 'aws_s3_bucket.a["b"]']);
  });
});

const SECRET_LIST = `resource "aws_db_instance" "d" {\n  password = "${CANARY}"\n}\n`;

/** Terraform refuses some of it; what is secret is unknown then, and all else stays. */
const NUMBERS: Readonly<Record<string, readonly [text: string, addresses: readonly string[]]>> = {
  'a count': [
    `resource "aws_x" "a" {\n  count = aws_db_instance.d.password == "" ? 0 : 2\n  name = "a"\n}`,
    ['aws_x.a[0]', 'aws_x.a[1]'],
  ],
  instances: [`resource "aws_x" "a" {\n  for_each = toset([aws_db_instance.d.password])\n}`, ['aws_x.a["each"]']],
  'a map': [`resource "aws_x" "a" {\n  for_each = { a = aws_db_instance.d.password }\n}`, ['aws_x.a["a"]']],
  'keys of a map': [
    `resource "aws_x" "a" {\n  for_each = { (aws_db_instance.d.password) = "x" }\n}`,
    ['aws_x.a["each"]'],
  ],
  blocks: [
    `resource "aws_x" "a" {\n  dynamic "b" {\n    for_each = [aws_db_instance.d.password]\n    content {\n      name = b.value\n    }\n  }\n}`,
    ['aws_x.a'],
  ],
  'blocks of a set': [
    `resource "aws_x" "a" {\n  name = "a"\n  dynamic "b" {\n    for_each = toset([aws_db_instance.d.password])\n    content {\n      name = b.value\n    }\n  }\n}`,
    ['aws_x.a'],
  ],
  'a module': [
    `module "m" {\n  source = "./m"\n  for_each = toset([aws_db_instance.d.password])\n}`,
    ['module.m["each"].aws_x.a'],
  ],
  'what is said to be none': [
    `resource "aws_x" "a" {\n  for_each = nonsensitive(toset([for i in ["a"] : aws_db_instance.d.password == "" ? i : "b"]))\n}`,
    ['aws_x.a["b"]'],
  ],
  'a data source': [`data "aws_x" "a" {\n  name = aws_db_instance.d.password\n}`, ['data.aws_x.a']],
};

terraform.describe('a number that is made of a secret', () => {
  test.each(Object.entries(NUMBERS))('%s', async (_, [text, addresses]) => {
    const result = await offline({
      files: { 'main.tf': `${SECRET_LIST}${text}\n`, 'm/main.tf': 'resource "aws_x" "a" {}\n' },
    });
    if (result.end !== 'planned') throw new Error([result.reason, ...result.whole].join('\n'));
    expect(addressesOf(result).filter((one) => one !== 'aws_db_instance.d')).toEqual(addresses);
    expect(seen(result)).toBe(false);
  });
});

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language
/** What the code alone says of secrets: what is made of one is unknown, and who refers to whom is drawn. */
import { instancesIn, pairsIn, staticOf } from './read.js';

const CANARY = 'Kn-canary-16';

const named = (expression: string): string => `resource "aws_s3_bucket" "b" {\n  bucket = ${expression}\n}\n`;

const secret = (type: string, body: string): string => `resource "${type}" "d" {\n  ${body}\n}\n`;

const HIDDEN: Readonly<Record<string, readonly [code: string, expression: string]>> = {
  'an attribute': [secret('aws_db_instance', `password = "${CANARY}"`), 'aws_db_instance.d.password'],
  'a text around it': [secret('aws_instance', `user_data = "${CANARY}"`), '"a-${aws_instance.d.user_data}"'],
  'a function': [
    secret('aws_secretsmanager_secret_version', `secret_string = jsonencode({ a = "${CANARY}" })`),
    'jsondecode(aws_secretsmanager_secret_version.d.secret_string).a',
  ],
  'an index': [secret('aws_db_instance', `count = 2\n  password = "${CANARY}"`), 'aws_db_instance.d[1]["password"]'],
  'all instances': [secret('aws_db_instance', `count = 2\n  password = "${CANARY}"`), 'aws_db_instance.d[*].password'],
  'a block': [secret('aws_mq_broker', `user {\n    password = "${CANARY}"\n  }`), 'aws_mq_broker.d.user[0].password'],
  'an object': [secret('aws_x', `auth = { password = "${CANARY}" }`), 'aws_x.d.auth.password'],
  'an object in a list': [secret('aws_x', `auth = [{ a = { token = "${CANARY}" } }]`), 'aws_x.d.auth[0].a.token'],
  'an object in a set': [
    secret('aws_x', `auth = toset([{ password = "${CANARY}" }])`),
    '[for a in aws_x.d.auth : a.password][0]',
  ],
  'a local': [
    `${secret('aws_db_instance', `password = "${CANARY}"`)}locals {\n  x = aws_db_instance.d.password\n}\n`,
    'coalesce(local.x, "x")',
  ],
};

test.each(Object.entries(HIDDEN))('%s', async (_, [code, expression]) => {
  const inventory = await staticOf(`${code}${named(expression)}`);
  const bucket = inventory.resources.find(({ type }) => type === 'aws_s3_bucket');
  expect(JSON.stringify(bucket?.values)).not.toContain(CANARY);
  expect(pairsIn(inventory)[0]).toMatch(/^aws_s3_bucket\.b bucket /);
});

test('a secret instance key is not shown', async () => {
  const code = `${secret('aws_db_instance', `password = "${CANARY}"`)}resource "aws_s3_bucket" "b" {\n  for_each = toset([aws_db_instance.d.password])\n}\n`;
  expect(instancesIn(await staticOf(code))).toEqual(['aws_db_instance.d', 'aws_s3_bucket.b']);
});

test.each(['true', '"true"', '!false', '1 == 1'])('an output that says so by %s', async (mark) => {
  const inventory = await staticOf({
    'main.tf': `module "m" {\n  source = "./m"\n}\n${named('module.m.u')}`,
    'm/main.tf': `output "u" {\n  value = "${CANARY}"\n  sensitive = ${mark}\n}\n`,
  });
  expect(JSON.stringify(inventory)).not.toContain(CANARY);
});

test('a variable marked as not sensitive and names beside secrets are shown', async () => {
  const inventory = await staticOf(
    'variable "v" {\n  default = "v"\n  sensitive = "false"\n}\n' +
      secret('aws_db_instance', 'password = "x"\n  identifier = "i"\n  tags = { Name = "n" }') +
      named('"${var.v}-${aws_db_instance.d.identifier}-${aws_db_instance.d.tags.Name}"'),
  );
  expect(inventory.resources.map(({ values }) => values.bucket)).toContain('v-i-n');
});

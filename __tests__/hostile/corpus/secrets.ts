// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is Terraform's
/** Secrets that code gives to a name: in its own words, and as plans of real Terraform have them. */
import { token } from '../support/canaries.js';
import type { Hostile, Table } from '../support/hostile.js';
import { PLACES } from './secret-places.js';
import { PLANS } from './secret-plans.js';

const SECRET = token('value');

const attribute = (type: string, name: string, value = `"${SECRET}"`): string =>
  `resource "${type}" "d" {\n  ${name} = ${value}\n}\n`;

/** Code, and an expression that is a secret in it. */
const READ: Readonly<Record<string, readonly [code: string, expression: string]>> = {
  'a password': [attribute('aws_db_instance', 'password'), 'aws_db_instance.d.password'],
  'a password that is only written': [attribute('aws_db_instance', 'password_wo'), 'aws_db_instance.d.password_wo'],
  'user data': [attribute('aws_instance', 'user_data'), 'aws_instance.d.user_data'],
  'a parameter': [attribute('aws_ssm_parameter', 'value'), 'aws_ssm_parameter.d.value'],
  'a part of a secret': [
    attribute('aws_secretsmanager_secret_version', 'secret_string', `jsonencode({ a = "${SECRET}" })`),
    'jsondecode(aws_secretsmanager_secret_version.d.secret_string).a',
  ],
  'a token': [
    attribute('aws_elasticache_replication_group', 'auth_token'),
    'aws_elasticache_replication_group.d.auth_token',
  ],
  'a password in a block': [
    `resource "aws_mq_broker" "d" {\n  user {\n    password = "${SECRET}"\n  }\n}\n`,
    'aws_mq_broker.d.user[0].password',
  ],
  'a password in an object of a block': [
    `resource "aws_lambda_function" "d" {\n  environment {\n    variables = { master_password = "${SECRET}" }\n  }\n}\n`,
    'aws_lambda_function.d.environment[0].variables.master_password',
  ],
  'a password in an object of a block that is repeated': [
    `resource "aws_x_y" "d" {\n  dynamic "auth" {\n    for_each = [1]\n    content {\n      conf = { api_token = "${SECRET}" }\n    }\n  }\n}\n`,
    'aws_x_y.d.auth[0].conf.api_token',
  ],
  'a password in an object': [
    `resource "aws_x_y" "d" {\n  auth = { password = "${SECRET}" }\n}\n`,
    'aws_x_y.d.auth.password',
  ],
  'a login of Azure': [
    attribute('azurerm_mssql_server', 'administrator_login_password'),
    'azurerm_mssql_server.d.administrator_login_password',
  ],
  'custom data': [
    attribute('azurerm_linux_virtual_machine', 'custom_data'),
    'azurerm_linux_virtual_machine.d.custom_data',
  ],
  'a secret of a vault': [attribute('azurerm_key_vault_secret', 'value'), 'azurerm_key_vault_secret.d.value'],
  'a connection': [
    `resource "azurerm_linux_web_app" "d" {\n  connection_string {\n    value = "${SECRET}"\n  }\n}\n`,
    'azurerm_linux_web_app.d.connection_string[0].value',
  ],
  'a user of Google': [attribute('google_sql_user', 'password'), 'google_sql_user.d.password'],
  'a secret of Google': [
    attribute('google_secret_manager_secret_version', 'secret_data'),
    'google_secret_manager_secret_version.d.secret_data',
  ],
  'a script': [
    attribute('google_compute_instance', 'metadata_startup_script'),
    'google_compute_instance.d.metadata_startup_script',
  ],
  'a key': [attribute('tls_private_key', 'private_key_pem'), 'tls_private_key.d.private_key_pem'],
  'a random password': [attribute('random_password', 'result'), 'random_password.d.result'],
  'a secret of Kubernetes': [
    attribute('kubernetes_secret', 'data', `{ a = "${SECRET}" }`),
    'kubernetes_secret.d.data.a',
  ],
  'a data source': [`data "aws_db_instance" "d" {\n  password = "${SECRET}"\n}\n`, 'data.aws_db_instance.d.password'],
  'all of a resource': [attribute('aws_db_instance', 'password'), 'jsonencode(aws_db_instance.d)'],
  instances: [
    `resource "aws_db_instance" "d" {\n  count = 2\n  password = "${SECRET}"\n}\n`,
    'join("-", aws_db_instance.d[*].password)',
  ],
  'a local': [
    `${attribute('aws_db_instance', 'password')}locals {\n  x = { a = [aws_db_instance.d.password] }\n}\n`,
    '"x-${local.x.a[0]}"',
  ],
  'what is made of it': [attribute('aws_db_instance', 'password'), 'base64encode(sha256(aws_db_instance.d.password))'],
};

const named = (expression: string): string => `resource "aws_s3_bucket" "b" {\n  bucket = ${expression}\n}\n`;

const read: Hostile[] = Object.entries(READ).map(([what, [code, expression]]) => ({
  name: `secret in a name: ${what}`,
  files: { 'main.tf': `${code}${named(expression)}output "o" {\n  value = ${expression}\n}\n` },
}));

const PASSWORD = attribute('aws_db_instance', 'password');
const HIDDEN = `output "u" {\n  value = "${SECRET}"\n  sensitive = true\n}\n`;
const MODULE = 'module "m" {\n  source = "./m"\n}\n';

const elsewhere: Hostile[] = (
  [
    [
      'a key of instances',
      { 'main.tf': `${PASSWORD}resource "aws_s3_bucket" "b" {\n  for_each = toset([aws_db_instance.d.password])\n}\n` },
    ],
    [
      'a key of modules',
      {
        'main.tf': `${PASSWORD}module "m" {\n  source = "./m"\n  for_each = { (aws_db_instance.d.password) = 1 }\n}\n`,
        'm/main.tf': named('"x"'),
      },
    ],
    [
      'an input of a module',
      {
        'main.tf': `${PASSWORD}module "m" {\n  source = "./m"\n  x = aws_db_instance.d.password\n}\n`,
        'm/main.tf': `variable "x" {}\n${named('var.x')}`,
      },
    ],
    [
      'an output of a module',
      {
        'main.tf': `${MODULE}${named('module.m.u')}`,
        'm/main.tf': `${PASSWORD}output "u" {\n  value = aws_db_instance.d.password\n}\n`,
      },
    ],
    ['a hidden output', { 'main.tf': `${MODULE}${named('module.m.u')}`, 'm/main.tf': HIDDEN }],
    ['a part of a hidden output', { 'main.tf': `${MODULE}${named('"${module.m.u}-1"')}`, 'm/main.tf': HIDDEN }],
    [
      'a hidden output by a function',
      { 'main.tf': `${MODULE}${named('join("-", [module.m.u, "x"])')}`, 'm/main.tf': HIDDEN },
    ],
    [
      'a hidden output as a key',
      {
        'main.tf': `${MODULE}resource "aws_s3_bucket" "b" {\n  for_each = toset([module.m.u])\n}\n`,
        'm/main.tf': HIDDEN,
      },
    ],
    [
      'a hidden output that an override marks',
      {
        'main.tf': `${MODULE}${named('module.m.u')}`,
        'm/main.tf': `output "u" {\n  value = "${SECRET}"\n}\n`,
        'm/override.tf': 'output "u" {\n  sensitive = true\n}\n',
      },
    ],
    [
      'a hidden output in words',
      {
        'main.tf': `${MODULE}${named('module.m.u')}`,
        'm/main.tf': `output "u" {\n  value = "${SECRET}"\n  sensitive = "true"\n}\n`,
      },
    ],
    [
      'a hidden output in JSON',
      {
        'main.tf': `${MODULE}${named('module.m.u')}`,
        'm/main.tf.json': JSON.stringify({ output: { u: { value: SECRET, sensitive: true } } }),
      },
    ],
    [
      'a hidden output through two modules',
      {
        'main.tf': `${MODULE}${named('module.m.v')}`,
        'm/main.tf': 'module "n" {\n  source = "./n"\n}\noutput "v" {\n  value = module.n.u\n}\n',
        'm/n/main.tf': HIDDEN,
      },
    ],
  ] as const
).map(([what, files]) => ({ name: `secret elsewhere: ${what}`, files }));

const VARIABLE = `variable "v" {\n  default = "${SECRET}"\n  sensitive = true\n}\n`;

/** What a function of Terraform has against its arguments, and says with them. */
const REFUSED: Readonly<Record<string, string>> = {
  cidrhost: 'cidrhost(var.v, 0)',
  cidrsubnet: 'cidrsubnet(var.v, 8, 1)',
  parseint: 'parseint(var.v, 10)',
  timeadd: 'timeadd(var.v, "1h")',
  formatdate: 'formatdate("YYYY", var.v)',
  'cidrhost of a password': 'cidrhost(aws_db_instance.d.password, 0)',
};

/** Each is found when the one before is mended, until there are too many. */
const CHAIN = Array.from(
  { length: 25 },
  (_, n) =>
    `resource "aws_s3_bucket" "x${n}" {\n  bucket = cidrhost(var.v, ${n})\n${n === 0 ? '' : `  depends_on = [aws_s3_bucket.x${n - 1}]\n`}}\n`,
).join('');

const refused: Hostile[] = [
  ...Object.entries(REFUSED).map(([what, call]) => [what, `${PASSWORD}${named(call)}`] as const),
  ['many that depend on each other', CHAIN] as const,
].map(([what, code]) => ({
  name: `secret that a function refuses: ${what}`,
  files: { 'main.tf': `${VARIABLE}${code}` },
}));

export const SECRETS: Table = {
  about: 'secrets that are given to names',
  rows: [...read, ...elsewhere, ...refused, ...PLANS, ...PLACES],
};

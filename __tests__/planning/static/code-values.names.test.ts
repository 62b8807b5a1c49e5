import { SHOWN_NAME } from '../../../src/catalog/attributes.js';
import { staticOf } from './read.js';

/** What is known of the names of the resources, by their address. */
async function shownIn(code: string): Promise<Record<string, unknown>> {
  const { resources } = await staticOf(code);
  return Object.fromEntries(resources.map(({ origin, values }) => [origin, values[SHOWN_NAME]]));
}

const UNSET = 'variable "name" {\n  type = string\n}\nresource "random_id" "code" {\n  byte_length = 4\n}\n';

const named = (type: string, name: string): string => `${UNSET}resource "${type}" "x" {\n  name = ${name}\n}\n`;

test.each<[string, string, string, string | undefined]>([
  ['Azure: a variable without a value', 'azurerm_resource_group', `"rg-\${var.name}-dev"`, 'rg-…-dev'],
  [
    'Azure: made of one in another way',
    'azurerm_storage_account',
    `"st\${replace(lower(var.name), "/[^a-z0-9]/", "")}dev"`,
    'st…dev',
  ],
  [
    'Google Cloud: known after apply',
    'google_storage_bucket',
    `"journey-bucket-\${random_id.code.hex}"`,
    'journey-bucket-…',
  ],
  ['others: so it is', 'helm_release', 'join("-", ["publisher", var.name, random_id.code.hex])', 'publisher-…'],
  ['AWS: so it is', 'aws_ecs_cluster', 'format("%s-orders", upper(var.name))', '…-orders'],
  ['cut at a length, what stands before is sure', 'aws_lb', `substr("orders-\${var.name}-public", 0, 32)`, 'orders-…'],
  ['a sum says nothing', 'aws_lb', `"orders-\${substr(sha1(var.name), 0, 7)}"`, 'orders-…'],
  ['what a text is equal to is not known', 'aws_lb', `"orders-\${var.name == "a" ? "public" : "private"}"`, 'orders-…'],
  ['nor what it is the key of', 'aws_lb', `"orders-\${{ a = "public" }[var.name]}"`, 'orders-…'],
  ['nothing of it is known', 'aws_lb', 'var.name', undefined],
  ['all of it is known', 'aws_lb', '"orders-public"', undefined],
])('%s', async (_, type, name, expected) => {
  expect((await shownIn(named(type, name)))[`${type}.x`]).toBe(expected);
});

test('the cloud name takes precedence over the tag, which is used without one', async () => {
  const code = `${UNSET}
resource "aws_s3_bucket" "cache" {
  bucket = "\${var.name}-runner-cache"
  tags   = { Name = "runners" }
}
resource "aws_vpc" "main" {
  tags = merge({ Name = "shop-\${var.name}" }, { Own = "x" })
}
`;
  expect(await shownIn(code)).toMatchObject({ 'aws_s3_bucket.cache': '…-runner-cache', 'aws_vpc.main': 'shop-…' });
});

test('each instance has its own partial name, including that of random_pet', async () => {
  const code = `${UNSET}
resource "google_compute_instance" "each" {
  for_each = { a = "api", b = var.name }
  name     = "\${each.value}-\${each.key}-\${var.name}"
}
resource "azurecaf_name" "web" {
  name          = "web-\${var.name}"
  resource_type = "azurerm_app_service"
}
resource "azurerm_linux_web_app" "web" {
  name = azurecaf_name.web.result
}
`;
  expect(await shownIn(code)).toMatchObject({
    'google_compute_instance.each["a"]': 'api-a-…',
    'azurerm_linux_web_app.web': '…web-…',
  });
});

test('a secret is not part of a name', async () => {
  const code = `
variable "key" {
  default   = "hidden"
  sensitive = true
}
${UNSET}
resource "aws_lb" "x" {
  name = "orders-\${var.key}-\${var.name}"
}
`;
  expect((await shownIn(code))['aws_lb.x']).toBe('orders-…');
});

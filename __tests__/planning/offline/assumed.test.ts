/** What rests on something made up is said to; what was made up is no fact. */
import { needs } from '../../support/tools.js';
import { addressesOf, type Planned, planned, valuesOf } from './offline.js';

const terraform = needs('terraform');

const assumedIn = ({ inventory }: Planned) =>
  inventory.resources.filter(({ provenance }) => provenance === 'assumed').map(({ origin }) => origin);
const textsOf = ({ assumptions }: Planned) =>
  Object.fromEntries(assumptions.map(({ text, resources }) => [text, resources]));

terraform.describe('assumed instances and values', () => {
  test('a fallback resource is drawn if a lookup finds none, also when others count it', async () => {
    const result = await planned({
      files: {
        'main.tf': `
data "aws_instances" "old" {
}
data "aws_subnets" "all" {
}
locals {
  has_old = length(data.aws_instances.old.ids) > 0 ? true : false
}
resource "aws_sqs_queue" "built" {
  count = local.has_old ? 0 : 1
}
resource "aws_sqs_queue" "each" {
  count = length(data.aws_subnets.all.ids) != 0 ? length(data.aws_subnets.all.ids) : 0
}
`,
      },
    });
    expect(assumedIn(result)).toEqual(expect.arrayContaining(['aws_sqs_queue.built[0]', 'aws_sqs_queue.each[0]']));
  });

  test('placeholders are traced through locals, outputs and modules up to a count', async () => {
    const result = await planned({
      files: {
        'main.tf': `
variable "zones" {
  type = list(string)
}
locals {
  names = [for zone in var.zones : upper(zone)]
}
module "a" {
  source = "./a"
  names  = local.names
}
module "b" {
  source   = "./b"
  for_each = toset(module.a.names)
}
resource "aws_sqs_queue" "counted" {
  count = length(module.a.names)
}
resource "aws_sqs_queue" "named" {
  name = join("-", module.a.names)
}
resource "aws_sqs_queue" "by_key" {
  for_each = { for name, text in { x = var.zones[0] } : name => text }
}
resource "aws_sqs_queue" "by_value" {
  for_each = { for name, text in { x = var.zones[0] } : text => name }
}
resource "aws_sqs_queue" "as_many" {
  for_each = aws_sqs_queue.by_value
}
resource "aws_sqs_queue" "certain" {
  for_each = aws_sqs_queue.by_key
}
`,
        'a/main.tf': 'variable "names" {}\noutput "names" {\n  value = var.names\n}\n',
        'b/main.tf': 'resource "aws_sqs_queue" "q" {\n}\n',
      },
    });
    const names = new Set(assumedIn(result).map((address) => address.replace(/\[[^\]]*\]/g, '')));
    expect([...names].sort()).toEqual([
      'aws_sqs_queue.as_many',
      'aws_sqs_queue.by_value',
      'aws_sqs_queue.counted',
      'module.b.aws_sqs_queue.q',
    ]);
    expect(Object.keys(textsOf(result))).toEqual(['var.zones has no value, using a placeholder']);
  });

  test('the number of answers does not depend on their values', async () => {
    const main = `
data "aws_ami" "a" {
  for_each = toset(["x", "y"])
}
resource "aws_sqs_queue" "each" {
  for_each = data.aws_ami.a
}
resource "aws_sqs_queue" "keys" {
  for_each = toset(keys(data.aws_ami.a))
}
resource "aws_sqs_queue" "counted" {
  count = length(data.aws_ami.a)
}
resource "aws_sqs_queue" "by_answer" {
  for_each = toset(data.aws_ami.a["x"].product_codes)
}
data "aws_ami" "b" {
  for_each = toset(data.aws_ami.a["x"].product_codes)
}
resource "aws_sqs_queue" "each_of_those" {
  for_each = data.aws_ami.b
}
`;
    const names = assumedIn(await planned({ files: { 'main.tf': main } })).map((one) => one.replace(/\[.*/, ''));
    expect([...new Set(names)].sort()).toEqual([
      'aws_sqs_queue.by_answer',
      'aws_sqs_queue.each_of_those',
      'data.aws_ami.b',
    ]);
  });

  test('an expression treated as unknown and a missing file are assumptions', async () => {
    const result = await planned({
      files: {
        'main.tf': `
resource "aws_sqs_queue" "a" {
  count = length(split(",", aws_sqs_queue.b.arn))
}
resource "aws_sqs_queue" "b" {
  name = file("nothing.txt")
}
locals {
  list = jsondecode(file("\${path.module}/nothing.json"))
}
resource "aws_sqs_queue" "c" {
  for_each = local.list
}
`,
      },
    });
    expect(assumedIn(result).sort()).toEqual(['aws_sqs_queue.a[0]', 'aws_sqs_queue.c["each"]']);
    expect(textsOf(result)).toEqual({
      'main.tf:3 is not known without providers; one instance is drawn': ['aws_sqs_queue.a[0]'],
      'main.tf:12 is not known without providers; one instance is drawn': ['aws_sqs_queue.c["each"]'],
      'main.tf:6: the file does not exist; its content is treated as unknown': [],
      'main.tf:9: the file does not exist; its content is treated as unknown': ['aws_sqs_queue.c["each"]'],
    });
  });

  test('a condition is told apart from a number, also in a local and around a module', async () => {
    const { assumptions } = await planned({
      files: {
        'main.tf': `
variable "stage" {}
variable "names" { type = list(string) }
locals {
  is_prod = var.stage == "prod" ? 1 : 0
}
resource "aws_sqs_queue" "a" {
  count = local.is_prod
}
resource "aws_sqs_queue" "b" {
  for_each = toset(var.names)
}
module "m" {
  source = "./m"
  count  = var.stage == "prod" ? 1 : 0
}
`,
        'm/main.tf': 'resource "aws_sqs_queue" "c" {\n}\n',
      },
    });
    expect(assumptions.filter(({ kind }) => kind === 'variable')).toMatchObject([
      { subject: 'var.stage', conditional: ['aws_sqs_queue.a[0]', 'module.m[0].aws_sqs_queue.c'] },
      { subject: 'var.names', conditional: [] },
    ]);
  });

  test('there are no assumptions without placeholders', async () => {
    const result = await planned({ files: { 'main.tf': 'resource "aws_sqs_queue" "q" {\n  count = 2\n}\n' } });
    expect(result.assumptions).toEqual([]);
    expect(assumedIn(result)).toEqual([]);
  });
});

terraform.describe('placeholders are not shown as facts', () => {
  const files = {
    'main.tf': `
variable "name" {}
variable "own" {
  default = "shop"
}
data "aws_vpc" "main" {
  default = true
}
data "aws_availability_zones" "here" {
}
locals {
  name = "\${var.name}-queue"
}
resource "aws_sqs_queue" "q" {
  name       = local.name
  owner      = var.own
  cidr_block = data.aws_vpc.main.cidr_block
  vpc_id     = data.aws_vpc.main.id
  tags = {
    Name = "\${var.name}-x"
    Own  = var.own
  }
  availability_zone = data.aws_availability_zones.here.names[0]
}
`,
  };

  test('placeholder zones are kept', async () => {
    const result = await planned({ files });
    expect(addressesOf(result)).toContain('aws_sqs_queue.q');
    expect(valuesOf(result, 'aws_sqs_queue.q')).toEqual({
      owner: 'shop',
      tags: { Own: 'shop' },
      availability_zone: 'zone 1',
      name_shown: '…-queue',
    });
  });

  test('ranges from the code are kept, also of subnets counted by placeholder zones', async () => {
    const subnets = (range: string, name: string): string => `
resource "aws_subnet" "${name}" {
  for_each   = { for i, zone in slice(data.aws_availability_zones.z.names, 0, 2) : zone => cidrsubnet(${range}, 8, i + 8) }
  cidr_block = each.value
}
`;
    const code = `
data "aws_availability_zones" "z" {
}
data "aws_vpc" "main" {
  default = true
}
variable "cidr" {
}
${subnets('"10.0.0.0/16"', 'own')}
${subnets('data.aws_vpc.main.cidr_block', 'found')}
${subnets('var.cidr', 'given')}
`;
    const { inventory } = await planned({ files: { 'main.tf': code } });
    const ranges = (name: string) =>
      inventory.resources.filter((one) => one.name === name).map(({ values }) => values.cidr_block);
    expect(ranges('own')).toEqual(['10.0.8.0/24', '10.0.9.0/24']);
    expect(ranges('found')).toEqual([undefined, undefined]);
    expect(ranges('given')).toEqual([undefined, undefined]);
  });

  test('a placeholder passed on by another resource is not shown', async () => {
    const code = `
variable "name" {
}
resource "azurerm_virtual_network" "main" {
  name = "vnet-\${var.name}"
}
module "names" {
  source = "./names"
  name   = azurerm_virtual_network.main.name
}
resource "azurerm_subnet" "own" {
  virtual_network_name = azurerm_virtual_network.main.name
}
resource "azurerm_subnet" "through" {
  virtual_network_name = module.names.name
}
resource "azurerm_subnet" "written" {
  virtual_network_name = "vnet-name"
}
`;
    const names = 'variable "name" {\n}\noutput "name" {\n  value = var.name\n}\n';
    const result = await planned({ files: { 'main.tf': code, 'names/main.tf': names } });
    expect(valuesOf(result, 'azurerm_virtual_network.main')).toEqual({ name_shown: 'vnet-…' });
    expect(valuesOf(result, 'azurerm_subnet.own')).toEqual({});
    expect(valuesOf(result, 'azurerm_subnet.through')).toEqual({});
    expect(valuesOf(result, 'azurerm_subnet.written')).toEqual({ virtual_network_name: 'vnet-name' });
  });

  test('a value of the user is not a placeholder', async () => {
    const result = await planned({ files: { ...files, 'terraform.tfvars': 'name = "orders"\n' } });
    expect(valuesOf(result, 'aws_sqs_queue.q')).toMatchObject({
      name: 'orders-queue',
      tags: { Name: 'orders-x', Own: 'shop' },
    });
  });
});

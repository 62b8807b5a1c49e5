/** Code of before and after: replacements that are known without a plan, and changes that are none of the architecture. */
import { rowsOf } from '../../../../src/diff/report/rows.js';
import { edited, type Pair, reportOn, unionOf } from './model.js';

const REGION = 'provider "aws" {\n  region = "eu-west-1"\n}\n';
const TABLE = `
resource "aws_dynamodb_table" "orders" {
  name     = "orders"
  hash_key = "id"
  attribute {
    name = "id"
    type = "S"
  }
}
`;
const MACHINE = `
resource "aws_subnet" "a" {
  vpc_id     = aws_vpc.main.id
  cidr_block = "10.0.1.0/24"
}
resource "aws_vpc" "main" {
  cidr_block = "10.0.0.0/16"
}
resource "aws_instance" "web" {
  ami           = "ami-1"
  instance_type = "t3.small"
  subnet_id     = aws_subnet.a.id
}
`;
const SERVICE = `
resource "aws_ecs_service" "web" {
  name            = "web"
  task_definition = aws_ecs_task_definition.web.arn
}
resource "aws_ecs_task_definition" "web" {
  family                = "web"
  container_definitions = jsonencode([{ name = "web", image = "web:1" }])
}
`;

const PAIRS: readonly (Pair & { readonly sentence: string })[] = [
  {
    name: 'a key of a table',
    code: TABLE,
    edits: [['hash_key = "id"', 'hash_key = "pk"']],
    sentence: 'Replaces the DynamoDB table orders (hash_key from id to pk; data is lost).',
  },
  {
    name: 'the region of the provider',
    code: REGION + TABLE,
    edits: [['eu-west-1', 'eu-west-2']],
    sentence: 'Replaces the DynamoDB table orders (region from eu-west-1 to eu-west-2; data is lost).',
  },
  {
    name: 'the range of a network, which takes along what is in it',
    code: MACHINE,
    edits: [['10.0.0.0/16', '10.1.0.0/16']],
    sentence:
      'Replaces the EC2 instance web (subnet_id), the VPC (cidr_block from 10.0.0.0/16 to 10.1.0.0/16) and the subnet a (vpc_id).',
  },
  {
    name: 'the image of a service is no architecture',
    code: SERVICE,
    edits: [['web:1', 'web:2']],
    sentence: 'No change of the architecture. Also touched: image of service web.',
  },
  {
    name: 'a value that moves into a local',
    code: TABLE,
    edits: [
      ['hash_key = "id"', 'hash_key = local.key'],
      ['\nresource', '\nlocals {\n  key = "id"\n}\nresource'],
    ],
    sentence: 'No change of the architecture; 1 resource.',
  },
  {
    name: 'tags and descriptions',
    code: TABLE,
    edits: [['hash_key =', 'tags = { team = "a" }\n  hash_key =']],
    sentence: 'No change of the architecture; 1 resource.',
  },
];

test.each(PAIRS.map((pair) => [pair.name, pair] as const))('%s', async (_, pair) => {
  expect((await reportOn(pair.code, edited(pair))).sentence).toBe(pair.sentence);
});

test('two environments are no states of the same resources: nothing is replaced, and names are no news', async () => {
  const other = TABLE.replace('name     = "orders"', 'name     = "orders-dev"').replace(
    'hash_key = "id"',
    'hash_key = "pk"',
  );
  const report = await reportOn(TABLE, other, false);
  expect(report.sentence).toBe('Changes the hash key of the DynamoDB table orders-dev from id to pk.');
});

test('data without an icon of its own that goes is named', async () => {
  const code = `
resource "azurerm_storage_account" "files" {
  name = "files"
}
resource "azurerm_storage_container" "a" {
  name               = "invoices"
  storage_account_id = azurerm_storage_account.files.id
}
`;
  const report = await reportOn(code, code.slice(0, code.indexOf('resource "azurerm_storage_container"')));
  expect(report.sentence).toBe('Removes the blob container invoices from the storage account files.');
});

test('stores that go are named, not counted', async () => {
  const queue = (name: string): string => `resource "aws_sqs_queue" "${name}" {\n  name = "${name}"\n}\n`;
  const topic = 'resource "aws_sns_topic" "news" {\n  name = "news"\n}\n';
  const names = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1'];
  const report = await reportOn(topic + names.map(queue).join(''), topic);
  expect(report.sentence).toBe('Removes the queues a1, b1, c1, d1 and 2 more.');
});

test('a part that is replaced does not replace the whole', async () => {
  const code = `
resource "aws_rds_cluster" "orders" {
  cluster_identifier              = "orders"
  engine                          = "aurora-postgresql"
  engine_version                  = "16.6"
  db_cluster_parameter_group_name = aws_rds_cluster_parameter_group.orders.name
}
resource "aws_rds_cluster_parameter_group" "orders" {
  name   = "orders"
  family = "aurora-postgresql16"
}
`;
  const report = await reportOn(code, code.replace('16.6', '17.4').replace('postgresql16', 'postgresql17'));
  expect(report.sentence).toBe('Updates the database orders from version 16.6 to 17.4.');
  const [cluster] = rowsOf(report).filter(({ subject }) => subject.includes('Aurora'));
  expect(cluster?.why.join()).not.toContain('Terraform will replace it');
  expect(cluster?.parts.map(({ text }) => text).join()).toContain(
    'aws_rds_cluster_parameter_group.orders: Terraform will replace it (family)',
  );
});

test('of numbered instances that go, the number of all is said', async () => {
  const zones = ['a', 'b', 'c'].map((zone, i) => `{ zone = "eu-west-1${zone}", range = "10.0.${i}.0/24" }`);
  const gateways = (count: number): string => `
resource "aws_vpc" "main" { cidr_block = "10.0.0.0/16" }
resource "aws_subnet" "public" {
  count             = 3
  vpc_id            = aws_vpc.main.id
  cidr_block        = [${zones.join(', ')}][count.index].range
  availability_zone = [${zones.join(', ')}][count.index].zone
}
resource "aws_nat_gateway" "out" {
  count     = ${count}
  subnet_id = aws_subnet.public[count.index].id
}
`;
  expect((await reportOn(gateways(3), gateways(1))).sentence).toBe('Removes 2 of the 3 NAT gateways.');
  expect((await reportOn(gateways(3), gateways(0))).sentence).toMatch(/^Removes (the NAT gateway|3 NAT gateways)/);
});

test('what the code refers to is no value that is not there', async () => {
  const code = (more: string): string => `
resource "azurerm_subnet" "app" { name = "app" }
resource "azurerm_network_security_group" "app" { name = "app" }
resource "azurerm_network_security_rule" "in" {
  name                        = "in"
  network_security_group_name = azurerm_network_security_group.app.name
  direction                   = "Inbound"
  access                      = "Allow"
  priority                    = 100
  protocol                    = "Tcp"
  source_port_range           = "*"
  destination_port_range      = "22"
  destination_address_prefix  = "*"
  source_address_prefixes     = [${more}]
}
data "azurerm_subnet" "bastion" { name = "bastion" }
resource "azurerm_subnet_network_security_group_association" "app" {
  subnet_id                 = azurerm_subnet.app.id
  network_security_group_id = azurerm_network_security_group.app.id
}
`;
  const bastion = 'data.azurerm_subnet.bastion.address_prefix';
  const report = await reportOn(code(bastion), code('"203.0.113.0/24"'));
  const values = rowsOf(report).flatMap(({ parts }) => parts.flatMap((part) => part.values));
  expect(values.join('; ')).toContain('source_address_prefixes: … → 203.0.113.0/24');
});

test('a route is named by its table, not by the network that the table is part of', async () => {
  const code = (gateway: string): string => `
resource "aws_vpc" "main" { cidr_block = "10.0.0.0/16" }
resource "aws_nat_gateway" "a" { subnet_id = "subnet-1" }
resource "aws_nat_gateway" "b" { subnet_id = "subnet-2" }
resource "aws_route_table" "out" {
  vpc_id = aws_vpc.main.id
  route {
    cidr_block     = "0.0.0.0/0"
    nat_gateway_id = aws_nat_gateway.${gateway}.id
  }
}
`;
  expect((await reportOn(code('a'), code('b'))).sentence).toBe(
    'Sends default traffic of the route table out through the NAT gateway b instead of the NAT gateway a.',
  );
});

const CLUSTER = `
resource "google_compute_network" "main" { name = "main" }
resource "google_container_cluster" "shop" {
  name     = "shop"
  location = "europe-west1"
  network  = google_compute_network.main.name
}
resource "google_container_node_pool" "web" {
  cluster  = google_container_cluster.shop.name
  location = "europe-west1"
}
`;

test('a cluster that is made anew in another region does not move, nor does what runs in it', async () => {
  const elsewhere = CLUSTER.replaceAll('europe-west1', 'europe-west4');
  const union = await unionOf(CLUSTER, elsewhere);
  const marked = [...union.nodes.values()].filter(({ type }) => type.startsWith('google_container'));
  expect(marked.map(({ address, change, ghostOf }) => [address, change, ghostOf ?? ''])).toEqual([
    ['google_container_cluster.shop', 'replace', ''],
    ['google_container_cluster.shop~1', 'replace', 'google_container_cluster.shop'],
    ['google_container_node_pool.web', 'replace', ''],
  ]);
  expect(union.edges.filter(({ change }) => change === 'move')).toEqual([]);
  const { nodes, counts, sentence } = await reportOn(CLUSTER, elsewhere);
  expect(sentence).toBe(
    'Replaces the Kubernetes cluster shop and the node pool web (location from europe-west1 to europe-west4).',
  );
  expect(counts).toEqual({ replace: 2 });
  expect(nodes.map(({ address, boxesBefore }) => [address, boxesBefore?.at(-1) ?? ''])).toEqual([
    ['google_container_cluster.shop', 'Region europe-west1'],
    ['google_container_node_pool.web', ''],
  ]);
});

test('what Terraform cannot destroy as it is says so', async () => {
  const database = (name: string, isProtected: boolean): string => `
resource "aws_rds_cluster" "${name}" {
  cluster_identifier  = "${name}"
  engine              = "aurora-mysql"
  deletion_protection = ${isProtected}
}
`;
  const topic = 'resource "aws_sns_topic" "news" { name = "news" }\n';
  const removed = async (...databases: readonly string[]) =>
    (await reportOn(topic + databases.join(''), topic)).sentence;
  expect(await removed(database('orders', true))).toBe(
    'Removes the database orders (its deletion protection must be lifted first).',
  );
  expect(await removed(database('orders', true), database('carts', true))).toBe(
    'Removes the databases carts and orders (their deletion protection must be lifted first).',
  );
  expect(await removed(database('orders', false))).toBe('Removes the database orders.');
});

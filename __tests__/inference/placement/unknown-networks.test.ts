/** Existing networks that only a variable, an output or a data source names. */
import { present } from '../../../src/labels/index.js';
import { graphOf, placeIn } from './code.js';

const LAMBDA = (subnets: string, groups = ''): string => `
resource "aws_lambda_function" "f" {
  function_name = "orders"
  vpc_config {
    subnet_ids         = ${subnets}
    security_group_ids = [${groups}]
  }
}`;

const GROUP = 'resource "aws_security_group" "g" { vpc_id = var.vpc_id }\nvariable "vpc_id" {}\n';
const SUBNETS = 'variable "subnet_ids" {}\nvariable "private_subnet_ids" {}\n';
const OBJECT = (name: string): string =>
  `variable "${name}" { type = object({ private_subnet_ids = list(string) }) }\n`;

test.each([
  ['a variable', LAMBDA('var.subnet_ids'), ['aws_vpc.vpc']],
  ['a variable with a name of its own', LAMBDA('var.private_subnet_ids'), ['aws_vpc.vpc', 'aws_subnet.private']],
  [
    'a variable, beside the network of a security group',
    GROUP + LAMBDA('var.private_subnet_ids', 'aws_security_group.g.id'),
    ['aws_vpc.vpc', 'aws_subnet.private'],
  ],
  [
    'an object with more than a network',
    `${OBJECT('cluster_config')}${LAMBDA('var.cluster_config.private_subnet_ids')}`,
    ['aws_vpc.vpc', 'aws_subnet.private'],
  ],
  [
    'an object that is named after its network',
    `${OBJECT('core_vpc')}${LAMBDA('var.core_vpc.private_subnet_ids')}`,
    ['aws_vpc.core', 'aws_subnet.private'],
  ],
  [
    'a remote state',
    `data "terraform_remote_state" "base" { backend = "s3" }${LAMBDA('data.terraform_remote_state.base.outputs.public_subnets')}`,
    ['aws_vpc.base', 'aws_subnet.public'],
  ],
  [
    'a parameter',
    `data "aws_ssm_parameter" "shop_subnets" { name = "/net/shop" }${LAMBDA('split(",", data.aws_ssm_parameter.shop_subnets.value)')}`,
    ['aws_vpc.vpc', 'aws_subnet.shop'],
  ],
])('%s', async (_, code, boxes) => {
  expect(await placeIn({ 'main.tf': SUBNETS + code }, 'aws_lambda_function.f')).toEqual([
    ...boxes,
    'aws_lambda_function.f',
  ]);
});

test('a network that a state names says which root module builds it', async () => {
  const state = `data "terraform_remote_state" "base" {
    backend = "s3"
    config  = { bucket = "acme", key = "network/prod/terraform.tfstate", region = "eu-west-1" }
  }`;
  const lambda = LAMBDA('data.terraform_remote_state.base.outputs.public_subnets');
  const graph = await graphOf({ 'main.tf': state + lambda });
  expect(graph.nodes.get('aws_vpc.base')?.attributes).toEqual({ root_shown: 'network/prod' });
  const { items } = present(graph, { modules: 'none' });
  expect(items.find(({ id }) => id === 'aws_vpc.base')?.details).toEqual(['from network/prod']);
});

test('what names the same variable is in the same network, and other networks are others', async () => {
  const code = ['a', 'b', 'c'].map(
    (name) => `
      resource "aws_security_group" "${name}" { vpc_id = var.${name === 'c' ? 'edge_vpc_id' : 'core_vpc_id'} }
      resource "aws_instance" "${name}" { vpc_security_group_ids = [aws_security_group.${name}.id] }`,
  );
  const graph = await graphOf({
    'main.tf': `variable "core_vpc_id" {}\nvariable "edge_vpc_id" {}\n${code.join('')}`,
  });
  const parents = ['a', 'b', 'c'].map((name) => graph.nodes.get(`aws_instance.${name}`)?.parent);
  expect(parents).toEqual(['aws_vpc.core', 'aws_vpc.core', 'aws_vpc.edge']);
});

test('a network that is built here needs no other, and one without users is not drawn', async () => {
  const graph = await graphOf({
    'main.tf': `
      resource "aws_vpc" "v" { cidr_block = "10.0.0.0/16" }
      resource "aws_subnet" "s" { vpc_id = aws_vpc.v.id }
      resource "aws_instance" "i" { subnet_id = var.subnet_id == "" ? aws_subnet.s.id : var.subnet_id }
      variable "subnet_id" {}`,
  });
  expect([...graph.nodes.values()].filter(({ type }) => type === 'aws_vpc').map(({ address }) => address)).toEqual([
    'aws_vpc.v',
  ]);
});

test('subnets of a network module have boxes by the names of its outputs', async () => {
  const code = `
    module "net" { source = "git::https://example.com/acme/modules.git//vpc" }
    ${LAMBDA('module.net.private_subnet_ids')}`;
  expect(await placeIn({ 'main.tf': code }, 'aws_lambda_function.f')).toEqual([
    'module.net.terraform_module.net',
    'module.net.aws_subnet.private',
    'aws_lambda_function.f',
  ]);
});

test('an unknown network is in the resource group of its users, and gives way where they are in several', async () => {
  const app = (name: string, group: string): string => `
    resource "azurerm_linux_web_app" "${name}" {
      resource_group_name       = azurerm_resource_group.${group}.name
      virtual_network_subnet_id = var.subnet_id
    }`;
  const groups = ['one', 'two']
    .map((name) => `resource "azurerm_resource_group" "${name}" { name = "${name}" }\n`)
    .join('');
  const code = `variable "subnet_id" {}\n${groups}`;
  expect(await placeIn({ 'main.tf': code + app('a', 'one') }, 'azurerm_linux_web_app.a')).toEqual([
    'azurerm_resource_group.one',
    'azurerm_virtual_network.virtual_network',
    'azurerm_linux_web_app.a',
  ]);
  const several = code + app('a', 'one') + app('b', 'two');
  expect(await placeIn({ 'main.tf': several }, 'azurerm_linux_web_app.b')).toEqual([
    'azurerm_resource_group.two',
    'azurerm_linux_web_app.b',
  ]);
});

test.each(['create_subnets', 'allowed_subnet_ids', 'master_authorized_networks'])(
  'the argument %s of a module names no network that it is in',
  async (name) => {
    const code = `
      resource "${name.startsWith('master') ? 'google_storage_bucket' : 'aws_sqs_queue'}" "q" { name = "q" }
      variable "given" {}
      module "app" {
        source  = "acme/app/aws"
        ${name} = var.given
      }`;
    const graph = await graphOf({ 'main.tf': code });
    expect(graph.nodes.get('module.app.terraform_module.app')).toMatchObject({ parent: null });
  },
);

test.each([
  ['lb_listener_arn', 'aws_lb.lb'],
  ['listener_arn', 'aws_lb.lb'],
  ['shop_https_listener_arn', 'aws_lb.shop'],
])('the load balancer of the variable %s is %s', async (name, balancer) => {
  const code = `
    variable "${name}" {}
    resource "aws_lb_target_group" "t" { port = 80 }
    resource "aws_lb_listener_rule" "r" {
      listener_arn = var.${name}
      action {
        type             = "forward"
        target_group_arn = aws_lb_target_group.t.arn
      }
    }`;
  expect([...(await graphOf({ 'main.tf': code })).nodes.keys()]).toEqual([balancer]);
});

describe('a peering with a network that only a value names', () => {
  const STATE = 'data "terraform_remote_state" "hub" { backend = "azurerm" }\n';
  const PEERING = (own: string, remote: string): string => `
resource "azurerm_virtual_network" "main" {
  name                = "main"
  resource_group_name = "rg"
}
resource "azurerm_virtual_network_peering" "p" {
  name                      = "to-hub"
  resource_group_name       = "rg"
  virtual_network_name      = ${own}
  remote_virtual_network_id = ${remote}
}`;
  const OUTPUTS = 'data.terraform_remote_state.hub.outputs';

  test.each([
    ['a remote state', STATE + PEERING('azurerm_virtual_network.main.name', `${OUTPUTS}.vnet_id`)],
    ['a variable', `variable "hub_id" {}${PEERING('azurerm_virtual_network.main.name', 'var.hub_id')}`],
  ])('joins the two networks: %s', async (_, code) => {
    const graph = await graphOf({ 'main.tf': code });
    const { edges } = present(graph, { modules: 'none' });
    expect(edges.map(({ from, to, label }) => [...[from, to].sort(), label])).toEqual([
      ['azurerm_virtual_network.hub', 'azurerm_virtual_network.main', 'peering'],
    ]);
  });

  test('has two of them, where both are outputs of one state', async () => {
    const graph = await graphOf({ 'main.tf': STATE + PEERING(`${OUTPUTS}.spoke_name`, `${OUTPUTS}.core_id`) });
    expect([...graph.nodes.keys()]).toEqual(
      expect.arrayContaining(['azurerm_virtual_network.spoke', 'azurerm_virtual_network.core']),
    );
  });
});

test('a route in the table of another network is part of its peering', async () => {
  const graph = await graphOf({
    'main.tf': `
variable "peer_vpc_id" {}
variable "peer_route_table_id" {}
resource "aws_vpc" "main" {}
resource "aws_vpc_peering_connection" "p" {
  vpc_id      = aws_vpc.main.id
  peer_vpc_id = var.peer_vpc_id
}
resource "aws_route" "r" {
  route_table_id            = var.peer_route_table_id
  destination_cidr_block    = "10.0.0.0/16"
  vpc_peering_connection_id = aws_vpc_peering_connection.p.id
}`,
  });
  const { edges, items } = present(graph, { modules: 'none' });
  expect(edges).toMatchObject([{ label: 'peering' }]);
  expect(items.map(({ id }) => id).filter((id) => /^aws_(?!vpc\.)/.test(id))).toEqual([]);
});

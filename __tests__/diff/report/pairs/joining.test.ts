/** Changes of resources that only join two others, and add neither. */

import { rowsOf } from '../../../../src/diff/report/rows.js';
import { reportOn } from './model.js';

const AZURE = `
resource "azurerm_virtual_network" "main" {
  name          = "main"
  address_space = ["10.0.0.0/16"]
}
resource "azurerm_subnet" "app" {
  name                 = "app"
  virtual_network_name = azurerm_virtual_network.main.name
}
resource "azurerm_subnet" "jobs" {
  name                 = "jobs"
  virtual_network_name = azurerm_virtual_network.main.name
}
resource "azurerm_network_security_group" "web" { name = "web-rules" }
`;
const joined = (subnet: string): string => `
resource "azurerm_subnet_network_security_group_association" "${subnet}" {
  subnet_id                 = azurerm_subnet.${subnet}.id
  network_security_group_id = azurerm_network_security_group.web.id
}
`;
const AWS = `
resource "aws_vpc" "main" { cidr_block = "10.0.0.0/16" }
resource "aws_subnet" "app" {
  vpc_id     = aws_vpc.main.id
  cidr_block = "10.0.0.0/24"
}
resource "aws_network_acl" "closed" {
  vpc_id = aws_vpc.main.id
  tags   = { Name = "closed" }
}
`;
const ACL = `
resource "aws_network_acl_association" "app" {
  network_acl_id = aws_network_acl.closed.id
  subnet_id      = aws_subnet.app.id
}
`;

const subjectsOf = (report: Awaited<ReturnType<typeof reportOn>>): readonly string[] =>
  rowsOf(report).flatMap(({ parts }) => parts.map(({ glyph, subject }) => `${glyph} ${subject}`));

test('an existing security group is attached to a subnet, not added', async () => {
  const report = await reportOn(AZURE, AZURE + joined('app'));
  expect(report.sentence).toBe('Attaches the network security group web-rules to the subnet app.');
  expect(subjectsOf(report)).toEqual(['+ Attachment of the network security group web-rules']);
});

test('several subnets that lose one security group share a statement', async () => {
  const report = await reportOn(AZURE + joined('app') + joined('jobs'), AZURE);
  expect(report.sentence).toBe('Detaches the network security group web-rules from the subnets app and jobs.');
});

test('a new security group is added: its attachment goes without saying', async () => {
  const [network = ''] = AZURE.split('resource "azurerm_network_security_group"');
  const report = await reportOn(network, AZURE + joined('app'));
  expect(report.sentence).not.toMatch(/[Aa]ttaches/);
});

test('an association of two resources inside a third one names both', async () => {
  const report = await reportOn(AWS, AWS + ACL);
  expect(report.sentence).toBe('Attaches the network ACL closed to the subnet app.');
  expect(subjectsOf(report)).toEqual(['+ Attachment of the network ACL closed to the subnet app']);
});

test('of a peering of two resources, only the replaced one has a row', async () => {
  const code = (range: string): string => `
resource "azurerm_virtual_network" "a" {
  name          = "a"
  address_space = ["10.0.0.0/16"]
}
resource "azurerm_virtual_network" "b" {
  name          = "b"
  address_space = ["10.1.0.0/16"]
}
resource "azurerm_virtual_network_peering" "ab" {
  name                      = "a-to-b"
  virtual_network_name      = azurerm_virtual_network.a.name
  remote_virtual_network_id = azurerm_virtual_network.b.id
}
resource "azurerm_virtual_network_peering" "ba" {
  name                      = "${range}"
  virtual_network_name      = azurerm_virtual_network.b.name
  remote_virtual_network_id = azurerm_virtual_network.a.id
}
`;
  const rows = rowsOf(await reportOn(code('b-to-a'), code('back')));
  expect(rows.map(({ glyph, code: [proof], parts }) => [glyph, proof?.address, parts.length])).toEqual([
    ['-/+', 'azurerm_virtual_network_peering.ba', 0],
  ]);
});

test('users still reach a DNS record that now leads to a host outside', async () => {
  const cdn = `
resource "aws_cloudfront_distribution" "cdn" {
  enabled = true
  origin {
    origin_id   = "o"
    domain_name = "origin.acme.example"
  }
}
data "aws_route53_zone" "main" { name = "acme.example" }
`;
  const record = (target: string): string =>
    `${cdn}resource "aws_route53_record" "apex" {\n  zone_id = data.aws_route53_zone.main.zone_id\n  name    = "acme.example"\n  type    = "CNAME"\n  records = [${target}]\n}\n`;
  const report = await reportOn(record('aws_cloudfront_distribution.cdn.domain_name'), record('"pages.other.example"'));
  const removed = report.edges.filter(({ change }) => change === 'delete');
  expect(removed.map(({ from, to }) => `${from} ${to}`)).toEqual([
    'aws_route53_record.apex aws_cloudfront_distribution.cdn',
  ]);
});

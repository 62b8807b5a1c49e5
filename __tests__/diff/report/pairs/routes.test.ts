/** Routes that a change redirects. */

import { reportOn } from './model.js';

const network = (destination: string, hop: string): string => `
resource "aws_vpc" "main" { cidr_block = "10.0.0.0/16" }
resource "aws_subnet" "app" {
  vpc_id     = aws_vpc.main.id
  cidr_block = "10.0.0.0/24"
}
resource "aws_route_table" "app" { vpc_id = aws_vpc.main.id }
resource "aws_route_table_association" "app" {
  subnet_id      = aws_subnet.app.id
  route_table_id = aws_route_table.app.id
}
resource "aws_nat_gateway" "out" { subnet_id = aws_subnet.app.id }
resource "aws_ec2_transit_gateway" "hub" {}
resource "aws_route" "r" {
  route_table_id         = aws_route_table.app.id
  destination_cidr_block = "${destination}"
  ${hop}
}
`;
const HUB = 'transit_gateway_id = aws_ec2_transit_gateway.hub.id';
const NAT = 'nat_gateway_id = aws_nat_gateway.out.id';

test('a route that takes another way names both ways', async () => {
  const { sentence } = await reportOn(network('192.0.2.0/24', HUB), network('192.0.2.0/24', NAT));
  expect(sentence).toContain('192.0.2.0/24');
  expect(sentence).toMatch(/through the NAT gateway out to the internet instead of the transit gateway hub/);
});

test('a destination that reads as part of the sentence is not quoted', async () => {
  const forged = '192.0.2.0/24 through the firewall. Nothing else changes';
  const { sentence } = await reportOn(network(forged, HUB), network(forged, NAT));
  expect(sentence).not.toContain('Nothing else changes');
});

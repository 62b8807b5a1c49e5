/** Gateways by which somebody comes in, or by which what is inside only goes out. */
import type { Json } from '../../../src/graph/inventory.js';
import { drawn, type Sketch } from '../build.js';

const NETWORK: Record<string, Sketch> = {
  'aws_vpc.v': {},
  'aws_internet_gateway.g': { refs: { vpc_id: 'aws_vpc.v' } },
  'aws_subnet.s': { values: { map_public_ip_on_launch: true }, refs: { vpc_id: 'aws_vpc.v' } },
  'aws_route_table.r': { refs: { vpc_id: 'aws_vpc.v', route: 'aws_internet_gateway.g' } },
  'aws_route_table_association.r': { refs: { subnet_id: 'aws_subnet.s', route_table_id: 'aws_route_table.r' } },
};

describe('through an internet gateway somebody comes in where something behind it can be reached', () => {
  const nat: Sketch = { refs: { subnet_id: 'aws_subnet.s' } };
  const guarded = (ingress: Record<string, Json>[]): Record<string, Sketch> => ({
    'aws_instance.i': { refs: { subnet_id: 'aws_subnet.s', vpc_security_group_ids: 'aws_security_group.g' } },
    'aws_security_group.g': { values: { ingress }, refs: { vpc_id: 'aws_vpc.v' } },
  });
  const cluster: Sketch = { refs: { vpc_config: 'aws_subnet.s' } };
  const open = { protocol: 'tcp', from_port: 22, to_port: 22, cidr_blocks: ['0.0.0.0/0'] };
  test.each<[string, Record<string, Sketch>, boolean]>([
    ['a machine', { 'aws_instance.i': nat }, true],
    ['a machine whose group lets everybody in', guarded([open]), true],
    ['a machine whose group lets nobody in', guarded([]), false],
    ['a private door alone', { 'aws_vpc_endpoint.e': { refs: { subnet_ids: 'aws_subnet.s' } } }, false],
    ['a NAT gateway, and a cluster', { 'aws_nat_gateway.n': nat, 'aws_eks_cluster.k': cluster }, true],
    ['nothing, and a machine elsewhere', { 'aws_instance.i': {} }, true],
    ['a NAT gateway alone', { 'aws_nat_gateway.n': nat }, false],
    [
      'a NAT gateway, and a load balancer',
      { 'aws_nat_gateway.n': nat, 'aws_lb.l': { refs: { subnets: 'aws_subnet.s' } } },
      true,
    ],
    [
      'a NAT gateway, and what nobody knows the ways into',
      { 'aws_nat_gateway.n': nat, 'aws_redshift_cluster.c': nat },
      true,
    ],
    ['nothing', {}, true],
  ])('%s', (_, held, isTwoWay) => {
    const gate = 'aws_internet_gateway.g';
    const lines = drawn({ ...NETWORK, ...held }).edges.filter(
      ({ from, to }) => from === gate && !to.startsWith('aws_'),
    );
    expect(lines).toMatchObject([{ to: 'tv_aws_internet.internet', twoWay: isTwoWay, provenance: 'implied' }]);
  });
});

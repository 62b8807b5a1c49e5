import { boxFactsOf } from '../../../src/catalog/index.js';
import type { GraphNode } from '../../../src/graph/model.js';
import { titleHeight } from '../../../src/layout/scene/box.js';
import { widthOf } from '../../../src/platform/text/metrics.js';
import { boxOf, nodeOf, sceneOf } from './graphs.js';

const boxWith = (node: Partial<GraphNode> & { address: string }, inside: string[] = ['aws_instance.web']) =>
  boxOf(sceneOf({ inside: { '': [node], [node.address]: inside } }), node.address);

test.each([
  ['aws_vpc.core', 'VPC core', 'aws_vpc'],
  ['aws_vpc.spoke-vpc-a', 'VPC spoke-vpc-a', 'aws_vpc'],
  ['aws_vpc.shop_vpc', 'VPC shop', 'aws_vpc'],
  ['aws_subnet.app', 'Subnet app', 'aws_subnet'],
  ['aws_subnet.public', 'Public subnet', 'aws_subnet:public'],
  ['aws_subnet.public-a', 'Public subnet a', 'aws_subnet:public'],
  ['aws_subnet.a_public', 'Public subnet a', 'aws_subnet:public'],
  ['aws_subnet.shop-public-subnet-a', 'Public subnet shop-a', 'aws_subnet:public'],
  ['aws_subnet.publications', 'Public subnet publications', 'aws_subnet:public'],
  ['aws_subnet.dmz', 'Subnet dmz', 'aws_subnet'],
  ['aws_subnet.intra', 'Private subnet intra', 'aws_subnet:private'],
  ['aws_subnet.private[0]', 'Private subnet', 'aws_subnet:private'],
  ['aws_subnet.private[1]', 'Private subnet 1', 'aws_subnet:private'],
  ['aws_subnet.private["app"]', 'Private subnet app', 'aws_subnet:private'],
  ['aws_subnet.subnet["public-a"]', 'Public subnet a', 'aws_subnet:public'],
  ['azurerm_subnet.dmz', 'Subnet dmz', 'azurerm_subnet'],
  ['azurerm_subnet.snet_private', 'Subnet snet_private', 'azurerm_subnet'],
  ['google_compute_subnetwork.private_subnet', 'Subnet private', 'google_compute_subnetwork'],
  ['aws_group.eu-west-1', 'Region eu-west-1', 'aws_group:region'],
  ['aws_az.main_eu-west-1a', 'Availability Zone eu-west-1a', 'aws_az'],
  ['aws_az.a_zone', 'Availability Zone a_zone', 'aws_az'],
  ['aws_az.main_zone-1', 'Availability Zone 1', 'aws_az'],
  ['tv_gcp_zone.main_zone-2', 'Zone 2', 'tv_gcp_zone'],
  ['tv_gcp_region.net_europe-west1', 'Region europe-west1', 'tv_gcp_region:outer'],
  ['google_compute_network.network', 'VPC network', 'google_compute_network'],
  ['google_compute_network.network[1]', 'VPC network 1', 'google_compute_network'],
  ['azurerm_virtual_network.virtual_network', 'Virtual network', 'azurerm_virtual_network'],
  ['azurerm_virtual_network.hub-network-a', 'Virtual network hub-network-a', 'azurerm_virtual_network'],
  ['aws_group.shared', 'shared', 'aws_group'],
  ['aws_group.prod-account', 'Account prod', 'aws_group:account'],
])('%s is titled %p in the style %s', (address, title, style) => {
  expect(boxWith({ address })).toMatchObject({
    title: { text: title, role: 'title' },
    style,
    icon: boxFactsOf(style).icon,
  });
});

test('a subnet whose machines get public addresses is public, unless its name says something else', () => {
  const attributes = { map_public_ip_on_launch: 'true' };
  expect(boxWith({ address: 'aws_subnet.a', attributes }).style).toBe('aws_subnet:public');
  expect(boxWith({ address: 'aws_subnet.private', attributes }).style).toBe('aws_subnet:private');
  expect(boxWith({ address: 'aws_subnet.a', attributes: { map_public_ip_on_launch: 'false' } }).style).toBe(
    'aws_subnet',
  );
});

test('titles need not repeat what the boxes around them say, names of nodes are whole', () => {
  const scene = sceneOf({
    inside: {
      '': [{ address: 'aws_vpc.this', attributes: { name: 'shop-prod' } }],
      'aws_vpc.this': ['aws_az.this_eu-west-1a'],
      'aws_az.this_eu-west-1a': [
        { address: 'aws_subnet.data["eu-west-1a"]' },
        { address: 'aws_subnet.public[0]', attributes: { name: 'shop-prod-public-eu-west-1a' } },
        { address: 'aws_subnet.rest["x"]', attributes: { name: 'shop-prod-eu-west-1a-spare' } },
        { address: 'aws_subnet.all["x"]', attributes: { name: 'shop-prod-eu-west-1a' } },
        { address: 'aws_instance.this[0]', attributes: { name: 'shop-prod-eu-west-1a' } },
      ],
      'aws_subnet.data["eu-west-1a"]': ['aws_instance.in_use'],
    },
  });
  const titleOf = (id: string) => boxOf(scene, id).title.text;
  expect(titleOf('aws_subnet.data["eu-west-1a"]')).toBe('Subnet data');
  expect(titleOf('aws_subnet.public[0]')).toBe('Public subnet');
  expect(titleOf('aws_subnet.rest["x"]')).toBe('Subnet spare');
  expect(titleOf('aws_subnet.all["x"]')).toBe('Subnet shop-prod-eu-west-1a');
  expect(nodeOf(scene, 'aws_instance.this[0]').lines[1]?.text).toBe('shop-prod-eu-west-1a');
});

test('a subnet with a NAT gateway is public', () => {
  expect(boxWith({ address: 'aws_subnet.a' }, ['aws_nat_gateway.a']).style).toBe('aws_subnet:public');
});

test('the address range follows the title, and both fit', () => {
  const box = boxWith({ address: 'aws_vpc.core', attributes: { cidr_block: '10.0.0.0/16' } });
  expect(box.subtitle?.text).toContain('10.0.0.0/16');
  const words = widthOf(box.title.text, 12, 600) + 6 + widthOf(box.subtitle!.text, 12, 400);
  expect(box.minWidth).toBeGreaterThanOrEqual(words + 44);
});

test('one detail is enough: a range rather than a region', () => {
  const attributes = { location: 'westeurope', address_space: '10.0.0.0/16' };
  expect(boxWith({ address: 'azurerm_virtual_network.hub', attributes }).subtitle?.text).toBe('10.0.0.0/16');
});

test('a long title is whole; one of any length gives a box of bounded width and is kept for who needs it whole', () => {
  const long = 'platform-shared-services-network-production-west-europe';
  expect(boxWith({ address: `azurerm_resource_group.${long}` }).title.text).toBe(`Resource group ${long}`);
  const endless = boxWith({ address: `aws_vpc.${'long'.repeat(500)}` });
  expect(endless.minWidth).toBeLessThan(600);
  expect(endless.title.text).toMatch(/…$/);
  expect(endless.title.fullText).toBe(`VPC ${'long'.repeat(500)}`);
});

test('zones of two networks are no peers of each other', () => {
  const scene = sceneOf({
    inside: {
      '': ['aws_vpc.core', 'aws_vpc.edge'],
      'aws_vpc.core': ['aws_az.a'],
      'aws_vpc.edge': ['aws_az.b'],
      'aws_az.a': ['aws_instance.web'],
      'aws_az.b': ['aws_instance.app'],
    },
  });
  expect(boxOf(scene, 'aws_az.b').peerGroup).not.toBe(boxOf(scene, 'aws_az.a').peerGroup);
});

test('zones of one network are peers, networks are not', () => {
  const scene = sceneOf({
    inside: { '': ['aws_vpc.core'], 'aws_vpc.core': ['aws_az.a', 'aws_az.b'], 'aws_az.a': ['aws_instance.web'] },
  });
  expect(boxOf(scene, 'aws_az.a').peerGroup).not.toBeNull();
  expect(boxOf(scene, 'aws_az.b').peerGroup).toBe(boxOf(scene, 'aws_az.a').peerGroup);
  expect(boxOf(scene, 'aws_vpc.core').peerGroup).toBeNull();
});

test('what several networks have is below their title where both are long, and the box is no wider than the longer one', () => {
  const subnets = (count: number, cidr_block: string) =>
    boxWith({ address: 'aws_subnet.data', labelOverride: 'data-a, data-b', count, attributes: { cidr_block } });
  const [one, several, short] = [
    subnets(1, '10.0.20.0/24, 10.0.21.0/24'),
    subnets(2, '10.0.20.0/24, 10.0.21.0/24'),
    subnets(2, '10.0.0.0/8'),
  ];
  expect([one, several, short].map(({ subtitleBelow }) => subtitleBelow)).toEqual([undefined, true, undefined]);
  expect(several!.headerHeight).toBe(one!.headerHeight + 14);
  expect(titleHeight(several!) - titleHeight(one!)).toBe(14);
  const longer = Math.max(several!.title.width, several!.subtitle!.width);
  expect([longer < several!.minWidth, several!.minWidth < longer + 50]).toEqual([true, true]);
});

test('a change that has no room beside the title has the line below, and its details only if they fit, too', () => {
  const part = (name: string, text: string) => ({
    ...{ address: `aws_route.${name}`, change: 'create' as const },
    effects: [{ change: 'create' as const, text }],
  });
  const boxOfPart = (name: string, text: string) =>
    boxWith({
      ...{ address: 'aws_vpc.core', change: 'update', attributes: { cidr_block: '10.0.0.0/16' } },
      changed: { folded: { create: 1 }, parts: [part(name, text)] },
    });
  const short = boxOfPart('a', 'routes to b');
  expect(short).toMatchObject({ subtitle: { text: '10.0.0.0/16, Route a added: routes to b' } });
  expect(short).not.toHaveProperty('subtitleBelow');
  const long = boxOfPart('to_matchbox', 'routes traffic to 10.2.0.0/16');
  expect(long.subtitle?.text).toBe('Route to_matchbox added: routes traffic to 10.2.0.0/16');
  expect([long.subtitleBelow, long.subtitle?.fullText]).toEqual([true, undefined]);
  const longer = boxOfPart('to_matchbox', 'routes all traffic to the internet through the firewall of the hub network');
  expect(longer.subtitle?.text).toBe('Route to_matchbox added');
});

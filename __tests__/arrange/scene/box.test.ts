import { boxFactsOf } from '../../../src/clouds/index.js';
import type { GraphNode } from '../../../src/graph/model.js';
import { TO_BE_DESTROYED } from '../../../src/messages.js';
import { widthOf } from '../../../src/text/metrics.js';
import { boxOf, sceneOf } from './graphs.js';

const boxWith = (node: Partial<GraphNode> & { address: string }, inside: string[] = ['aws_instance.web']) =>
  boxOf(sceneOf({ inside: { '': [node], [node.address]: inside } }), node.address);

test.each([
  ['aws_vpc.core', 'VPC core', 'aws_vpc'],
  ['aws_subnet.app', 'Subnet app', 'aws_subnet'],
  ['aws_subnet.public-a', 'Subnet public-a', 'aws_subnet:public'],
  ['aws_subnet.dmz', 'Public subnet dmz', 'aws_subnet:public'],
  ['aws_subnet.private[0]', 'Subnet private[0]', 'aws_subnet:private'],
  ['aws_group.eu-west-1', 'Region eu-west-1', 'aws_group:region'],
  ['aws_az.main_eu-west-1a', 'Availability Zone eu-west-1a', 'aws_az'],
  ['aws_az.a_zone', 'Availability Zone a_zone', 'aws_az'],
  ['tv_gcp_region.net_europe-west1', 'Region europe-west1', 'tv_gcp_region'],
  ['google_compute_network.network', 'VPC network', 'google_compute_network'],
  ['google_compute_network.network[1]', 'VPC network network[1]', 'google_compute_network'],
  ['azurerm_virtual_network.virtual_network', 'Virtual network', 'azurerm_virtual_network'],
  ['aws_group.shared', 'shared', 'aws_group'],
  ['aws_group.prod-account', 'prod-account', 'aws_group:account'],
])('%s is titled %p in the style %s', (address, title, style) => {
  expect(boxWith({ address })).toMatchObject({
    title: { text: title, role: 'title' },
    style,
    icon: boxFactsOf(style).icon,
  });
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

test('a container about to be destroyed says so', () => {
  expect(boxWith({ address: 'aws_vpc.core', change: 'delete' }).subtitle).toMatchObject({
    text: TO_BE_DESTROYED,
    role: 'alert',
  });
});

test('a name of any length gives a box of bounded width', () => {
  expect(boxWith({ address: `aws_vpc.${'long'.repeat(500)}` }).minWidth).toBeLessThan(420);
});

test('zones of one network are peers, networks are not', () => {
  const scene = sceneOf({
    inside: { '': ['aws_vpc.core'], 'aws_vpc.core': ['aws_az.a', 'aws_az.b'], 'aws_az.a': ['aws_instance.web'] },
  });
  expect(boxOf(scene, 'aws_az.a').peerGroup).not.toBeNull();
  expect(boxOf(scene, 'aws_az.b').peerGroup).toBe(boxOf(scene, 'aws_az.a').peerGroup);
  expect(boxOf(scene, 'aws_vpc.core').peerGroup).toBeNull();
});

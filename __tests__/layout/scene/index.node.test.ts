import { factsOf } from '../../../src/catalog/index.js';
import type { GraphNode } from '../../../src/graph/model.js';
import { instanceCount, instancesInWords } from '../../../src/labels/messages.js';
import { ICON_SIZE, SELF_LOOP_SPACE, SMALL_ICON_SIZE } from '../../../src/layout/scene/measures.js';
import { nodeOf, sceneOf } from './graphs.js';

const EC2 = `title: ${factsOf('aws_instance').title}`;

const nodeWith = (node: Partial<GraphNode> & { address: string }) =>
  nodeOf(sceneOf({ inside: { '': [node] } }), node.address);
const captions = (node: Partial<GraphNode> & { address: string }) =>
  nodeWith(node).lines.map(({ role, text }) => `${role}: ${text}`);

test.each([
  ['aws_instance.web', [EC2, 'name: web']],
  ['aws_instance.web~2', [EC2, 'name: web']],
  ['module.shop.aws_instance.web', [EC2, 'name: web']],
  ['aws_instance.ec2', [EC2, 'name: ec2']],
  ['aws_instance.e', [EC2, 'name: e']],
  ['aws_instance.s', [EC2, 'name: s']],
  ['aws_instance._', [EC2, 'name: _']],
  ['aws_instance.ec2_instances', [EC2]],
  ['aws_instance.main_eu-west-1a', [EC2, 'name: main_eu-west-1a']],
  ['tv_aws_users.users', [`title: ${factsOf('tv_aws_users').title}`]],
  ['aws_instance.a-rather-long-name_for_it', [EC2, 'name: a-rather-long-', 'name: name_for_it']],
])('captions of %s', (address, expected) => {
  expect(captions({ address })).toEqual(expected);
});

test('the words of the tooltip are whole, whatever the captions have room for', () => {
  const name = 'long-name-'.repeat(40);
  const node = nodeWith({ address: `aws_instance.${name}`, count: 3 });
  expect(node.lines.map(({ text }) => text).join('')).toContain('…');
  expect(node.words).toEqual([factsOf('aws_instance').title, name, instancesInWords(3)]);
});

test('the title says the product, the details what it does not say', () => {
  const attributes = { engine: 'postgres', engine_version: '16.3', instance_class: 'db.t4g.small', desired_count: '3' };
  expect(captions({ address: 'aws_db_instance.orders', attributes })).toEqual([
    'title: RDS for',
    'title: PostgreSQL',
    'name: orders',
    'detail: v16.3, db.t4g.small',
  ]);
  expect(captions({ address: 'aws_db_instance.orders', attributes: { engine: 'acme' } }).at(-1)).toBe('detail: acme');
});

test('a bare number of copies is no detail', () => {
  const attributes = { desired_count: '3', launch_type: 'FARGATE', min_size: '1', service_name: 'x' };
  for (const type of ['aws_ecs_service', 'aws_autoscaling_group', 'aws_vpc_endpoint'])
    expect(captions({ address: `${type}.a`, attributes }).filter((text) => text.startsWith('detail'))).toEqual([]);
});

test('a title made from a long type is whole', () => {
  const { lines } = nodeWith({ address: 'aci_external_management_network_instance_profile.x' });
  expect(lines.flatMap(({ role, text }) => (role === 'title' ? text : [])).join(' ')).toBe(
    factsOf('aci_external_management_network_instance_profile').title,
  );
});

test('a name takes three lines at most', () => {
  const { lines } = nodeWith({ address: `aws_instance.${'long-name-'.repeat(40)}` });
  expect(lines.filter(({ role }) => role === 'name')).toHaveLength(3);
});

test('the box holds the widest line, the icon is in the middle', () => {
  const node = nodeWith({ address: 'aws_instance.web' });
  expect(node.width).toBe(Math.ceil(Math.max(72, ...node.lines.map(({ width }) => width))) + 8);
  expect(node.height).toBe(ICON_SIZE + 10 + 15 + 13);
  expect(node.iconX * 2 + node.iconSize).toBe(node.width);
});

const withLoop = () =>
  nodeOf(
    sceneOf({
      inside: { '': ['aws_instance.web'] },
      edges: [['aws_instance.web', 'aws_instance.web', { label: 'retry' }]],
    }),
    'aws_instance.web',
  );

test('a loop takes room at the top and on the right, and its label is a caption', () => {
  const [plain, looped] = [nodeWith({ address: 'aws_instance.web' }), withLoop()];
  expect(looped).toMatchObject({ selfLoop: true, iconY: plain.iconY + 18, width: plain.width + 18 });
  expect(looped.height).toBe(plain.height + 18 + 13);
  expect(looped.lines.at(-1)?.text).toBe('retry');
});

test('the icon of a node with a loop is above the middle of its captions, not of captions and loop', () => {
  const { iconX, iconSize, width } = withLoop();
  expect(iconX + iconSize / 2).toBe((width - SELF_LOOP_SPACE) / 2);
});

test('several instances wear a badge, looked-up ones are dashed', () => {
  expect(nodeWith({ address: 'aws_instance.web', count: 3 }).badge).toBe(instanceCount(3));
  expect(nodeWith({ address: 'aws_instance.web' })).toMatchObject({ badge: '', dashed: false });
  expect(nodeWith({ address: 'aws_instance.web', lookedUp: true }).dashed).toBe(true);
});

describe('a small icon', () => {
  const KEY = {
    address: 'aws_kms_key.main',
    attributes: { name: 'a-name-of-a-key-that-needs-three-lines-in-a-large-caption' },
  } as const;
  const small = () => nodeOf(sceneOf({ inside: { '': ['aws_lb.web', KEY] } }), KEY.address);
  const large = () => nodeOf(sceneOf({ inside: { '': [KEY] } }), KEY.address);

  test('is half as large, in the middle above its captions', () => {
    expect([small().iconSize, large().iconSize]).toEqual([SMALL_ICON_SIZE, ICON_SIZE]);
    expect(small().iconX * 2 + SMALL_ICON_SIZE).toBe(small().width);
    expect(small().height).toBeLessThan(large().height - SMALL_ICON_SIZE + 1);
  });

  test('has few captions; its tooltip says all', () => {
    const names = small().lines.filter(({ role }) => role === 'name');
    expect(names).toHaveLength(3);
    expect(names.at(-1)?.fullText).toBe(KEY.attributes.name);
    expect(small().lines.filter(({ role }) => role !== 'name' && role !== 'title')).toEqual([]);
    expect(large().lines.filter(({ role }) => role === 'name')).toHaveLength(3);
    expect(large().lines.some(({ fullText }) => fullText !== undefined)).toBe(false);
    expect(small().words).toContain(KEY.attributes.name);
  });
});

test('ports that are more than a line are said on two', () => {
  const said = captions({
    address: 'google_compute_firewall.in',
    attributes: { opened: 'open: 1000-2000, 3389, 8080' },
  });
  expect(said.filter((line) => line.startsWith('detail'))).toEqual(['detail: open: 1000-2000, 3389,', 'detail: 8080']);
});

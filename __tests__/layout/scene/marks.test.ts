import type { ChangeDetails } from '../../../src/graph/changes.js';
import type { GraphNode } from '../../../src/graph/model.js';
import {
  DISC,
  DISC_GAP,
  discWidth,
  ICON_SIZE,
  RING_ROOM,
  SMALL_ICON_SIZE,
  SMALL_RING_ROOM,
} from '../../../src/layout/scene/measures.js';
import type { SceneNode } from '../../../src/layout/scene/model.js';
import { changeWord } from '../../../src/messages.js';
import { boxOf, nodeOf, sceneOf } from './graphs.js';

const WEB = 'aws_instance.web';
const VALUES: ChangeDetails = { values: [{ name: 'instance_type', before: 't3.micro', after: 't3.large' }] };

/** Beside something that stays. */
const nodeWith = (node: Partial<GraphNode>): SceneNode =>
  nodeOf(sceneOf({ inside: { '': ['aws_instance.old', { address: WEB, ...node }] } }), WEB);
const said = ({ lines }: SceneNode) =>
  lines.flatMap(({ role, text }) => (role === 'change' || role === 'alert' ? `${role}: ${text}` : []));

test('what changes has room for a ring, its icon as large as that of the others', () => {
  const changed = nodeWith({ change: 'update' });
  expect(changed.iconSize - 2 * (changed.ring as number)).toBe(ICON_SIZE);
  expect(changed.ring).toBe(RING_ROOM);
  expect(changed.width).toBeGreaterThanOrEqual(changed.iconSize);
  expect(changed.mark).toEqual({ change: 'update' });
  expect(changed.faded).toBeUndefined();
});

test('what stays is faded beside it, and has no ring', () => {
  const scene = sceneOf({ inside: { '': ['aws_instance.old', { address: WEB, change: 'create' }] } });
  expect(nodeOf(scene, 'aws_instance.old')).toMatchObject({ faded: true, iconSize: ICON_SIZE });
  expect(nodeOf(scene, 'aws_instance.old')).not.toHaveProperty('mark');
});

test('nothing is faded where nothing changes, or all is new', () => {
  for (const change of ['none', 'create'] as const) {
    const node = nodeOf(sceneOf({ inside: { '': [{ address: WEB, change }] } }), WEB);
    expect([node.faded, node.mark, node.iconSize]).toEqual([undefined, undefined, ICON_SIZE]);
  }
});

test('what is part of it changes: it is not faded, has the signs of its parts without an outline, and says so', () => {
  const host = nodeWith({ changed: { folded: { create: 2, update: 1 } } });
  expect([host.faded, host.ring]).toEqual([undefined, 0]);
  expect(host.mark).toEqual({ change: 'update', onlyParts: true, parts: ['create', 'update'] });
  expect(said(host)).toEqual(['change: inside: +2 ~1']);
});

test('a changed element has a sign for each other change of its parts and instances', () => {
  const markOfHost = (change: GraphNode['change'], changed: ChangeDetails) => nodeWith({ change, changed }).mark;
  expect(markOfHost('update', { folded: { delete: 1, update: 2 } })).toEqual({ change: 'update', parts: ['delete'] });
  expect(markOfHost('create', { folded: { create: 3 } })).toEqual({ change: 'create' });
  expect(markOfHost('update', { instances: { create: 1, update: 2, none: 1 } })).toMatchObject({ parts: ['create'] });
});

test.each([
  [{ change: 'update', changed: VALUES }, ['change: t3.micro → t3.large']],
  [
    { change: 'replace', changed: { values: [{ ...VALUES.values![0]!, forces: true }] } },
    ['alert: t3.micro → t3.large,', 'alert: must be replaced'],
  ],
  [{ change: 'delete' }, []],
  [{ change: 'move', ghostOf: 'aws_instance.old', changed: { movedFrom: 'aws_instance.older' } }, []],
] as const)('what a caption says of a change: %j', (node, expected) => {
  expect(said(nodeWith(node as Partial<GraphNode>))).toEqual(expected);
});

test('a caption has three lines for it at most, the tooltip all of it', () => {
  const values = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, before: '1', after: '2' }));
  const node = nodeWith({ change: 'update', changed: { values } });
  expect(said(node)).toHaveLength(3);
  expect(node.changeWords).toEqual([changeWord('update'), ...values.map(({ name }) => `${name} 1 → 2`)]);
});

test('a caption never cuts a value or a danger: what has no room is left out', () => {
  const values = ['size_of_the_first_disk', 'size_of_the_second_disk', 'size_of_the_third_disk_of_all'].map((name) => ({
    name,
    before: '100',
    after: '200',
  }));
  const shown = said(nodeWith({ change: 'update', changed: { values } }));
  expect(shown.join('')).not.toContain('…');
  const opened = { change: 'opens', what: 'port 443', to: 'the internet' } as const;
  const parts = ['a', 'b'].map((name) => ({ address: `aws_dynamodb_table.${name}`, change: 'delete', name }) as const);
  const changed = { exposure: [opened], parts, folded: { delete: 2 }, values } as never;
  const words = said(nodeWith({ change: 'update', changed }));
  expect(words.filter((word) => word.startsWith('alert: ')).join(' ')).toContain('DynamoDB');
  expect(words.some((word) => word.includes('removed') && word.startsWith('alert: '))).toBe(true);
});

test('a small icon has a smaller ring, and its first change alone, in three lines at most', () => {
  const key = {
    address: 'aws_kms_key.main',
    change: 'replace',
    changed: {
      values: [
        { name: 'size', before: '1', after: '2' },
        { name: 'port', before: '1', after: '2' },
      ],
    },
  } as const;
  const node = nodeOf(sceneOf({ inside: { '': ['aws_lb.web', key] } }), key.address);
  expect([node.ring, node.iconSize]).toEqual([SMALL_RING_ROOM, SMALL_ICON_SIZE + 2 * SMALL_RING_ROOM]);
  expect(said(node)).toEqual(['change: size 1 → 2']);
  const opened = {
    ...key,
    changed: { exposure: [{ change: 'opens', what: 'port 443', to: 'the internet' }] },
  } as never;
  const words = said(nodeOf(sceneOf({ inside: { '': ['aws_lb.web', opened] } }), key.address));
  expect(words).toEqual(['alert: opens port 443', 'alert: to the internet']);
  const long = { ...key, changed: { touched: 'one_long_word '.repeat(9) }, change: 'none' } as never;
  expect(said(nodeOf(sceneOf({ inside: { '': ['aws_lb.web', long] } }), key.address))).toHaveLength(3);
});

test('a node that stays and whose change needs words is never small', () => {
  const key = { address: 'aws_kms_key.main', change: 'update', changed: { values: [] } } as const;
  const node = nodeOf(sceneOf({ inside: { '': ['aws_lb.web', key] } }), key.address);
  expect(node.iconSize).toBe(ICON_SIZE + 2 * RING_ROOM);
});

test('a touched node has a dot without a ring', () => {
  const changed = { touched: 'image' } as ChangeDetails;
  const scene = sceneOf({ inside: { '': ['aws_instance.old', { address: 'aws_lb.web', changed }] } });
  const node = nodeOf(scene, 'aws_lb.web');
  expect([node.ring, node.iconSize, node.mark]).toEqual([0, ICON_SIZE, { change: 'update', touched: true }]);
  expect(said(node)).toEqual(['change: touched: image']);
});

test('a box says the first change that there is room for, and what it is where there is room for none', () => {
  const long = { name: 'name', before: 'x'.repeat(40), after: 'y'.repeat(40), forces: true } as const;
  const range = { name: 'cidr_block', before: '10.1.0.0/16', after: '10.0.0.0/16' };
  const subtitle = (values: ChangeDetails['values'], attributes = { cidr_block: '10.0.0.0/16' } as object) => {
    const core = { address: 'aws_vpc.core', change: 'replace', changed: { values }, attributes } as Partial<GraphNode>;
    return boxOf(sceneOf({ inside: { '': ['aws_instance.old', core as GraphNode] } }), 'aws_vpc.core').subtitle;
  };
  expect(subtitle([long, range])).toMatchObject({ text: '10.1.0.0/16 → 10.0.0.0/16', role: 'change' });
  expect(subtitle([long])).toMatchObject({ text: '10.0.0.0/16', role: 'detail' });
  expect(subtitle([long], {})?.fullText).toContain('must be replaced');
});

test('the header of a box has room for the disc, a pill where a sign has three parts', () => {
  const box = (node: Partial<GraphNode>) =>
    boxOf(sceneOf({ inside: { '': ['aws_instance.old', { address: 'aws_vpc.core', ...node }] } }), 'aws_vpc.core');
  const plain = box({}).minWidth;
  for (const change of ['create', 'replace'] as const) {
    const room = discWidth({ change }, DISC.box) + DISC_GAP;
    expect(box({ change }).minWidth - plain).toBeGreaterThanOrEqual(Math.floor(room));
  }
  expect(discWidth({ change: 'replace' }, 10)).toBeGreaterThan(discWidth({ change: 'create' }, 10));
  const moved = box({
    change: 'move',
    changed: { movedFrom: 'aws_vpc.old' },
    attributes: { cidr_block: '10.0.0.0/16' },
  });
  expect(moved.subtitle?.text).toBe('10.0.0.0/16, moved from aws_vpc.old');
  expect(moved.plainSubtitle?.text).toBe('10.0.0.0/16');
  const values = [{ name: 'cidr_block', before: '10.1.0.0/16', after: '10.0.0.0/16' }];
  const wider = box({ change: 'update', changed: { values }, attributes: { cidr_block: '10.0.0.0/16' } });
  expect(wider.subtitle?.text).toBe('10.1.0.0/16 → 10.0.0.0/16');
});

test('a detail is not written twice: as it is, and as the new value of a change', () => {
  const attributes = { instance_type: 't3.large' };
  const lines = (node: Partial<GraphNode>) => nodeWith({ attributes, ...node }).lines.map(({ text }) => text);
  expect(lines({ change: 'update', changed: VALUES })).toEqual(['EC2 instance', 'web', 't3.micro → t3.large']);
  expect(lines({ change: 'delete' })).toEqual(['EC2 instance', 'web', 't3.large']);
});

test('a touched element has the dot of an unchanged architecture only if none of its edges changes', () => {
  const touched = { address: WEB, changed: { touched: 'user_data' } };
  const [queue, topic] = ['aws_sqs_queue.q', 'aws_sns_topic.t'];
  const markWith = (change?: 'delete') => {
    const edges = [
      [WEB, queue, { ...(change && { change }) }],
      [queue, topic, { change: 'create' }],
    ] as const;
    return nodeOf(sceneOf({ inside: { '': [touched, queue, topic] }, edges }), WEB);
  };
  expect(markWith().mark).toEqual({ change: 'update', touched: true });
  expect(markWith('delete')).not.toHaveProperty('mark');
  expect(said(markWith('delete'))).toEqual(['change: touched: user_data']);
});

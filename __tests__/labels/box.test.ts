import { createEdge, createGraph, createNode } from '../../src/graph/create.js';
import { present } from '../../src/labels/index.js';

test('a box shows only its first detail: its address range, not its region', () => {
  const attributes = { cidr_block: '10.0.0.0/16', region: 'eu-west-1' };
  const graph = createGraph({ nodes: [createNode({ address: 'aws_group.g', attributes })], edges: [] });
  const box = present(graph, { modules: 'none' }).items.find(({ id }) => id === 'aws_group.g');
  expect(box?.details).toEqual(['10.0.0.0/16']);
});

const boxesOf = (...nodes: Parameters<typeof createNode>[0][]) =>
  new Map(
    present(createGraph({ nodes: nodes.map(createNode), edges: [] }), { modules: 'none' }).items.map((item) => [
      item.id,
      item,
    ]),
  );
const NET = { name: 'vnet-shop' };

test('a deleted node and its replacement may have the same name, because the alert distinguishes them', () => {
  const boxes = boxesOf(
    { address: 'azurerm_virtual_network.virtual_network', attributes: NET, change: 'delete' },
    { address: 'azurerm_virtual_network.new', attributes: NET, change: 'create' },
  );
  expect(
    [...boxes.values()].flatMap(({ kind, title }) => (title.includes('network') ? `${kind} ${title}` : [])),
  ).toEqual(['box Virtual network vnet-shop', 'box Virtual network vnet-shop']);
});

test('distinguishes two remaining nodes of the same name', () => {
  const boxes = boxesOf(
    { address: 'azurerm_virtual_network.old', attributes: NET, change: 'replace' },
    { address: 'azurerm_virtual_network.new', attributes: NET, change: 'create' },
  );
  const titles = ['old', 'new'].map((name) => boxes.get(`azurerm_virtual_network.${name}`)?.title);
  expect(new Set(titles).size).toBe(2);
});

test('a subnet from a block of its network shows its range, which has another attribute name there', () => {
  const boxes = boxesOf({ address: 'azurerm_subnet.a', attributes: { address_prefix: '10.0.1.0/24' } });
  expect(boxes.get('azurerm_subnet.a')?.details).toEqual(['10.0.1.0/24']);
});

test('a box that is not a resource of the source counts as zero', () => {
  const boxes = boxesOf(
    { address: 'azurerm_subnet.a', provenance: 'implied' },
    { address: 'azurerm_virtual_network.b', count: 2 },
    { address: 'azurerm_virtual_network.c' },
  );
  const counts = ['azurerm_subnet.a', 'azurerm_virtual_network.b', 'azurerm_virtual_network.c'].map((id) => {
    const box = boxes.get(id);
    return box?.kind === 'box' ? box.count : null;
  });
  expect(counts).toEqual([0, 2, undefined]);
});

test.each([
  ['a count without edges', { labelOverride: '3 unchanged' }, false, false],
  ['a count with an edge', { labelOverride: '3 unchanged' }, true, true],
  ['an icon of that name without a count', {}, false, true],
])('the header of a box replaces the icon of omitted contents: %s', (_, more, hasEdge, isDrawn) => {
  const stub = 'aws_contents.unchanged[0]';
  const nodes = [
    { address: 'aws_vpc.v' },
    { address: 'aws_instance.i', parent: 'aws_vpc.v' },
    { address: stub, parent: 'aws_vpc.v', ...more },
  ];
  const edges = hasEdge ? [createEdge({ from: 'aws_instance.i', to: stub })] : [];
  const { items } = present(createGraph({ nodes: nodes.map(createNode), edges }), { modules: 'none' });
  expect(items.some(({ id }) => id === stub)).toBe(isDrawn);
  expect(items.find(({ id }) => id === 'aws_vpc.v')?.details).toEqual(isDrawn ? [] : ['3 unchanged']);
});

test('a region in an account is no account, although its made-up address names one', () => {
  const implied = { type: 'aws_group', provenance: 'implied' } as const;
  const boxes = boxesOf(
    { ...implied, address: 'aws_group.account_111', attributes: { name: 'account 111' } },
    {
      ...{ ...implied, address: 'aws_group.account_111_eu-west-1', parent: 'aws_group.account_111' },
      attributes: { name: 'eu-west-1' },
    },
  );
  expect(boxes.get('aws_group.account_111')?.title).toBe('Account 111');
  expect(boxes.get('aws_group.account_111_eu-west-1')?.title).toBe('Region eu-west-1');
});

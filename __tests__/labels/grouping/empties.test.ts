import { createEdge, createGraph, createNode } from '../../../src/graph/create.js';
import type { GraphNode } from '../../../src/graph/model.js';
import { present } from '../../../src/labels/index.js';

const VPC = 'aws_vpc.main';
const vpc = createNode({ address: VPC });
const subnet = (name: string, more: Partial<GraphNode> = {}): GraphNode =>
  createNode({ address: `aws_subnet.${name}`, parent: VPC, attributes: { cidr_block: '10.0.0.0/24' }, ...more });
const database = createNode({ address: 'aws_db_instance.main', parent: VPC });
const nat = createNode({ address: 'aws_nat_gateway.main', parent: VPC });

const boxesOf = (nodes: readonly GraphNode[], edges: readonly [string, string][] = []) =>
  present(createGraph({ nodes: [vpc, ...nodes], edges: edges.map(([from, to]) => createEdge({ from, to })) }), {
    modules: 'auto',
  }).items.flatMap((item) => (item.kind === 'box' && item.parent === VPC ? [item] : []));

const titlesOf = (...given: Parameters<typeof boxesOf>) => boxesOf(...given).map(({ title }) => title);

const THREE = ['private_a', 'private_b', 'private_c'].map((name) => subnet(name));

describe('empty boxes', () => {
  it('of one style are one line beside a service, with their names', () => {
    const [line, ...others] = boxesOf([...THREE, database]);
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      title: '3 private subnets',
      style: 'aws_subnet:private',
      details: ['a, b, c'],
      count: 3,
      folded: ['a', 'b', 'c'].map((name) => `Private subnet ${name} 10.0.0.0/24`),
    });
  });

  it('follow the last drawn box of their style, as "more" of them', () => {
    const full = subnet('private_z');
    const machine = createNode({ address: 'aws_instance.web', parent: full.address });
    expect(titlesOf([...THREE, full, machine, subnet('public_a')])).toEqual([
      'Public subnet a',
      'Private subnet z',
      '3 more private subnets',
    ]);
  });

  it('are drawn if there are only two', () => {
    expect(titlesOf([...THREE.slice(1), database])).toEqual(['Private subnet b', 'Private subnet c']);
  });

  it('are drawn in a network without services', () => {
    expect(titlesOf([...THREE, nat])).toHaveLength(3);
  });

  it('are drawn if one has an edge or an alert', () => {
    const [a, b, c] = THREE as [GraphNode, GraphNode, GraphNode];
    expect(titlesOf([...THREE, database], [[database.address, a.address]])).toHaveLength(3);
    expect(titlesOf([a, b, subnet('private_c', { change: 'delete' }), database])).toHaveLength(3);
    expect(titlesOf([a, b, subnet('private_c', { change: 'update' }), database])).toHaveLength(3);
    expect(titlesOf([a, b, c, database])).toHaveLength(1);
  });

  it('count the resources of each, and show address ranges of those without a name', () => {
    const [line] = boxesOf([subnet('private'), subnet('private_b', { count: 2 }), subnet('private_c'), database]);
    expect(line).toMatchObject({ title: '4 private subnets', details: ['10.0.0.0/24, b ×2, c'] });
  });
});

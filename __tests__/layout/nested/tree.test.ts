import { areVariants, buildTree, portOf } from '../../../src/layout/nested/tree.js';
import { scene, sceneBox, sceneNode } from '../../support/scenes.js';

describe('the containment tree', () => {
  const items = buildTree(
    scene([sceneBox('vpc'), sceneBox('subnet', 'vpc'), sceneNode('a', 'subnet'), sceneNode('b')]),
  );

  it('starts with the sheet and keeps the order of the scene', () => {
    expect(items.map(({ id, depth, parent }) => [id, depth, parent?.id])).toEqual([
      ['', 0, undefined],
      ['vpc', 1, ''],
      ['subnet', 2, 'vpc'],
      ['a', 3, 'subnet'],
      ['b', 1, ''],
    ]);
    expect(items[0]!.children.map(({ id }) => id)).toEqual(['vpc', 'b']);
  });

  it('knows the size of nodes and not yet that of boxes', () => {
    expect(items.map(({ width }) => width)).toEqual([0, 0, 0, 80, 80]);
  });

  it('puts the members of a cluster into a box of their own, right after their container', () => {
    const drawn = scene([sceneBox('vpc'), sceneNode('a', 'vpc'), sceneNode('b', 'vpc'), sceneNode('c', 'vpc')]);
    const [, vpc, cluster, ...nodes] = buildTree(drawn, [{ parent: 'vpc', members: ['a', 'c'] }]);
    expect([cluster!.box, cluster!.node, cluster!.parent]).toEqual([null, null, vpc]);
    expect(nodes.map(({ id, parent }) => [id, parent])).toEqual([
      ['a', cluster],
      ['b', vpc],
      ['c', cluster],
    ]);
  });

  it('takes an item before its parent for a fault of the program', () => {
    expect(() => buildTree(scene([sceneNode('a', 'vpc'), sceneBox('vpc')]))).toThrow(/before its parent vpc/);
  });

  it('has one port a net and border', () => {
    const vpc = items[1]!;
    const port = portOf(vpc, 'from a', 'E');
    expect(portOf(vpc, 'from a', 'E')).toBe(port);
    expect(portOf(vpc, 'from a', 'W')).not.toBe(port);
    expect(portOf(vpc, 'from b', 'E')).not.toBe(port);
    expect([...vpc.ports.values()].map(({ id }) => id)).toEqual([0, 1, 2]);
  });
});

test('variants are boxes of one kind, but no strips, whichever subjects they join', () => {
  const subnet = (style: string) => ({ ...sceneBox(`subnet-${style}`), style });
  expect(areVariants(subnet('aws_subnet:public'), subnet('aws_subnet:private'))).toBe(true);
  const strip = (style: string) => ({ ...subnet(style), aside: true as const });
  expect(areVariants(strip('strip:monitoring+configuration'), strip('strip:security'))).toBe(false);
});

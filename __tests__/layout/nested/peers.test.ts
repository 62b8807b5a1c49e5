import { byDepth } from '../../../src/layout/nested/index.js';
import { alignPeers, alignTiers } from '../../../src/layout/nested/peers.js';
import { buildTree, type Item } from '../../../src/layout/nested/tree.js';
import { scene, sceneBox, sceneNode } from '../../support/scenes.js';

/** Zones, each with a public and a data subnet. */
function zones(styles: readonly string[][], sizes: Record<string, [number, number]>): Item[] {
  const items = buildTree(
    scene(
      styles.flatMap((inner, z) => [
        sceneBox(`z${z}`, null, { peerGroup: 'zones' }),
        sceneNode(`n${z}`, `z${z}`),
        ...inner.map((style, s) => sceneBox(`z${z}.${s}`, `z${z}`, { style })),
      ]),
    ),
  );
  for (const item of items) [item.width, item.height] = sizes[item.id] ?? [100, 50];
  alignTiers(items);
  return items;
}
const sizeOf = (items: readonly Item[], id: string): string => {
  const { width, height } = items.find((item) => item.id === id)!;
  return `${width}x${height}`;
};

describe('tiers', () => {
  it('have one size in all zones', () => {
    const items = zones(
      [
        ['aws_subnet', 'aws_subnet'],
        ['aws_subnet', 'aws_subnet'],
      ],
      { 'z0.0': [200, 50], 'z1.0': [100, 80] },
    );
    expect(['z0.0', 'z1.0', 'z0.1', 'z1.1'].map((id) => sizeOf(items, id))).toEqual([
      '200x80',
      '200x80',
      '100x50',
      '100x50',
    ]);
  });

  it.each([
    ['different boxes', [['aws_subnet'], ['aws_security_group']]],
    ['different variants', [['aws_subnet:public'], ['aws_subnet:private']]],
    ['no other zone', [['aws_subnet']]],
  ])('are left alone where there are %s', (_, styles) => {
    const items = zones(styles, { 'z0.0': [200, 50] });
    expect(items.filter(({ id }) => id.startsWith('z1.')).every(({ width }) => width === 100)).toBe(true);
    expect(sizeOf(items, 'z0.0')).toBe('200x50');
  });

  it.each([
    ['one zone lacks some', ['aws_subnet:public', 'aws_subnet:private'], ['aws_subnet:private'], 'z0.1', 'z1.0'],
    ['the variant is known in one zone only', ['aws_subnet:private'], ['aws_subnet'], 'z0.0', 'z1.0'],
  ])('have one size also where %s', (_, one, other, a, b) => {
    const items = zones([one, other], { [a]: [200, 50], [b]: [100, 80] });
    expect([a, b].map((id) => sizeOf(items, id))).toEqual(['200x80', '200x80']);
  });

  it.each([
    ['in a stack, one low box beside a high one', true, '200x90'],
    ['in a row', false, '200x400'],
  ])('keep the height of their contents only %s', (_, isStack, size) => {
    const items = buildTree(
      scene(
        ['a', 'b'].flatMap((z) => [
          sceneBox(z, null, { peerGroup: 'zones' }),
          sceneBox(`${z}-subnet`, z, { style: 'aws_subnet' }),
          sceneNode(`${z}-vm`, `${z}-subnet`),
        ]),
      ),
    );
    const sizes: Record<string, [number, number]> = { 'a-subnet': [200, 400], 'b-subnet': [150, 90] };
    for (const item of items) {
      [item.width, item.height] = sizes[item.id] ?? [100, 50];
      if (isStack && item.id === 'a') item.ports.set('in', { id: 0, side: 'W', y: 0 });
    }
    alignTiers(items);
    expect(sizeOf(items, 'b-subnet')).toBe(size);
  });

  it('hold nodes of one width, each in the middle of it, so that columns stand one above the other', () => {
    const items = zones([[], []], { n0: [80, 86], n1: [120, 100] });
    alignPeers(items);
    expect(['n0', 'n1'].map((id) => sizeOf(items, id))).toEqual(['120x100', '120x100']);
    expect(items.flatMap(({ id, shift }) => (id.startsWith('n') ? [shift] : []))).toEqual([20, 0]);
  });

  it('hold what is as wide as its like at any depth, titles of boxes included', () => {
    const items = buildTree(
      scene(
        ['a', 'b'].flatMap((z) => [
          sceneBox(z, null, { peerGroup: 'zones' }),
          sceneBox(`${z}-subnet`, z, { minWidth: z === 'a' ? 90 : 190 }),
          sceneNode(`${z}-vm`, `${z}-subnet`, z === 'a' ? { width: 132 } : {}),
        ]),
      ),
    );
    alignPeers(items);
    const widths = (name: string) => items.filter(({ id }) => id.endsWith(name)).map(({ width }) => width);
    expect([widths('-subnet'), widths('-vm')]).toEqual([
      [190, 190],
      [132, 132],
    ]);
  });

  it('come innermost first', () => {
    const items = buildTree(scene([sceneBox('a'), sceneBox('b', 'a'), sceneNode('c', 'b'), sceneNode('d')]));
    expect(byDepth(items).map((level) => level.map(({ id }) => id).join(' '))).toEqual(['c', 'b', 'a d', '']);
  });
});

import {
  alignHeights,
  alignTitles,
  alignWidths,
  equalise,
  placeUnit,
  unitsOf,
  widen,
} from '../../../src/layout/nested/stack.js';
import { buildTree, type Item } from '../../../src/layout/nested/tree.js';
import type { SceneBox } from '../../../src/layout/scene/model.js';
import { scene, sceneBox, sceneNode } from '../../support/scenes.js';

/** Boxes of these sizes, all children of the sheet. */
function boxes(sizes: readonly (readonly [width: number, height: number])[], more: Partial<SceneBox> = {}): Item[] {
  const items = buildTree(scene(sizes.map((_, i) => sceneBox(`box${i}`, null, more)))).slice(1);
  items.forEach((item, i) => {
    [item.width, item.height] = sizes[i]!;
  });
  return items;
}
const sizes = (items: readonly Item[]): string[] => items.map(({ width, height }) => `${width}x${height}`);

describe('units', () => {
  it('are single things, and peers together', () => {
    const items = buildTree(
      scene([
        sceneNode('a'),
        sceneBox('z1', null, { peerGroup: 'zones' }),
        sceneBox('b'),
        sceneBox('z2', null, { peerGroup: 'zones' }),
        sceneBox('x1', null, { peerGroup: 'others' }),
      ]),
    );
    const ids = unitsOf(items.slice(1)).map((unit) => unit.items.map(({ id }) => id).join('+'));
    expect(ids).toEqual(['a', 'z1+z2', 'b', 'x1']);
  });
});

describe('a box that is widened', () => {
  it.each([
    ['icons in its middle', sceneNode('in', 'box'), 50],
    ['boxes where they are', sceneBox('in', 'box'), 0],
  ])('keeps %s', (_, inside, shift) => {
    const box = buildTree(scene([sceneBox('box'), inside]))[1]!;
    box.width = 200;
    widen(box, 300);
    expect([box.width, box.shift]).toEqual([300, shift]);
  });
});

describe('a loose box', () => {
  it.each([
    ['as wide as what is nearly as wide', [109, 50], ['109x50', '109x60', '300x60']],
    ['as wide as it is', [111, 50], ['111x50', '100x60', '300x60']],
  ] as const)('is %s', (_, size, expected) => {
    const items = boxes([size, [100, 60], [300, 60]]);
    const [first, ...others] = unitsOf(items);
    alignWidths([first!], others);
    expect(sizes(items)).toEqual(expected);
  });
});

describe('titles of almost equal width', () => {
  const titled = (id: string, minWidth: number, more: Partial<SceneBox> = {}) =>
    sceneBox(id, null, { minWidth, ...more });

  it('give their boxes one width', () => {
    const items = buildTree(scene([titled('a', 100), titled('b', 106), titled('c', 113)])).slice(1);
    alignTitles(items);
    expect(items.map(({ width }) => width)).toEqual([106, 106, 113]);
  });

  it.each<[string, Partial<SceneBox>]>([
    ['another kind', { style: 'aws_subnet' }],
    ['a strip', { aside: true }],
  ])('do not count if one is %s', (_, more) => {
    const items = buildTree(scene([titled('a', 100), titled('b', 106, more)])).slice(1);
    alignTitles(items);
    expect(items[0]!.width).toBe(100);
  });
});

describe('boxes of one type', () => {
  it('are as high as those that are nearly as high', () => {
    const items = boxes([
      [100, 100],
      [100, 130],
      [100, 160],
    ]);
    alignHeights(unitsOf(items));
    expect(sizes(items)).toEqual(['100x130', '100x160', '100x160']);
  });

  it('are not stretched as far where they hold boxes', () => {
    const items = buildTree(scene([sceneBox('a'), sceneBox('in', 'a'), sceneBox('b')]));
    const [a, , b] = items.slice(1);
    [a!.height, b!.height] = [100, 120];
    alignHeights(unitsOf([a!, b!]));
    expect([a!.height, b!.height]).toEqual([100, 120]);
  });
});

describe('loose boxes of one type', () => {
  it.each([
    [
      'line up',
      [
        [100, 50],
        [150, 60],
      ],
      ['150x60', '150x60'],
    ],
    [
      'not by stretching one too far',
      [
        [100, 50],
        [180, 90],
      ],
      ['100x50', '180x90'],
    ],
    [
      'in either direction alone',
      [
        [100, 50],
        [150, 90],
      ],
      ['150x50', '150x90'],
    ],
  ] as const)('%s', (_, before, after) => {
    const items = boxes(before);
    equalise(unitsOf(items));
    expect(sizes(items)).toEqual(after);
  });

  it('keep their content in the middle', () => {
    const items = boxes([
      [100, 50],
      [150, 50],
    ]);
    equalise(unitsOf(items));
    expect(items.map(({ shift }) => shift)).toEqual([25, 0]);
  });

  it('are not made much wider around boxes, which would be empty room', () => {
    const [, narrow, , wide] = buildTree(
      scene([sceneBox('narrow'), sceneBox('a', 'narrow'), sceneBox('wide'), sceneBox('b', 'wide')]),
    );
    const widths = (width: number): number[] => {
      [narrow!.width, wide!.width] = [100, width];
      equalise(unitsOf([narrow!, wide!]));
      return [narrow!.width, wide!.width];
    };
    expect(widths(120)).toEqual([120, 120]);
    expect(widths(150)).toEqual([100, 150]);
  });

  it('are equal among themselves only', () => {
    const items = [
      ...boxes([[100, 50]]),
      ...boxes([[150, 50]], { style: 'aws_subnet' }),
      ...buildTree(scene([sceneNode('a')])).slice(1),
    ];
    equalise(unitsOf(items));
    expect(sizes(items)).toEqual(['100x50', '150x50', '80x86']);
  });
});

describe('peers', () => {
  const place = (all: readonly (readonly [number, number])[], inRow: boolean) => {
    const [unit] = unitsOf(boxes(all, { peerGroup: 'zones' }));
    placeUnit(unit!, inRow);
    return {
      sizes: sizes(unit!.items),
      at: unit!.offsets.map(({ x, y }) => `${x},${y}`),
      whole: `${unit!.width}x${unit!.height}`,
    };
  };

  it.each([
    [
      'stacked, equal in size',
      [
        [200, 100],
        [150, 120],
      ],
      false,
      ['200x120', '200x120'],
      ['0,0', '0,142'],
      '200x262',
    ],
    [
      'in a row all as high as the highest, however low one is',
      [
        [100, 300],
        [100, 50],
      ],
      true,
      ['100x300', '100x300'],
      ['0,0', '122,0'],
      '222x300',
    ],
    [
      'in a row where nothing joins them and they are high',
      [
        [100, 200],
        [100, 200],
      ],
      true,
      ['100x200', '100x200'],
      ['0,0', '122,0'],
      '222x200',
    ],
    [
      'stacked where they are wide',
      [
        [300, 100],
        [300, 100],
      ],
      true,
      ['300x100', '300x100'],
      ['0,0', '0,122'],
      '300x222',
    ],
    ['one alone as it is', [[100, 200]], true, ['100x200'], ['0,0'], '100x200'],
  ] as const)('%s', (_, all, inRow, equal, at, whole) => {
    expect(place(all, inRow)).toEqual({ sizes: equal, at, whole });
  });
});

import type { Layout } from '../../../src/layout/layout.js';
import { arrangeNested } from '../../../src/layout/nested/index.js';
import { compact } from '../../../src/layout/nested/stack.js';
import type { Item } from '../../../src/layout/nested/tree.js';
import type { SceneBox, SceneNode } from '../../../src/layout/scene/model.js';
import { scene, sceneBox, sceneNode } from '../../support/scenes.js';

/** A title line: header and the gap below it. */
const LINE = 36 + 8;

/** Zones of subnets; `full` of them hold a machine each. */
function zones(inside: Readonly<Record<string, readonly string[]>>, full: readonly string[], minWidth = 94) {
  const items: (SceneNode | SceneBox)[] = [sceneBox('vpc')];
  for (const [zone, subnets] of Object.entries(inside)) {
    items.push(sceneBox(zone, 'vpc', { peerGroup: 'zones' }));
    for (const subnet of subnets) {
      const id = `${zone}-${subnet}`;
      items.push(sceneBox(id, zone, { style: `aws_subnet:${subnet}`, minWidth }));
      if (full.includes(id)) items.push(sceneNode(`${id}-vm`, id));
    }
  }
  return scene(items);
}

const boxIn = ({ boxes }: Layout, id: string) => boxes.find(({ box }) => box.id === id)!;

describe('a hollow box', () => {
  it('is one line where its like in another zone is full, and the row below it stays in line', () => {
    const tiers = ['public', 'app', 'data'];
    const full = ['a-public', 'a-app', 'a-data', 'b-app', 'b-data'];
    const layout = arrangeNested(zones({ a: tiers, b: tiers }, full));
    expect(boxIn(layout, 'a-public').height).toBeGreaterThan(100);
    expect(boxIn(layout, 'b-public').height).toBe(LINE);
    expect(boxIn(layout, 'b-app').y).toBe(boxIn(layout, 'a-app').y);
    expect(boxIn(layout, 'b').height).toBe(boxIn(layout, 'a').height);
  });

  it('around titles only is no higher than they are, side by side', () => {
    const layout = arrangeNested(zones({ a: ['public'], b: ['app'] }, ['a-public']));
    expect(boxIn(layout, 'b').y).toBe(boxIn(layout, 'a').y);
    expect(boxIn(layout, 'b').height).toBe(36 + 8 + LINE + 16);
  });

  it('takes no room of a full one in a stack', () => {
    const layout = arrangeNested(zones({ a: ['public'], b: ['public'], c: ['public'] }, ['a-public'], 600));
    const [a, b, c] = ['a', 'b', 'c'].map((id) => boxIn(layout, id)) as [Rect, Rect, Rect];
    expect([b.height, c.height]).toEqual([36 + 8 + LINE + 16, 36 + 8 + LINE + 16]);
    expect([b.y - a.y - a.height, c.y - b.y - b.height]).toEqual([22, 22]);
    expect(boxIn(layout, 'vpc').height).toBe(c.y + c.height + 16 - boxIn(layout, 'vpc').y);
  });
});

type Rect = ReturnType<typeof boxIn>;

describe('the contents of a box that shrinks', () => {
  const item = (x: number, y: number, width: number, height: number, children: readonly Item[] = []): Item =>
    ({ x, y, width, height, children, ports: new Map(), box: { headerHeight: 36 } }) as unknown as Item;

  it('are in one row where they were side by side, and below each other where they were', () => {
    const [left, right, below] = [item(0, 50, 100, 200), item(120, 60, 100, 200), item(0, 300, 100, 200)];
    const whole = item(0, 0, 220, 600, [left, right, below]);
    compact(whole);
    expect([left.y, right.y]).toEqual([50, 50]);
    expect(below.y).toBeGreaterThan(left.y + left.height);
    expect(below.y).toBeLessThan(300);
    expect(whole.height).toBe(below.y + below.height + 16);
  });
});

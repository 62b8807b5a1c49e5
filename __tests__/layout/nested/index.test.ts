import { arrangeNested } from '../../../src/layout/nested/index.js';
import type { Scene } from '../../../src/layout/scene/model.js';
import { textOf } from '../../support/routes.js';
import { scene, sceneBox, sceneNode } from '../../support/scenes.js';

const rects = (drawn: Scene): Record<string, string> => {
  const { boxes, nodes } = arrangeNested(drawn);
  return Object.fromEntries([
    ...boxes.map(({ box, x, y, width, height }) => [box.id, `${x},${y} ${width}x${height}`]),
    ...nodes.map(({ node, x, y }) => [node.id, `${x},${y}`]),
  ]);
};
const route = (drawn: Scene): string => textOf(arrangeNested(drawn).edges[0]!.points);

describe('a picture', () => {
  it('has its title above everything, and room for it', () => {
    const title = { text: 'A title', role: 'title', width: 300 } as const;
    const drawn = scene([sceneNode('a')]);
    const [without, withTitle] = [arrangeNested(drawn), arrangeNested({ ...drawn, title })];
    expect([without.title, withTitle.title]).toEqual([null, { x: 24, y: 36 }]);
    expect(withTitle.height - without.height).toBe(40);
    expect(withTitle.nodes[0]!.y - without.nodes[0]!.y).toBe(40);
    expect(withTitle.width).toBeGreaterThan(300 + 24);
    const subtitle = { text: 'detail', role: 'detail', width: 60 } as const;
    expect(arrangeNested({ ...drawn, title, subtitle }).width - withTitle.width).toBe(60);
  });

  it('has boxes around what they hold: header, padding, content', () => {
    expect(rects(scene([sceneBox('vpc', null, { minWidth: 50 }), sceneNode('a', 'vpc')]))).toEqual({
      vpc: '24,24 112x146',
      a: '40,68',
    });
  });

  it('has the content of a wide box in its middle', () => {
    expect(rects(scene([sceneBox('vpc', null, { minWidth: 320 }), sceneNode('a', 'vpc')]))).toEqual({
      vpc: '24,24 320x146',
      a: '144,68',
    });
  });

  it('has an empty box as small as its title', () => {
    expect(rects(scene([sceneBox('vpc')])).vpc).toBe('24,24 94x44');
  });

  it('has what belongs together first, then boxes, then loose nodes', () => {
    const nodes = ['loose', 'a', 'b'].map((id) => sceneNode(id));
    const drawn = scene([...nodes, sceneBox('box'), sceneNode('c', 'box')], 'a->b');
    const places = arrangeNested(drawn);
    const at = (id: string) => places.nodes.find(({ node }) => node.id === id)!;
    const inReading = ({ x, y }: { x: number; y: number }) => y * places.width + x;
    expect(inReading(at('a'))).toBeLessThan(inReading(places.boxes[0]!));
    expect(inReading(places.boxes[0]!)).toBeLessThan(inReading(at('loose')));
  });

  it.each([
    ['between siblings', 'a->b'],
    ['to the container around, on its inner wall', 'a->vpc'],
    ['from there', 'vpc->a'],
    ['from outside to a node within', 'c->a'],
  ])('draws a line %s straight', (_, edge) => {
    const boxed = [sceneBox('vpc'), sceneNode('a', 'vpc'), ...(edge === 'a->b' ? [sceneNode('b', 'vpc')] : [])];
    expect(route(scene([...boxed, sceneNode('c')], edge))).toMatch(/^\d+,(\d+) \d+,\1$/);
  });

  it('ends a line to a box on its border', () => {
    const drawn = scene([sceneBox('vpc'), sceneNode('a', 'vpc'), sceneNode('c')], 'c->vpc');
    const [vpc] = arrangeNested(drawn).boxes;
    expect(arrangeNested(drawn).edges[0]!.points.at(-1)!.x).toBe(vpc!.x);
    const inner = arrangeNested(scene([sceneBox('vpc'), sceneNode('a', 'vpc')], 'a->vpc'));
    expect(inner.edges[0]!.points.at(-1)!.x).toBe(inner.boxes[0]!.x + inner.boxes[0]!.width);
  });

  it('keeps loose boxes of one kind together, the kind with the tallest first', () => {
    const boxes = ['small', 'tall', 'other'].map((id, i) =>
      sceneBox(id, null, { style: i === 1 ? 'aws_vpc' : 'module' }),
    );
    const drawn = scene([...boxes, ...[1, 2, 3, 4, 5, 6, 7].map((i) => sceneNode(`n${i}`, 'tall'))]);
    const placed = arrangeNested(drawn).boxes.toSorted((a, b) => a.y - b.y || a.x - b.x);
    expect(placed.map(({ box }) => box.id)).toEqual(['tall', 'small', 'other']);
  });
});

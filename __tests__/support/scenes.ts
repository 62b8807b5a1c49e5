/** Small scenes for tests: boxes by nesting, nodes by name, edges by arrow. */
import fc from 'fast-check';
import type { Scene, SceneBox, SceneEdge, SceneNode } from '../../src/layout/scene/model.js';

export function sceneNode(id: string, parent: string | null = null, more: Partial<SceneNode> = {}): SceneNode {
  const width = 80;
  return {
    kind: 'node',
    id,
    parent,
    type: 'aws_instance',
    icon: 'box',
    lines: [{ text: id, role: 'title', width: 60 }],
    width,
    height: 86,
    iconX: (width - 48) / 2,
    iconY: 0,
    iconSize: 48,
    badge: '',
    dashed: false,
    selfLoop: false,
    ...more,
  };
}

export function sceneBox(id: string, parent: string | null = null, more: Partial<SceneBox> = {}): SceneBox {
  return {
    kind: 'box',
    id,
    parent,
    style: 'aws_vpc',
    title: { text: id, role: 'title', width: 50 },
    subtitle: null,
    icon: null,
    headerHeight: 36,
    minWidth: 94,
    dashed: false,
    peerGroup: null,
    ...more,
  };
}

export function sceneEdge(from: string, to: string, label = ''): SceneEdge {
  const text = label === '' ? null : ({ text: label, role: 'detail', width: label.length * 6 } as const);
  return { from, to, twoWay: false, dashed: false, label: text };
}

/** `scene([box('vpc'), node('a', 'vpc')], 'a->b', 'b->c:443')`. */
export function scene(items: readonly (SceneNode | SceneBox)[], ...edges: string[]): Scene {
  return {
    title: null,
    subtitle: null,
    items,
    edges: edges.map((edge) => {
      const [pair, label] = edge.split(':');
      const [from, to] = pair!.split('->');
      return sceneEdge(from!, to!, label);
    }),
  };
}

export interface SceneSize {
  readonly boxes: number;
  readonly nodes: number;
  readonly edges: number;
  readonly labels: boolean;
}

/** Any nesting of boxes (some of them peers), any edges: to siblings, across borders, to boxes, to the box around. */
export function anyScene(size: SceneSize): fc.Arbitrary<Scene> {
  return fc
    .record({
      boxes: fc.array(fc.record({ parent: fc.nat(), peer: fc.boolean() }), { maxLength: size.boxes }),
      nodes: fc.array(fc.record({ parent: fc.nat(), wide: fc.boolean(), gate: fc.boolean() }), {
        minLength: 1,
        maxLength: size.nodes,
      }),
      edges: fc.array(
        fc.record({
          from: fc.nat(),
          to: fc.nat(),
          dashed: fc.boolean(),
          label: fc.constantFrom('', '', '443', 'events'),
        }),
        { maxLength: size.edges },
      ),
    })
    .map(({ boxes, nodes, edges }) => {
      const items: (SceneNode | SceneBox)[] = [];
      boxes.forEach(({ parent, peer }, i) => {
        const outer = i === 0 || parent % (i + 1) === i ? null : `box${parent % (i + 1)}`;
        items.push(sceneBox(`box${i}`, outer, { peerGroup: peer ? `${outer}|zone` : null }));
      });
      nodes.forEach(({ parent, wide, gate }, i) => {
        const outer = boxes.length === 0 ? -1 : (parent % (boxes.length + 1)) - 1;
        const width = wide ? 132 : 80;
        const onBorder = gate && outer >= 0 ? ({ onBorder: true } as const) : {};
        const place = outer < 0 ? null : `box${outer}`;
        items.push(sceneNode(`node${i}`, place, { width, iconX: (width - 48) / 2, ...onBorder }));
      });
      const seen = new Set<string>();
      const drawn = edges.flatMap(({ from, to, dashed, label }): SceneEdge[] => {
        const source = `node${from % nodes.length}`;
        const target = items[to % items.length]!.id;
        const key = [source, target].sort().join(' ');
        if (source === target || seen.has(key)) return [];
        seen.add(key);
        return [{ ...sceneEdge(source, target, size.labels ? label : ''), dashed }];
      });
      return { title: null, subtitle: null, items, edges: drawn };
    });
}

/** Pictures as chance has them: boxes in boxes, nodes in them, lines between nodes or to boxes. */
import fc from 'fast-check';
import type { DiagramElement, Line, Scene } from '../../../../src/render/viewer/model/scene.js';

export const thing = (at: number, more: Partial<DiagramElement> = {}): DiagramElement => ({
  id: `type.t${at}`,
  hasAddress: true,
  type: 'type',
  isBox: false,
  words: [`Title ${at}`, `name ${at}`],
  place: { x: at * 100, y: 0, width: 50, height: 50 },
  enclosing: [],
  ...more,
});

export const line = (from: number, to: number, more: Partial<Line> = {}): Line => ({
  from,
  to,
  twoWay: false,
  thin: false,
  dashed: false,
  label: '',
  ...more,
});

const STRIPS = ['strip:security', 'strip:identity'];

/** As the program draws: boxes first, each in one that is before it; a line a pair of ends. */
export const scenes = (): fc.Arbitrary<Scene> =>
  fc
    .record({
      boxes: fc.array(fc.record({ parent: fc.nat(), style: fc.constantFrom('box', 'box', ...STRIPS) }), {
        maxLength: 6,
      }),
      nodes: fc.array(fc.nat(), { minLength: 1, maxLength: 10 }),
      ends: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean(), fc.boolean()), { maxLength: 20 }),
    })
    .map(({ boxes, nodes, ends }) => {
      const elements: DiagramElement[] = [];
      const add = (more: Partial<DiagramElement>, parent: number, choices: number): void => {
        const box = (parent % (choices + 1)) - 1;
        const enclosing = box < 0 ? [] : [box, ...elements[box]!.enclosing];
        elements.push(thing(elements.length, { ...more, enclosing }));
      };
      boxes.forEach(({ parent, style }, at) => {
        add({ isBox: true, type: style }, parent, at);
      });
      for (const parent of nodes) add({}, parent, boxes.length);
      const lines = ends.map(([from, to, twoWay, thin]) =>
        line(boxes.length + (from % nodes.length), to % elements.length, { twoWay, thin }),
      );
      const isFirst = (one: Line, at: number): boolean =>
        lines.findIndex((each) => each.from === one.from && each.to === one.to) === at;
      return { elements, lines: lines.filter(isFirst) };
    });

/** A scene and one of its elements. */
export const sceneWith = (count: number) =>
  scenes().chain((scene) =>
    fc.tuple(fc.constant(scene), fc.array(fc.nat(scene.elements.length - 1), { minLength: count, maxLength: count })),
  );

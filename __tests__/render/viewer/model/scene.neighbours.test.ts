import fc from 'fast-check';
import { connectionsOf, neighbours } from '../../../../src/render/viewer/model/scene.js';
import { line, sceneWith, thing } from './scenes.js';

test('selecting a node highlights its neighbours and the lines to them, and nothing else', () => {
  fc.assert(
    fc.property(sceneWith(1), ([scene, [at]]) => {
      const { elements, lines } = scene;
      fc.pre(!elements[at!]!.isBox);
      const lit = neighbours(scene, at!);
      const own = lines.filter(({ from, to }) => from === at || to === at);
      expect([...lit.lines].map((each) => lines[each])).toEqual(own);
      expect(new Set(lit.elements)).toEqual(new Set([at!, ...own.flatMap(({ from, to }) => [from, to])]));
    }),
  );
});

test('selecting a box highlights its content, the lines from and to it, and their ends', () => {
  fc.assert(
    fc.property(sceneWith(1), ([scene, [at]]) => {
      const { elements, lines } = scene;
      fc.pre(elements[at!]!.isBox);
      const isInside = (each: number): boolean => each === at || elements[each]!.enclosing.includes(at!);
      const lit = neighbours(scene, at!);
      const own = lines.filter(({ from, to }) => isInside(from) || isInside(to));
      expect([...lit.lines].map((each) => lines[each])).toEqual(own);
      const content = [...elements.keys()].filter(isInside);
      expect(new Set(lit.elements)).toEqual(new Set([...content, ...own.flatMap(({ from, to }) => [from, to])]));
    }),
  );
});

test('connections list incoming, outgoing and two-way lines with their other ends', () => {
  const elements = [
    thing(0, { isBox: true }),
    thing(1, { enclosing: [0] }),
    thing(2, { enclosing: [0] }),
    thing(3),
    thing(4),
  ];
  const lines = [line(1, 3), line(2, 3), line(4, 1), line(1, 4, { twoWay: true }), line(1, 2)];
  expect(connectionsOf({ elements, lines }, 0)).toEqual([
    { to: 3, line: 0, direction: 'out' },
    { to: 3, line: 1, direction: 'out' },
    { to: 4, line: 2, direction: 'in' },
    { to: 4, line: 3, direction: 'both' },
  ]);
});

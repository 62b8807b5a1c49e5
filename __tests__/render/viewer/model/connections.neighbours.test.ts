import fc from 'fast-check';
import { connectionsOf, neighbours } from '../../../../src/render/viewer/model/connections.js';
import { wholeOf } from '../../../../src/render/viewer/model/picture.js';
import { line, pictureWith, thing } from './pictures.js';

test('what is lit with a node are its neighbours and the lines to them, and nothing else', () => {
  fc.assert(
    fc.property(pictureWith(1), ([{ things, lines }, [at]]) => {
      fc.pre(!things[at!]!.isBox);
      const lit = neighbours(lines, at!, wholeOf(things, at!));
      const own = lines.filter(({ from, to }) => from === at || to === at);
      expect([...lit.lines].map((each) => lines[each])).toEqual(own);
      expect(new Set(lit.things)).toEqual(new Set([at!, ...own.flatMap(({ from, to }) => [from, to])]));
    }),
  );
});

test('with a box are lit the lines that cross its border or end at it', () => {
  fc.assert(
    fc.property(pictureWith(1), ([{ things, lines }, [at]]) => {
      fc.pre(things[at!]!.isBox);
      const isInside = (each: number): boolean => each === at || things[each]!.around.includes(at!);
      const lit = neighbours(lines, at!, wholeOf(things, at!));
      expect([...lit.lines].map((each) => lines[each])).toEqual(
        lines.filter(({ from, to }) => to === at || isInside(from) !== isInside(to)),
      );
    }),
  );
});

test('connections: in, out and both ways, with the other ends', () => {
  const things = [thing(0, { isBox: true }), thing(1, { around: [0] }), thing(2, { around: [0] }), thing(3), thing(4)];
  const lines = [line(1, 3), line(2, 3), line(4, 1), line(1, 4, { twoWay: true }), line(1, 2)];
  expect(connectionsOf(lines, 0, wholeOf(things, 0))).toEqual([
    { to: 3, line: 0, way: 'out' },
    { to: 3, line: 1, way: 'out' },
    { to: 4, line: 2, way: 'in' },
    { to: 4, line: 3, way: 'both' },
  ]);
});

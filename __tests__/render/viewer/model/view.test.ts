import fc from 'fast-check';
import {
  framing,
  grownTitles,
  opening,
  resized,
  SCALE_LEAST,
  SCALE_MOST,
  seenPart,
  showing,
  whole,
  zoom,
} from '../../../../src/render/viewer/model/view.js';

const side = () => fc.integer({ min: 50, max: 8000 });
const sizes = () => fc.record({ width: side(), height: side() });
const screens = () =>
  fc.record({ width: fc.integer({ min: 200, max: 3000 }), height: fc.integer({ min: 200, max: 2000 }) });
const stages = () => screens().map((screen) => ({ x: screen.height % 400, y: 50, ...screen }));
const views = () =>
  fc.record({
    x: fc.integer({ min: -2000, max: 2000 }),
    y: fc.integer({ min: -2000, max: 2000 }),
    scale: fc.double({ min: 0.05, max: 5, noNaN: true }),
  });

test('a drawing that fits is shown as a whole and centred', () => {
  fc.assert(
    fc.property(sizes(), screens(), (scene, screen) => {
      const view = whole({ x: 0, y: 0, ...scene }, screen);
      const [right, bottom] = [view.x + scene.width * view.scale, view.y + scene.height * view.scale];
      expect(view.x).toBeCloseTo(screen.width - right, 6);
      expect(view.y).toBeCloseTo(screen.height - bottom, 6);
      expect(Math.min(view.x, view.y)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('zooming keeps the point under the pointer, within the limits', () => {
  fc.assert(
    fc.property(
      views(),
      fc.double({ min: 0.01, max: 100, noNaN: true }),
      fc.integer({ max: 900, min: 0 }),
      (view, factor, x) => {
        const next = zoom(view, factor, { x, y: x / 2 });
        expect((x - next.x) / next.scale).toBeCloseTo((x - view.x) / view.scale, 4);
        expect((x / 2 - next.y) / next.scale).toBeCloseTo((x / 2 - view.y) / view.scale, 4);
        expect(next.scale).toBeGreaterThanOrEqual(SCALE_LEAST);
        expect(next.scale).toBeLessThanOrEqual(SCALE_MOST);
      },
    ),
  );
});

test('revealing an element moves it into view, unless it is visible already', () => {
  const screen = { width: 1000, height: 600 };
  const view = { x: 0, y: 0, scale: 1 };
  expect(showing(view, [{ x: 10, y: 10, width: 50, height: 50 }], screen)).toBe(view);
  fc.assert(
    fc.property(views(), fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 3000 }), (from, x, width) => {
      const place = { x, y: 100, width, height: 40 };
      const seen = seenPart(showing(from, [place], screen), screen);
      expect(seen.x).toBeLessThanOrEqual(place.x + 0.01);
      expect(seen.x + seen.width).toBeGreaterThanOrEqual(place.x + width - 0.01);
    }),
  );
});

test('an element comes into view at the same scale, by the least move, with its neighbours if they fit', () => {
  const screen = { width: 1000, height: 600 };
  const view = { x: 0, y: 0, scale: 0.7 };
  const own = { x: 1500, y: 300, width: 48, height: 48 };
  expect(showing(view, [own], screen)).toEqual({ scale: 0.7, x: expect.closeTo(1000 - 0.7 * 1618), y: 0 });
  const near = { ...own, width: 400 };
  expect(showing(view, [near, own], screen)).toEqual({ scale: 0.7, x: expect.closeTo(1000 - 0.7 * 1970), y: 0 });
  const far = { ...own, x: 0, width: 1548 };
  expect(showing(view, [far, own], screen)).toEqual(showing(view, [own], screen));
  // Captions would have three pixels.
  expect(showing({ ...view, scale: 0.3 }, [own], screen).scale).toBe(0.6);
});

test('after a change of the size of the screen, no side is blank while the drawing continues on the other', () => {
  fc.assert(
    fc.property(views(), sizes(), stages(), stages(), (view, size, before, after) => {
      const next = resized(view, { x: 0, y: 0, ...size }, before, after);
      expect(next.scale).toBe(view.scale);
      for (const [at, length, room] of [
        [next.x, size.width * view.scale, after.width],
        [next.y, size.height * view.scale, after.height],
      ] as const) {
        expect(at > 1e-6 && at + length > room + 1e-6).toBe(false);
        expect(at < -1e-6 && at + length < room - 1e-6).toBe(false);
      }
    }),
  );
});

test('a panel that opens leaves the diagram where it is in the window', () => {
  const bounds = { x: 0, y: 0, width: 2000, height: 2000 };
  const before = { x: 0, y: 50, width: 1440, height: 800 };
  const view = { x: -400, y: -300, scale: 1 };
  expect(resized(view, bounds, before, { ...before, width: 1120 })).toEqual(view);
  expect(resized(view, bounds, before, { ...before, x: 320, width: 1120 })).toEqual({ ...view, x: -720 });
});

test('a frame has room for captions around the icons', () => {
  const place = { x: 100, y: 200, width: 300, height: 48 };
  fc.assert(
    fc.property(screens(), (screen) => {
      const seen = seenPart(framing(place, screen), screen);
      expect([seen.x <= 40, seen.y <= 140, seen.x + seen.width >= 460, seen.y + seen.height >= 308]).toEqual(
        Array(4).fill(true),
      );
    }),
  );
});

test('only a small screen opens in part, at the leftmost node', () => {
  const bounds = { x: 0, y: 0, width: 2000, height: 700 };
  const node = (x: number) => ({ isBox: false, place: { x, y: 300, width: 48, height: 48 } });
  const elements = [{ isBox: true, place: bounds }, node(900), node(80)];
  const [phone, desktop] = [
    { width: 390, height: 770 },
    { width: 1400, height: 800 },
  ];
  expect(opening(bounds, elements, [], desktop)).toEqual(whole(bounds, desktop));
  const { scale, x } = opening(bounds, elements, [], phone);
  expect(scale).toBeGreaterThanOrEqual(0.5);
  expect(x + 80 * scale).toBeCloseTo(32, 6);
  expect(opening(bounds, [], [], phone)).toEqual(whole(bounds, phone));
  const small = { ...bounds, width: 500 };
  expect(opening(small, elements, [], phone)).toEqual(whole(small, phone));
});

test('a small screen that opens in part is not blank beside a diagram that continues', () => {
  const bounds = { x: 0, y: 0, width: 3000, height: 2000 };
  const node = { isBox: false, place: { x: 80, y: 1900, width: 48, height: 48 } };
  const phone = { width: 390, height: 770 };
  expect(opening(bounds, [node], [], phone).y).toBeCloseTo(770 - 2000 * 0.6);
  const { x, y } = opening(bounds, [], [node.place, { ...node.place, x: 2900, y: 10 }], phone);
  expect([x, y]).toEqual([expect.closeTo(0), expect.closeTo(770 - 2000 * 0.6)]);
});

test('a change that is too small to read opens at what changes', () => {
  const bounds = { x: 0, y: 0, width: 4000, height: 3000 };
  const changes = [1800, 2400].map((x) => ({ x, y: 900, width: 48, height: 48 }));
  const [phone, desktop] = [
    { width: 390, height: 770 },
    { width: 1400, height: 800 },
  ];
  const all = { x: 1800, y: 900, width: 648, height: 48 };
  expect(opening(bounds, [], changes, desktop)).toEqual(framing(all, desktop));
  // On a phone, both together would be too small.
  expect(opening(bounds, [], changes, phone)).toEqual(whole(changes[0]!, phone, 0.6));
  const small = { ...bounds, width: 1500, height: 900 };
  expect(opening(small, [], changes, desktop)).toEqual(whole(small, desktop));
});

const boxesWithTitles = () =>
  fc
    .array(
      fc.record({
        x: fc.integer({ min: 0, max: 3000 }),
        y: fc.integer({ min: 0, max: 3000 }),
        width: fc.integer({ min: 60, max: 3000 }),
        height: fc.integer({ min: 40, max: 3000 }),
        letters: fc.integer({ min: 20, max: 300 }),
      }),
      { maxLength: 12 },
    )
    .map((all) =>
      all.map(({ x, y, width, height, letters }) => ({
        box: { x, y, width, height },
        place: { x: x + 10, y: y + 4, width: Math.min(letters, width - 20), height: 15 },
      })),
    );

test('grown titles have one size, are legible, and cover neither icons nor each other', () => {
  fc.assert(
    fc.property(
      boxesWithTitles(),
      fc.array(fc.record({ x: fc.nat(3000), y: fc.nat(3000) }), { maxLength: 12 }),
      fc.double({ min: 0.02, max: 0.6, noNaN: true }),
      (titles, points, scale) => {
        const icons = points.map((point) => ({ ...point, width: 48, height: 48 }));
        const places = grownTitles(titles, icons, scale).flatMap((title, at) => {
          if (title === null) return [];
          const { box, place } = titles[at]!;
          const { factor, share, down } = title;
          expect(12 * factor * scale).toBeCloseTo(12 * 0.83);
          expect(share).toBeGreaterThanOrEqual(0.5);
          const grown = {
            ...{ x: place.x, y: place.y + down },
            ...{ width: place.width * factor * share, height: place.height * factor },
          };
          expect(grown.x + grown.width).toBeLessThanOrEqual(box.x + box.width);
          // In the box, or directly above it.
          if (grown.y < box.y) expect(grown.y + grown.height).toBeCloseTo(box.y);
          else expect(grown.y + grown.height).toBeLessThanOrEqual(box.y + box.height);
          return [grown];
        });
        for (const [at, one] of places.entries())
          for (const other of [...icons, ...places.slice(0, at)]) {
            const isApart =
              one.x >= other.x + other.width - 1e-6 ||
              other.x >= one.x + one.width - 1e-6 ||
              one.y >= other.y + other.height - 1e-6 ||
              other.y >= one.y + one.height - 1e-6;
            expect(isApart).toBe(true);
          }
      },
    ),
  );
});

const title = (x: number, y: number, size: number) => ({
  ...{ box: { x, y, width: size, height: size }, place: { x: x + 10, y: y + 4, width: 80, height: 15 } },
});

test('the title of a box in a box moves below that of the outer one', () => {
  const [outer, inner] = grownTitles([title(0, 0, 2000), title(12, 30, 1000)], [], 0.1);
  expect(outer).toEqual({ factor: expect.closeTo(8.3), share: 1, down: 0 });
  expect(inner!.down).toBeCloseTo(4 + 15 * 8.3 - 34);
});

test('a title that would cover an icon is above its box, and one that has room for less than half is left out', () => {
  const icon = { x: 60, y: 90, width: 48, height: 48 };
  const [above] = grownTitles([title(50, 50, 1000)], [icon], 0.2);
  expect(above!.down).toBeCloseTo(-4 - 15 * 4.15);
  expect(grownTitles([title(50, 500, 300), title(500, 500, 100)], [], 0.2)).toEqual([
    { factor: expect.closeTo(4.15), share: expect.closeTo(284 / (80 * 4.15)), down: 0 },
    null,
  ]);
});

test('a box whose outer box has no room for its title has none either', () => {
  const outer = { box: { x: 0, y: 0, width: 300, height: 2000 }, place: { x: 10, y: 4, width: 200, height: 15 } };
  const inner = { box: { x: 10, y: 400, width: 280, height: 900 }, place: { x: 20, y: 404, width: 20, height: 15 } };
  expect(grownTitles([outer, inner], [], 0.2)).toEqual([null, null]);
  expect(grownTitles([inner], [], 0.2)).toEqual([{ factor: expect.closeTo(4.15), share: 1, down: 0 }]);
});

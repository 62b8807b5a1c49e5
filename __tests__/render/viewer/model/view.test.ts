import fc from 'fast-check';
import {
  areCaptionsHidden,
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
  expect(showing(view, { x: 10, y: 10, width: 50, height: 50 }, screen)).toBe(view);
  fc.assert(
    fc.property(views(), fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 3000 }), (from, x, width) => {
      const place = { x, y: 100, width, height: 40 };
      const seen = seenPart(showing(from, place, screen), screen);
      expect(seen.x).toBeLessThanOrEqual(place.x + 0.01);
      expect(seen.x + seen.width).toBeGreaterThanOrEqual(place.x + width - 0.01);
    }),
  );
});

test('after a change of the size of the screen, no side is blank while the drawing continues on the other', () => {
  fc.assert(
    fc.property(views(), sizes(), screens(), screens(), (view, size, before, after) => {
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
  expect(opening(bounds, elements, desktop)).toEqual(whole(bounds, desktop));
  const { scale, x } = opening(bounds, elements, phone);
  expect(scale).toBeGreaterThanOrEqual(0.5);
  expect(x + 80 * scale).toBeCloseTo(32, 6);
  expect(opening(bounds, [], phone)).toEqual(whole(bounds, phone));
  const small = { ...bounds, width: 500 };
  expect(opening(small, elements, phone)).toEqual(whole(small, phone));
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

test('grown titles stay in their boxes, do not lie on each other, and are legible', () => {
  fc.assert(
    fc.property(boxesWithTitles(), fc.double({ min: 0.02, max: 0.6, noNaN: true }), (titles, scale) => {
      const places = grownTitles(titles, scale).flatMap(({ factor, down }, at) => {
        const { box, place } = titles[at]!;
        if (factor <= 1) {
          expect([factor, down]).toEqual([areCaptionsHidden(scale) ? 0 : 1, 0]);
          return [];
        }
        const grown = { x: place.x, y: place.y + down, width: place.width * factor, height: place.height * factor };
        expect(grown.x + grown.width).toBeLessThanOrEqual(box.x + box.width);
        expect(grown.y + grown.height).toBeLessThanOrEqual(box.y + box.height);
        expect(down).toBeGreaterThanOrEqual(0);
        // Letters of 12 pixels.
        expect(12 * factor * scale).toBeGreaterThan(7);
        return [grown];
      });
      for (const [at, one] of places.entries())
        for (const other of places.slice(0, at)) {
          const isApart =
            one.x >= other.x + other.width - 1e-6 ||
            other.x >= one.x + one.width - 1e-6 ||
            one.y >= other.y + other.height - 1e-6 ||
            other.y >= one.y + one.height - 1e-6;
          expect(isApart).toBe(true);
        }
    }),
  );
});

test('the title of a box in a box moves below that of the outer one', () => {
  const [outer, inner] = grownTitles(
    [
      { box: { x: 0, y: 0, width: 2000, height: 2000 }, place: { x: 10, y: 4, width: 80, height: 15 } },
      { box: { x: 12, y: 30, width: 1000, height: 1000 }, place: { x: 22, y: 34, width: 80, height: 15 } },
    ],
    0.1,
  );
  expect([outer!.factor, inner!.factor]).toEqual([9.2, 9.2]);
  expect([outer!.down, inner!.down]).toEqual([0, 4 + 15 * 9.2 - 34]);
});

import { drawTitleLine, type Span, WIDER } from '../../../src/render/svg/text.js';
import { LIGHT } from '../../../src/render/theme.js';

const span = (text: string, width: number): Span => ({ text, width, ink: LIGHT.subheading });
const GAP = 14;
const isOneText = (title: Span, after: Span | null, room: number): boolean =>
  !drawTitleLine(title, after, GAP, 0, 20, room).includes('textLength');

test('a title flows if the widest font leaves room for it and its gap; otherwise it is fitted to its width', () => {
  const [title, after] = [span('Orders', 100), span('of the shop', 50)];
  const widest = 150 * WIDER[LIGHT.subheading.weight] + GAP;
  expect(isOneText(title, after, widest)).toBe(true);
  expect(isOneText(title, after, widest - 0.01)).toBe(false);
});

test('a title alone needs no gap', () => {
  const widest = 100 * WIDER[LIGHT.subheading.weight];
  expect(isOneText(span('Orders', 100), null, widest)).toBe(true);
  expect(isOneText(span('Orders', 100), null, widest - 0.01)).toBe(false);
});

import { said } from '../../../src/terraform/engine/first-lines.js';
import { SAID_LINES } from '../../../src/terraform/limits.js';

const linesOf = (count: number) => Array.from({ length: count }, (_, i) => `line ${i}`);

test('what a program says ends in dots only where there is more of it than is shown', () => {
  expect(said(linesOf(SAID_LINES).join('\n'))).toBe(linesOf(SAID_LINES).join('; '));
  expect(said(linesOf(SAID_LINES + 1).join('\n'))).toBe(`${linesOf(SAID_LINES).join('; ')}; ...`);
});

import { firstLines } from '../../../src/terraform/engine/output-lines.js';
import { QUOTE_LINES } from '../../../src/terraform/limits.js';

const linesOf = (count: number) => Array.from({ length: count }, (_, i) => `line ${i}`);

test('quoted output ends in dots only if lines are omitted', () => {
  expect(firstLines(linesOf(QUOTE_LINES).join('\n'))).toBe(linesOf(QUOTE_LINES).join('; '));
  expect(firstLines(linesOf(QUOTE_LINES + 1).join('\n'))).toBe(`${linesOf(QUOTE_LINES).join('; ')}; ...`);
});

import { READING_GUIDE } from '../../src/pull-request/messages.js';
import { changeSigns } from '../../src/pull-request/section.js';

test('counts use the signs that the reading guide explains', () => {
  const signs = changeSigns({ create: 1, delete: 1, update: 1, replace: 1 }).map((text) => text.slice(0, -1));
  expect(signs.sort()).toEqual(['+', '-', '-/+', '~']);
  for (const sign of signs) expect(READING_GUIDE).toContain(`\`${sign}\``);
});

/** Counted work, not time: what a graph file costs as it grows, however wrong it is. */

import { readEntries } from '../../../src/graph/json/entries.js';
import { readGraphJson } from '../../../src/graph/json/index.js';
import { PROBLEMS_LISTED } from '../../../src/limits.js';
import { times } from '../../support/times.js';
import { growth } from '../../support/work.js';

const FILES: Readonly<Record<string, (count: number) => string>> = {
  'targets that are no texts': (count) => `{"a.b":[${times(count, () => '1').join()}]}`,
  'targets that are no addresses': (count) => `{"a.b":[${times(count, (n) => `"${n}"`).join()}]}`,
  'keys that are no addresses': (count) => `{${times(count, (n) => `"${n}":[]`).join()}}`,
  'keys without an array': (count) => `{${times(count, (n) => `"a.b${n}":1`).join()}}`,
  'targets that are there twice': (count) => `{"a.b":[${times(count, () => '"c.d"').join()}]}`,
};

test.each(Object.keys(FILES))('of %s, the first are kept and the others counted', (what) => {
  const { entries, problems } = readEntries((FILES[what] as (count: number) => string)(1000));
  expect(problems.listed).toHaveLength(PROBLEMS_LISTED);
  expect(problems.total).toBeGreaterThanOrEqual(999);
  expect(entries).toEqual([]);
});

test.each(Object.keys(FILES))('%s: twice as many, about twice the work', async (what) => {
  const grown = await growth([500, 1000, 2000], (count) => {
    const text = (FILES[what] as (count: number) => string)(count);
    return () => expect(() => readGraphJson(text, 'graph.json')).toThrow();
  });
  for (const factor of grown) expect(factor).toBeLessThan(2.4);
});

test('nested and adjacent containers take linear time', async () => {
  const nested = (count: number) => times(count, (n) => `"aws_vpc.v${n}":["aws_vpc.v${n + 1}"]`).join();
  const beside = (count: number) => times(count, (n) => `"aws_vpc.v${n}":[]`).join();
  for (const boxes of [nested, beside]) {
    const grown = await growth([200, 400, 800], (count) => () => readGraphJson(`{${boxes(count)}}`, 'graph.json'));
    for (const factor of grown) expect(factor).toBeLessThan(2.4);
  }
});

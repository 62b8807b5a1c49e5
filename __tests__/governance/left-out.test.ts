/** What a run leaves out: the same rows each time, none in a whole run, and all of them counted. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as Long from '../support/long.js';
import { newTemporary } from '../support/temporary.js';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** Loads the module as a run of a level does, with a folder of its own for the counts. */
function load(level: string | undefined): { readonly long: typeof Long; readonly counted: () => string } {
  const folder = newTemporary('left-out-');
  const before = process.env.GROUNDPLAN_LONG;
  if (level === undefined) delete process.env.GROUNDPLAN_LONG;
  else process.env.GROUNDPLAN_LONG = level;
  try {
    let long: typeof Long | undefined;
    jest.isolateModules(() => {
      jest.doMock('../support/temporary.js', () => ({ RUN_FOLDER: folder }));
      long = jest.requireActual<typeof Long>('../support/long.js');
    });
    return { long: long as typeof Long, counted: () => readFileSync(join(folder, 'left-out'), 'utf8') };
  } finally {
    if (before === undefined) delete process.env.GROUNDPLAN_LONG;
    else process.env.GROUNDPLAN_LONG = before;
    jest.dontMock('../support/temporary.js');
  }
}

test.each([undefined, '1'])(
  'GROUNDPLAN_LONG=%s: some rows, one of several in turn, and the number of others',
  (level) => {
    const { long, counted } = load(level);
    expect(long.portion(ROWS, 3)).toEqual(['a', 'd']);
    expect([1, 2, 3, 4].flatMap(() => long.inTurn(['phone', 'desktop', 'wall']))).toEqual([
      'phone',
      'desktop',
      'wall',
      'phone',
    ]);
    expect(counted().trim().split('\n')).toEqual(['3', '2', '2', '2', '2']);
  },
);

test('a whole run has everything, and counts nothing', () => {
  const { long, counted } = load('all');
  expect([long.portion(ROWS, 3), long.inTurn(ROWS)]).toEqual([ROWS, ROWS]);
  expect(counted).toThrow('ENOENT');
});

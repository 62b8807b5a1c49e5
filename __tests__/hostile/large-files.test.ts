/** Files of 50 MB that hold nothing: each is refused, or drawn, in the memory and time that a real one of its size takes. */
import { openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { jsonOfNothing } from '../../src/platform/messages.js';
import { NO_RESOURCE_CHANGES, stateIsEmpty } from '../../src/terraform/plan/messages.js';
import { portion } from '../support/long.js';
import { BUNDLE } from './support/bundle.js';
import { runChild } from './support/child.js';
import { type Machine, newMachine } from './support/machine.js';

const BYTES = 50_000_000;
/**
 * CPU time, because a machine with other work takes longer by the clock. The slowest file takes 4 to 8 s of a shared
 * processor; a step that is worse than linear would take hours.
 */
const LIMITS = { seconds: 120, cpuSeconds: 20, megabytes: 1000 };

const PLAN = '{"format_version":"1.2","terraform_version":"1.11.4","resource_changes":[';
const ADDRESS = '{"address":"aws_s3_bucket.b","mode":"managed","type":"aws_s3_bucket","name":"b","change":';
/** Neither few enough bytes a value to be refused as nothing, nor a resource. */
const NOBODY = '{"aaaaaaaaaaaaaa":1},';

/** Refused by the count of its values, before it is parsed. */
const EARLY = jsonOfNothing('in.json');

/** Beginning, what is repeated, end, first error; null for what is drawn. */
const SHAPES: Readonly<Record<string, readonly [string, string, string, string | null]>> = {
  'zeros as resources': [PLAN, '0,', '0]}', EARLY],
  'empty objects as resources': [PLAN, '{},', '{}]}', EARLY],
  'lists as resources': [PLAN, '[[],[]],', '0]}', EARLY],
  'zeros in a value': [`${PLAN}${ADDRESS}{"actions":["create"],"after":{"x":[`, '0,', '0]}}}]}', EARLY],
  'texts as resources': [PLAN, '"aaaaaaa",', '0]}', NO_RESOURCE_CHANGES],
  'objects that are no resources': [PLAN, NOBODY, '{}]}', NO_RESOURCE_CHANGES],
  'a value of millions of texts': [
    `${PLAN}${ADDRESS}{"actions":["create"],"after":{"x":[`,
    '"aaaaaaaaa",',
    '0]}}}]}',
    null,
  ],
  'a state of objects that are no resources': [
    '{"version":4,"serial":1,"lineage":"","resources":[',
    NOBODY,
    '{}]}',
    stateIsEmpty('in.json'),
  ],
};

function write(path: string, [begin, item, end]: (typeof SHAPES)[string]): void {
  writeFileSync(path, begin);
  const file = openSync(path, 'a');
  const piece = item.repeat(Math.floor(1_000_000 / item.length));
  for (let bytes = begin.length; bytes < BYTES; bytes += piece.length) writeSync(file, piece);
  writeSync(file, end);
}

let machine: Machine;
beforeAll(() => {
  machine = newMachine();
});
afterAll(() => machine.remove());

test.each(portion(Object.entries(SHAPES), 6))('%s', async (_, shape) => {
  write(join(machine.out, 'in.json'), shape);
  const ended = await runChild(process.execPath, [join(BUNDLE, 'cli.js'), 'draw', '--source', 'in.json'], {
    cwd: machine.out,
    limits: LIMITS,
    env: { PATH: process.env.PATH!, HOME: machine.home, TMPDIR: machine.temporary },
  });
  const error = /^error: (.*)/m.exec(String(ended.err))?.[1] ?? null;
  expect([ended.over, ended.code, error]).toEqual([null, shape[3] === null ? 0 : 2, shape[3]]);
});

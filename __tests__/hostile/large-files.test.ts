/** Files of 50 MB that hold nothing: each is refused, or drawn, in the memory and time that a real one of its size takes. */
import { openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLE } from './support/bundle.js';
import { runChild } from './support/child.js';
import { type Machine, newMachine } from './support/machine.js';

const BYTES = 50_000_000;
/** Of processors: a machine with other work takes longer by the clock. */
const LIMITS = { seconds: 120, cpuSeconds: 8, megabytes: 1000 };

const PLAN = '{"format_version":"1.2","terraform_version":"1.11.4","resource_changes":[';
const ADDRESS = '{"address":"aws_s3_bucket.b","mode":"managed","type":"aws_s3_bucket","name":"b","change":';
/** Neither few enough bytes a value to be refused as nothing, nor a resource. */
const NOBODY = '{"aaaaaaaaaaaaaa":1},';

/** Beginning, what is repeated, end, exit code. */
const SHAPES: Readonly<Record<string, readonly [string, string, string, number]>> = {
  'zeros as resources': [PLAN, '0,', '0]}', 2],
  'empty objects as resources': [PLAN, '{},', '{}]}', 2],
  'texts as resources': [PLAN, '"aaaaaaa",', '0]}', 2],
  'objects that are no resources': [PLAN, NOBODY, '{}]}', 2],
  'a value of millions of texts': [
    `${PLAN}${ADDRESS}{"actions":["create"],"after":{"x":[`,
    '"aaaaaaaaa",',
    '0]}}}]}',
    0,
  ],
  'a state of objects that are no resources': ['{"version":4,"serial":1,"lineage":"","resources":[', NOBODY, '{}]}', 2],
};

function write(path: string, [begin, item, end]: readonly [string, string, string, number]): void {
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

test.each(Object.entries(SHAPES))('%s', async (_, shape) => {
  write(join(machine.out, 'in.json'), shape);
  const ended = await runChild(process.execPath, [join(BUNDLE, 'cli.js'), 'draw', '--source', 'in.json'], {
    cwd: machine.out,
    limits: LIMITS,
    env: { PATH: process.env.PATH!, HOME: machine.home, TMPDIR: machine.temporary },
  });
  expect([ended.over, ended.code]).toEqual([null, shape[3]]);
});

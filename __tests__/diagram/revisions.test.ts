/** Both sides of a difference are read alike, and what is said of them is said once. */

import { readRevisions } from '../../src/diagram/revisions.js';
import type { Source } from '../../src/diagram/source.js';
import { statementsAbout } from '../../src/diff/statements.js';
import type { Planner } from '../../src/options.js';
import { directoryOf } from '../support/code.js';
import { HANG_SECONDS } from '../support/limits.js';
import { ioAtHome, newFolder } from '../support/repository.js';
import { needs } from '../support/tools.js';

const io = ioAtHome(newFolder());
const noStep = () => {};

const code = (text: string, planner: Planner = 'static'): Source => {
  const directory = directoryOf({ 'main.tf': text });
  const planning = {
    planner,
    engine: 'auto',
    workspace: null,
    varFiles: [],
    seconds: HANG_SECONDS,
    debug: null,
  } as const;
  return { is: 'code', code: { name: 'x', directory, repository: null, planning }, title: '' };
};

const files = (value: object, name = 'x.json'): Source => {
  const bytes = Buffer.from(JSON.stringify(value));
  return { is: 'files', name, files: { kind: 'any', file: { name, bytes }, dot: null }, folders: [] };
};

const read = (before: Source | null, after: Source | null, mayBeEmpty = false) =>
  readRevisions({ before, after, detail: 'normal', mayBeEmpty }, io, noStep);

const QUEUE = 'resource "aws_sqs_queue" "q" {\n  name = "q"\n}\n';
const addressesOf = ({
  result,
}: {
  readonly result: { readonly graph: { readonly nodes: ReadonlyMap<string, unknown> } };
}) => [...result.graph.nodes.keys()];

const change = (address: string, actions: readonly string[]) => ({
  ...{ address, mode: 'managed', type: address.split('.')[0], name: address.split('.')[1] },
  change: { actions, before: null, after: { name: 'n' } },
});
const plan = (...resource_changes: object[]) => ({ format_version: '1.2', resource_changes });

test('returns showable values of resources without a node', async () => {
  const policy = 'resource "aws_sqs_queue_policy" "p" {\n  queue_url = aws_sqs_queue.q.id\n  policy = "secret"\n}\n';
  const { after } = await read(code(QUEUE), code(QUEUE + policy));
  expect(after.values.get('aws_sqs_queue.q')).toEqual({ name: 'q' });
  expect(after.values.get('aws_sqs_queue_policy.p')).toEqual({});
});

test('omits resources that a plan deletes', async () => {
  const { after } = await read(
    files(plan(change('aws_sqs_queue.a', ['create']))),
    files(
      plan(
        change('aws_sqs_queue.a', ['no-op']),
        change('aws_sqs_queue.b', ['delete']),
        change('aws_sns_topic.c', ['forget']),
      ),
    ),
  );
  expect(addressesOf(after)).toContain('aws_sqs_queue.a');
  expect(addressesOf(after).filter((address) => /\.[bc]$/.test(address))).toEqual([]);
});

test('takes moves, imports and removals from management from a plan', async () => {
  const moved = { ...change('aws_sqs_queue.new', ['no-op']), previous_address: 'aws_sqs_queue.old' };
  const imported = change('aws_sns_topic.there', ['no-op']);
  const { after } = await read(
    files(plan(change('aws_sqs_queue.old', ['create']))),
    files(
      plan(
        moved,
        { ...imported, change: { ...imported.change, importing: { id: 'x' } } },
        change('aws_s3_bucket.left', ['forget']),
      ),
    ),
  );
  const { moved: pairs, ...sets } = statementsAbout(
    after.statements,
    ['aws_sqs_queue.old', 'aws_s3_bucket.left'],
    ['aws_sqs_queue.new', 'aws_sns_topic.there'],
  );
  expect([...pairs]).toEqual([['aws_sqs_queue.old', 'aws_sqs_queue.new']]);
  expect([[...sets.forgotten], [...sets.imported]]).toEqual([['aws_s3_bucket.left'], ['aws_sns_topic.there']]);
});

test('lists a warning of both revisions once, and others with their revision', async () => {
  const [first, second] = ['resource "acme_a" "x" {\n}\n', 'resource "acme_b" "x" {\n}\n'];
  const alike = await read(code(first), code(first));
  expect(alike.warnings).toHaveLength(1);
  const { warnings } = await read(code(first), code(second));
  expect(warnings.map((text) => text.split(' ')[0])).toEqual(['before:', 'after:']);
});

test('compares code and a plan with a warning', async () => {
  const { warnings } = await read(code(QUEUE), files(plan(change('aws_sqs_queue.q', ['create']))));
  expect(warnings.join()).toContain('one source is code');
});

describe('an empty revision', () => {
  test('is accepted if the source did not exist', async () => {
    const { before, after } = await read(null, code(QUEUE));
    expect(addressesOf(before)).toEqual([]);
    expect(addressesOf(after)).toContain('aws_sqs_queue.q');
  });

  test('is accepted for a commit and rejected for a named directory', async () => {
    const empty = code('locals {\n  a = 1\n}\n');
    const { before, warnings } = await read(empty, code(QUEUE), true);
    expect(addressesOf(before)).toEqual([]);
    expect(warnings.join()).toContain('has no resources');
    await expect(read(empty, code(QUEUE))).rejects.toThrow('No resources found');
    await expect(read(empty, empty, true)).rejects.toThrow('No resources found in either source');
  });
});

needs('terraform').describe('one planner for both', () => {
  const broken = `${QUEUE}variable "q" {\n  type = nosuch\n}\nvariable "q" {\n}\nresource "aws_sqs_queue" "q" {\n}\n`;

  test.each([
    ['before', broken, QUEUE],
    ['after', QUEUE, broken],
  ])(
    'where %s cannot be planned, both are read as they are written, and it is said why',
    async (side, before, after) => {
      const sides = await read(code(before, 'auto'), code(after, 'auto'));
      expect([sides.before.planned, sides.after.planned]).toEqual([false, false]);
      expect(sides.warnings[0]).toContain(`${side} cannot be planned`);
      const why = sides.warnings.filter((text) => text.includes('falling back to static analysis'));
      expect(why.map((text) => text.split(' ')[0])).toEqual([`${side}:`]);
    },
  );

  test('both revisions are planned if both can be', async () => {
    const sides = await read(code(QUEUE, 'auto'), code(QUEUE, 'auto'));
    expect([sides.before.planned, sides.after.planned, sides.warnings]).toEqual([true, true, []]);
  });
});

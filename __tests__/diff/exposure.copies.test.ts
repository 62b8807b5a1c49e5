import { presentGraph } from '../../src/diagram/view-cache.js';
import { compare } from '../../src/diff/index.js';
import { reportOf } from '../../src/diff/report/index.js';
import { rowsOf } from '../../src/diff/report/rows.js';
import type { Exposed } from '../../src/graph/exposure.js';
import { type Extra, marksOf, side } from './support.js';

const GROUP = 'aws_autoscaling_group.web';
const TEMPLATE = 'aws_launch_template.web';
const zones = (...subnets: readonly string[]): string =>
  subnets.map((subnet, i) => `aws_subnet.${subnet}\n  ${GROUP}~${i + 1}`).join('\n');
const ENTRIES: Extra['entries'] = [
  { address: GROUP, bucket: 'drawn', node: `${GROUP}~1` },
  { address: TEMPLATE, bucket: 'folded', node: `${GROUP}~1` },
];
const of = (tree: string, size: string, exposed: readonly Exposed[] = []) => ({
  ...side(tree, [], { entries: ENTRIES, values: { [TEMPLATE]: { instance_type: size } } }),
  exposed,
});
const OPEN: Exposed = { of: `${GROUP}~1`, what: 'port 443', to: 'the internet', by: 'aws_security_group.web' };
const before = of(zones('a', 'b', 'c'), 't3.small');

const SIZE =
  '"folded":{"update":1},"parts":[{"address":"aws_launch_template.web","change":"update","values":[{"name":"instance_type","before":"t3.small","after":"t3.large"}]}],"values":[{"name":"instance_type","before":"t3.small","after":"t3.large"}]';
const OPENED = '"exposure":[{"change":"opens","what":"port 443","to":"the internet","by":"aws_security_group.web"}]';

test.each([
  ['the size of a part', of(zones('a', 'b', 'c'), 't3.large'), `{${SIZE}}`],
  ['what is opened', of(zones('a', 'b', 'c'), 't3.small', [OPEN]), `{${OPENED}}`],
  ['both', of(zones('a', 'b', 'c'), 't3.large', [OPEN]), `{${SIZE},${OPENED}}`],
])('every copy carries %s', (_, after, details) => {
  expect(marksOf(before, after)).toEqual(
    ['a', 'b', 'c'].map((subnet, i) => `${GROUP}~${i + 1} in aws_subnet.${subnet}: update ${details}`),
  );
});

test('a copy that goes carries neither', () => {
  expect(marksOf(before, of(`${zones('a', 'b')}\naws_subnet.c`, 't3.large', [OPEN]))).toEqual([
    `${GROUP}~1 in aws_subnet.a: update {${SIZE},${OPENED}}`,
    `${GROUP}~2 in aws_subnet.b: update {${SIZE},${OPENED}}`,
    `${GROUP}~3 in aws_subnet.c: delete`,
  ]);
});

test('the report counts the resource once, in one row', async () => {
  const union = compare(before, of(zones('a', 'b', 'c'), 't3.large', [OPEN]));
  const report = reportOf(union, await presentGraph(union, { changes: true, modules: 'auto' }));
  expect(report.counts).toEqual({ update: 1 });
  expect(report.exposure).toHaveLength(1);
  expect(rowsOf(report).map(({ subject, where }) => [subject, where])).toEqual([
    ['Auto Scaling group web', ['AWS Cloud', 'Subnet a and 2 more']],
  ]);
});

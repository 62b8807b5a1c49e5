/** How much of a graph is drawn: --simplified, and the overview of what is too much for one picture. */
import { generateGraph } from '../../scripts/fixtures/generate.mjs';
import { main } from '../../src/cli/main.js';
import * as messages from '../../src/diagram/messages.js';
import { memoryIo } from '../support/memory-io.js';

async function run(graph: unknown, ...args: string[]) {
  const io = memoryIo({ 'graph.json': Buffer.from(JSON.stringify(graph)) });
  const code = await main([...args, '--source', 'graph.json', '--outfile', '-'], io);
  return { code, err: io.err(), out: io.out() };
}

const addressesIn = (svg: string): string[] =>
  [...svg.matchAll(/data-address="([^"]+)"/g)].map(([, address]) => address!);

const SMALL = {
  'aws_vpc.v': ['aws_lb.l', 'aws_lb_target_group.t', 'aws_instance.w'],
  'aws_lb.l': ['aws_lb_target_group.t'],
  'aws_lb_target_group.t': ['aws_instance.w'],
};
const LARGE = generateGraph({ nodes: 10_000 });

test('--simplified draws services only, and prints their number', async () => {
  const { code, err, out } = await run(SMALL, 'draw', '--simplified');
  expect(code).toBe(0);
  expect(err).toContain(messages.simplified(4, 3));
  expect(addressesIn(out)).toEqual(expect.arrayContaining(['aws_lb.l', 'aws_instance.w']));
  expect(out).not.toContain('aws_lb_target_group');
  expect((await run(SMALL, 'draw')).out).toContain('aws_lb_target_group.t');
});

test('10,000 nodes are an overview, with one warning of how to get everything', async () => {
  const { code, err, out } = await run(LARGE, 'draw');
  expect(code).toBe(0);
  const warnings = err.split('\n').filter((line) => line.startsWith('WARNING: '));
  expect(warnings).toEqual([
    expect.stringMatching(
      /^WARNING: 11055 icons and boxes with \d+ lines are too many for one diagram: this is an overview with.*--no-overview.*--simplified/,
    ),
  ]);
  expect(addressesIn(out).length).toBeLessThan(100);
  expect(out).toContain('VPC ×10: analytics, billing, identity and 7 more');
  expect(out.length).toBeLessThan(200_000);
});

test('with --simplified the warning about size does not suggest it', async () => {
  const { err } = await run(LARGE, 'draw', '--simplified');
  expect(err).toMatch(/^simplified: 11055 icons and boxes are now \d+$/m);
  expect(err).toMatch(/^WARNING: .* this is an overview .*--no-overview\.$/m);
});

test('--no-overview draws everything, --quiet prints nothing', async () => {
  const graph = generateGraph({ nodes: 500 });
  const { err, out } = await run(graph, 'draw', '--no-overview', '--quiet');
  expect(err).toBe('');
  expect(addressesIn(out).length).toBeGreaterThan(500);
});

test('a graph file is written whole, whatever its size', async () => {
  const { err, out } = await run(LARGE, 'graphdata');
  expect(err).not.toContain('overview');
  expect(Object.keys(JSON.parse(out) as object).length).toBe(11_055);
});

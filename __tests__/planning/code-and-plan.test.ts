/** The graph of code is that of its plan, whether Terraform plans the code or it is read as it is written. */

import { invoke } from '../support/commands.js';
import { portion } from '../support/long.js';
import { fixture } from '../support/run.js';
import { newTemporary } from '../support/temporary.js';
import { needs } from '../support/tools.js';

const CASES = [
  'aws-minimal',
  'aws-web-shop',
  'aws-serverless',
  'aws-modules',
  'azure-web-app',
  'google-run-sql',
  'multi-cloud',
];

const place = { directory: newTemporary('graphs-'), home: '', env: { PATH: process.env.PATH! } };

async function graphOf(...args: readonly string[]): Promise<string> {
  const { code, out, err } = await invoke({ args: ['graphdata', ...args, '--outfile', '-'] }, place);
  expect({ code, err: code === 0 ? '' : err }).toEqual({ code: 0, err: '' });
  return out;
}

/** The plan with its code: a plan alone does not tell which of several subnets `aws_subnet.public[var.zones[0]]` is. */
function graphOfPlan(name: string): Promise<string> {
  const graph =
    graphs.get(name) ??
    graphOf(
      ...['--planfile', fixture(`${name}/plan.json`), '--graphfile', fixture(`${name}/graph.dot`)],
      ...['--source', fixture(name)],
    );
  graphs.set(name, graph);
  return graph;
}

/** Made once, for both planners. */
const graphs = new Map<string, Promise<string>>();

test.each(CASES)('%s, read statically', async (name) => {
  expect(await graphOf('--source', fixture(name), '--planner', 'static')).toBe(await graphOfPlan(name));
});

needs('terraform').it.each(portion(CASES, 3))('%s, planned without providers', async (name) => {
  expect(await graphOf('--source', fixture(name), '--planner', 'offline')).toBe(await graphOfPlan(name));
});

/** Of a source with more resources than are read, the first are drawn, and the others are said with their number. */
import type { Inventory } from '../../src/graph/inventory.js';
import * as messages from '../../src/messages.js';
import { readState } from '../../src/terraform/plan/state.js';
import { staticOf } from '../planning/static/read.js';
import { planOf, read } from '../terraform/plan/plan.js';

const MOST = 5;
jest.mock('../../src/limits.js', () => ({ ...jest.requireActual('../../src/limits.js'), RESOURCES_MAX: 5 }));

const times = <T>(count: number, of: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => of(n));
const bucket = (n: number) => `resource "aws_s3_bucket" "b${n}" {}\n`;
const kept = (n: number) => ({ mode: 'managed', type: 'aws_s3_bucket', name: 'b', index: n, values: {} });
const state = (count: number) =>
  readState({ format_version: '1.0', values: { root_module: { resources: times(count, kept) } } }, 's');
const raw = (count: number) => {
  const instances = times(count, (index_key) => ({ index_key, attributes: {} }));
  return readState({ version: 4, resources: [{ ...kept(0), instances }] }, 's');
};
const data = (count: number) => {
  const resources = times(count - 1, (n) => ({ ...kept(n), mode: 'data' }));
  return read(planOf(['aws_vpc.v'], {}, { prior_state: { values: { root_module: { resources } } } }));
};
const nested = { 'main.tf': `${bucket(0)}module "a" {\n  source = "./a"\n}\n` };

const SOURCES: Readonly<Record<string, (count: number) => Inventory | Promise<Inventory>>> = {
  'a plan': (count) => read(planOf(times(count, (n) => `aws_s3_bucket.b${n}`))),
  'what a plan has looked up': data,
  'a state that is shown': state,
  'a state file': raw,
  code: (count) => staticOf(times(count, bucket).join('')),
  'instances in code': (count) => staticOf(`resource "aws_s3_bucket" "b" {\n  count = ${count}\n}\n`),
  'code of a module': (count) => staticOf({ ...nested, 'a/main.tf': times(count - 1, bucket).join('') }),
  'modules that are not here': (count) => staticOf(`module "far" {\n  source = "far/away/x"\n  count  = ${count}\n}\n`),
};

describe.each(Object.entries(SOURCES))('%s', (_, source) => {
  it('is complete at the limit', async () => {
    const { resources, warnings } = await source(MOST);
    expect(resources).toHaveLength(MOST);
    expect(warnings.filter((text) => text.includes('left out'))).toEqual([]);
  });

  it('is cut above the limit, with the number of omitted resources', async () => {
    const { resources, warnings } = await source(MOST + 7);
    expect(resources).toHaveLength(MOST);
    expect(warnings).toContain(messages.resourcesTooMany(7, MOST + 7));
  });
});

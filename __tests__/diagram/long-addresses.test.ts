/** Addresses that are too long, or of too many modules, from a graph file and from a plan. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { readGraphJson } from '../../src/graph/json/index.js';
import { graphRuleLength } from '../../src/graph/json/messages.js';
import { ADDRESS_LENGTH_MAX, MODULE_DEPTH } from '../../src/limits.js';
import { addressesTooLong } from '../../src/messages.js';
import { readPlan } from '../../src/terraform/plan/index.js';
import { ROOT } from '../support/root.js';

const bucket = (modules: number, letters: number): string =>
  `${'module.m.'.repeat(modules)}aws_s3_bucket.${'b'.repeat(letters)}`;
const TYPE = 'aws_s3_bucket.'.length;

const FITS = [bucket(MODULE_DEPTH, 1), bucket(0, ADDRESS_LENGTH_MAX - TYPE)];
const LONG = [bucket(MODULE_DEPTH + 1, 1), bucket(0, ADDRESS_LENGTH_MAX - TYPE + 1), bucket(200_000, 1)];

const accepts = new Ajv({ strict: true }).compile(
  JSON.parse(readFileSync(join(ROOT, 'docs/graph-format-1.0.schema.json'), 'utf8')),
);

test.each(FITS.map((address) => [address.length, address]))(
  'a graph file with an address of %i characters is read',
  (_, address) => {
    expect(readGraphJson(JSON.stringify({ [address]: [] }), 'g.json').graph.nodes.size).toBe(1);
    expect(accepts({ [address]: [] })).toBe(true);
  },
);

test.each(LONG.map((address) => [address.length, address]))(
  'a graph file with an address of %i characters is refused: it is too long',
  (_, address) => {
    const rule = graphRuleLength(ADDRESS_LENGTH_MAX, MODULE_DEPTH);
    expect(() => readGraphJson(JSON.stringify({ [address]: [] }), 'g.json')).toThrow(rule);
    expect(() => readGraphJson(JSON.stringify({ 'aws_x.x': [address] }), 'g.json')).toThrow(rule);
    expect(accepts({ [address]: [] })).toBe(false);
  },
);

test('omits resources with too long addresses, with a warning', () => {
  const resource_changes = [...FITS, ...LONG].map((address) => ({
    address,
    change: { actions: ['create'], after: {} },
  }));
  const { resources, warnings } = readPlan({ format_version: '1.2', resource_changes }, 'plan.json', null);
  expect(resources.map(({ origin }) => origin)).toEqual(FITS);
  expect(warnings).toContain(addressesTooLong(LONG.length, ADDRESS_LENGTH_MAX, MODULE_DEPTH));
});

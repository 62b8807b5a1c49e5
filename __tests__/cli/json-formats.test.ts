/** JSON for programs: the output for each fixture fits its published schema, which knows every member. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { ledgerAsJson } from '../../src/cli/explain.js';
import { readCode, readGraph } from '../../src/diagram/read.js';
import { connectionsOf } from '../../src/diagram.js';
import { serialiseGraph } from '../../src/graph/format.js';
import { nodeIo } from '../../src/platform/node.js';
import { cases } from '../support/cases.js';
import { HANG_SECONDS } from '../support/limits.js';
import { ROOT } from '../support/root.js';

const schemaOf = (name: string) => JSON.parse(readFileSync(join(ROOT, 'docs', `${name}.schema.json`), 'utf8'));

/** Returns the schema with unknown members refused, so that a new member must be in it. */
const closed = (schema: object): object =>
  JSON.parse(JSON.stringify(schema), (_, value) =>
    value?.properties !== undefined &&
    value.unevaluatedProperties === undefined &&
    value.additionalProperties === undefined
      ? { ...value, unevaluatedProperties: false }
      : value,
  );

/** The part of a schema that `allOf` extends must stay open; its users are closed. */
function closedExplanation(): object {
  const schema = closed(schemaOf('explanation-1.0')) as { $defs: { named: { unevaluatedProperties?: false } } };
  delete schema.$defs.named.unevaluatedProperties;
  return schema;
}

const explanationFits = new Ajv2020({ strict: true }).compile(closedExplanation());
const graphFits = new Ajv().compile(schemaOf('graph-format-1.0'));
const reportFits = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schemaOf('change-report'));

const ARCHITECTURES = join(ROOT, 'fixtures/architectures');
const plans = readdirSync(ARCHITECTURES)
  .filter((name) => existsSync(join(ARCHITECTURES, name, 'plan.json')))
  .map((name) => {
    const file = { name: `${name}/plan.json`, bytes: readFileSync(join(ARCHITECTURES, name, 'plan.json')) };
    return { name: `architectures/${name}`, sources: { kind: 'plan', file, dot: null } as const };
  });

test.each([...cases(), ...plans].map(({ name, sources }) => [name, sources] as const))('%s', async (_, sources) => {
  const { graph, ledger } = await readGraph(sources);
  const graphJson = JSON.parse(serialiseGraph(graph));
  expect({ fits: graphFits(graphJson), errors: graphFits.errors }).toEqual({ fits: true, errors: null });
  if (ledger === null) return;
  const explanation = JSON.parse(ledgerAsJson(ledger, connectionsOf(graph), graph.edges));
  expect(explanation).toMatchObject({ format: 'groundplan-explanation', version: '1.0' });
  expect({ fits: explanationFits(explanation), errors: explanationFits.errors }).toEqual({ fits: true, errors: null });
});

test('an explanation of code, with files and lines', async () => {
  const planning = {
    planner: 'static',
    engine: 'auto',
    workspace: null,
    varFiles: [],
    seconds: HANG_SECONDS,
    debug: null,
  } as const;
  const directory = join(ROOT, 'fixtures/aws-web-shop');
  const { graph, ledger } = await readCode({ name: 'shop', directory, repository: directory, planning }, nodeIo());
  const text = ledgerAsJson(ledger!, connectionsOf(graph), graph.edges);
  expect(text).toContain('"at": "services.tf:');
  expect({ fits: explanationFits(JSON.parse(text)), errors: explanationFits.errors }).toEqual({
    fits: true,
    errors: null,
  });
});

const CHANGES = join(ROOT, 'fixtures/changes');
const reports = readdirSync(CHANGES).filter((name) => existsSync(join(CHANGES, name, 'expected.json')));

test.each(reports)('changes/%s', (name) => {
  const report = JSON.parse(readFileSync(join(CHANGES, name, 'expected.json'), 'utf8'));
  expect({ fits: reportFits(report), errors: reportFits.errors }).toEqual({ fits: true, errors: null });
});

test.each([
  ['another major version', { version: '2.0' }],
  ['no version', { version: undefined }],
  ['an unknown bucket', { resources: [{ bucket: 'lost', address: 'a.b', origin: 'a.b' }] }],
  ['evidence without certainty', { arrows: [{ from: 'a.b', to: 'a.c', evidence: [{ rule: 'x', by: 'a.b' }] }] }],
])('the schema of explanations refuses %s', (_, wrong) => {
  const empty = { summary: { total: 0, drawn: 0, folded: 0, hidden: 0 }, resources: [], absent: [], implied: [] };
  const whole = { format: 'groundplan-explanation', version: '1.0', ...empty, arrows: [], references: [] };
  const fits = new Ajv2020({ strict: true }).compile(schemaOf('explanation-1.0'));
  expect(fits(whole)).toBe(true);
  expect(fits(JSON.parse(JSON.stringify({ ...whole, ...wrong })))).toBe(false);
});

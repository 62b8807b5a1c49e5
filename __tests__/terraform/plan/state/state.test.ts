/** A state draws what exists, from both of its forms alike. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGraph } from '../../../../src/diagram/read.js';
import { InvalidInput } from '../../../../src/errors.js';
import * as messages from '../../../../src/terraform/plan/messages.js';
import { readState } from '../../../../src/terraform/plan/state.js';
import { directoryOf } from '../../../support/code.js';
import { needs } from '../../../support/tools.js';

const AWS = 'registry.terraform.io/hashicorp/aws';

interface Kept {
  readonly module?: string;
  readonly mode?: string;
  readonly type: string;
  readonly name: string;
  readonly index?: number | string;
  readonly values: object;
  readonly dependsOn?: readonly string[];
  readonly secret?: string;
  readonly deposed?: string;
}

const KEPT: readonly Kept[] = [
  { type: 'aws_vpc', name: 'main', values: { id: 'vpc-11111111', cidr_block: '10.0.0.0/16' } },
  {
    ...{ type: 'aws_subnet', name: 'a', index: 'x"y' },
    values: { id: 'subnet-11111111', vpc_id: 'vpc-11111111', availability_zone: 'eu-west-1a' },
    dependsOn: ['aws_vpc.main'],
  },
  {
    ...{ module: 'module.app[0]', type: 'aws_instance', name: 'web', index: 1 },
    values: { id: 'i-11111111', subnet_id: 'subnet-11111111', instance_type: 't3.micro', ami: 'ami-1' },
  },
  {
    ...{ type: 'aws_db_instance', name: 'db', secret: 'engine' },
    values: { id: 'db-11111111', engine: 'hunter2', instance_class: 'db.t3.micro' },
  },
  { type: 'aws_sqs_queue', name: 'old', values: { id: 'q-11111111' }, deposed: '12345678' },
  { mode: 'data', type: 'aws_region', name: 'here', values: { name: 'eu-west-1' } },
];

const shown = {
  format_version: '1.0',
  terraform_version: '1.11.4',
  values: {
    root_module: {
      resources: KEPT.map(({ module, mode = 'managed', type, name, index, values, dependsOn, secret, deposed }) => ({
        ...{ module_address: module, mode, type, name, index, provider_name: AWS, values, deposed_key: deposed },
        ...{ depends_on: dependsOn, sensitive_values: secret === undefined ? {} : { [secret]: true } },
      })),
    },
  },
};
const raw = {
  ...{ version: 4, terraform_version: '1.11.4', serial: 7, lineage: 'x', outputs: {} },
  resources: KEPT.map(({ module, mode = 'managed', type, name, index, values, dependsOn, secret, deposed }) => ({
    ...{ module, mode, type, name, provider: `provider["${AWS}"]` },
    instances: [
      {
        ...{ index_key: index, attributes: values, dependencies: dependsOn, deposed },
        sensitive_attributes: secret === undefined ? [] : [[{ type: 'get_attr', value: secret }]],
      },
    ],
  })),
};

const drawn = (value: unknown) =>
  readGraph({ kind: 'file', file: { name: 's.tfstate', bytes: Buffer.from(JSON.stringify(value)) } } as never);

test.each([
  ['terraform show -json', shown],
  ['the file itself', raw],
])('%s: what exists, in its place, without what is sensitive', (_, value) => {
  const { resources, references, deposed, warnings } = readState(value, 's.tfstate');
  expect(resources.map(({ origin, change }) => [origin, change])).toEqual([
    ['data.aws_region.here', 'read'],
    ['aws_vpc.main', 'no-op'],
    ['aws_subnet.a["x\\"y"]', 'no-op'],
    ['module.app[0].aws_instance.web[1]', 'no-op'],
    ['aws_db_instance.db', 'no-op'],
  ]);
  expect(resources.map(({ provider }) => provider)).toEqual(Array.from(resources, () => 'aws'));
  expect(references).toContainEqual(
    expect.objectContaining({ to: expect.stringContaining('aws_subnet.a'), path: 'subnet_id' }),
  );
  expect(JSON.stringify(resources)).not.toContain('hunter2');
  expect(deposed).toEqual([{ origin: 'aws_sqs_queue.old', objects: 1 }]);
  expect(warnings).toEqual([messages.onlyDeposed(['aws_sqs_queue.old'], 0)]);
});

const engine = (marks: object) => {
  const attributes = { id: 'db-11111111', engine: 'postgres', instance_class: 'db.t3.micro' };
  const resource = { mode: 'managed', type: 'aws_db_instance', name: 'db', provider: `provider["${AWS}"]` };
  const { resources } = readState({ ...raw, resources: [{ ...resource, instances: [{ attributes, ...marks }] }] }, 's');
  return { ...resources[0]?.values };
};
const ALL = { id: 'db-11111111', engine: 'postgres', instance_class: 'db.t3.micro' };
const step = (type: string, value: unknown) => ({ type, value });

test.each<[string, object, object]>([
  ['nothing', {}, ALL],
  ['no list', { sensitive_attributes: null }, ALL],
  ['an empty list', { sensitive_attributes: [] }, ALL],
  [
    'a part of an attribute',
    { sensitive_attributes: [[step('get_attr', 'engine'), step('index', { value: 0, type: 'number' })]] },
    { id: ALL.id, instance_class: ALL.instance_class },
  ],
  ['everything', { sensitive_attributes: [[]] }, {}],
  ['everything, and an attribute', { sensitive_attributes: [[step('get_attr', 'id')], []] }, {}],
  ['packed paths', { sensitive_attributes: 'kQGBomF0pmVuZ2luZQ==' }, {}],
  ['packed paths in a list', { sensitive_attributes: ['kQGBomF0pmVuZ2luZQ=='] }, {}],
  ['an index', { sensitive_attributes: [[step('index', { value: 'engine', type: 'string' })]] }, {}],
  ['a step of another kind', { sensitive_attributes: [[step('splat', 'engine')]] }, {}],
  ['an attribute without a name', { sensitive_attributes: [[step('get_attr', 7)]] }, {}],
  ['an object', { sensitive_attributes: { engine: true } }, {}],
])('marks that are %s: what cannot be understood hides all of the instance', (_, marks, values) => {
  expect(engine(marks)).toEqual(values);
});

test('both formats make the same graph, with the instance in its subnet and network', async () => {
  const [one, other] = [await drawn(shown), await drawn(raw)];
  expect(other).toEqual(one);
  expect(one.graph.nodes.size).toBeGreaterThan(3);
});

test.each([
  ['is empty', { ...raw, resources: [] }, messages.stateIsEmpty('s.tfstate')],
  ['was never written', { format_version: '1.0', terraform_version: '1.11.4' }, messages.stateIsEmpty('s.tfstate')],
  ['is older', { ...raw, version: 3 }, messages.stateTooOld('s.tfstate', 4)],
  [
    'is not as it should be',
    { ...raw, resources: [null, 7, { instances: [null] }, { type: 'x' }] },
    messages.stateIsEmpty('s.tfstate'),
  ],
])('a state that %s', (_, value, message) => {
  const read = () => readState(value, 's.tfstate');
  expect(read).toThrow(InvalidInput);
  expect(read).toThrow(message);
});

needs('terraform').it('a state of real Terraform and its JSON form agree', () => {
  const directory = directoryOf({
    'main.tf': `resource "terraform_data" "a" {
  count = 2
  input = "x"
}
module "m" { source = "./m" }
resource "terraform_data" "b" { input = [terraform_data.a[*].id, module.m.id] }
`,
    'm/main.tf': 'resource "terraform_data" "inner" {}\noutput "id" { value = terraform_data.inner.id }\n',
  });
  const terraform = (...args: string[]) => execFileSync('terraform', args, { cwd: directory, encoding: 'utf8' });
  terraform('init', '-input=false');
  terraform('apply', '-input=false', '-auto-approve');
  const kept = readState(JSON.parse(readFileSync(join(directory, 'terraform.tfstate'), 'utf8')), 'a');
  const told = readState(JSON.parse(terraform('show', '-json')), 'a');
  const ofBoth = [kept, told].map(({ resources }) =>
    resources.map(({ origin, provider }) => [origin, provider]).sort(),
  );
  expect(ofBoth[0]).toEqual(ofBoth[1]);
  expect(kept.resources).toHaveLength(4);
  expect(new Set(kept.references.map(({ from, to }) => `${from} ${to}`))).toEqual(
    new Set(told.references.map(({ from, to }) => `${from} ${to}`)),
  );
});

test('an unmarked secret is not drawn, because only listed attributes are read', async () => {
  const attributes = { id: 'db-11111111', engine: 'postgres', password: 'hunter2', tags: { token: 'hunter2' } };
  const resource = { mode: 'managed', type: 'aws_db_instance', name: 'db', provider: `provider["${AWS}"]` };
  const { graph } = await drawn({ ...raw, resources: [{ ...resource, instances: [{ attributes }] }] });
  expect(JSON.stringify([...graph.nodes.values()])).not.toContain('hunter2');
  expect(graph.nodes.size).toBe(1);
});

/** Which values of a resource are left out because they were made up. */
import type { Json, Resource } from '../../../../src/graph/inventory.js';
import { FactFilter } from '../../../../src/planning/offline/assumed/index.js';
import type { Taint } from '../../../../src/planning/offline/assumed/taint.js';
import { parseHcl } from '../../../../src/terraform/hcl/parse.js';
import type { ModuleNode } from '../../../../src/terraform/module-tree/module-model.js';
import { ConfigGraphBuilder } from '../../../../src/terraform/references/config-graph.js';

const builder = new ConfigGraphBuilder();
for (const path of ['zone', 'name', 'tags', 'size', 'region', 'allow'])
  builder.add('aws_x.x', { to: 'var.v', path, keys: [], keyed: false });
builder.add('aws_x.x', { to: 'var.known', path: 'note', keys: [], keyed: false });
builder.add('aws_x.x', { to: 'var.v', path: null, keys: [], keyed: false });
const taint = { ofValue: (to: string) => new Set(to === 'var.v' ? ['v'] : []) } as unknown as Taint;
// biome-ignore lint/suspicious/noTemplateCurlyInString: a template of Terraform
const file = parseHcl('a = ["eu-west-1", "own"]\nb = "part-${a}"\n', 'main.tf');
const resourceFile = parseHcl(
  'resource "aws_x" "x" {\n  instance_type = var.v == "prod" ? "large" : "small"\n  engine_version = "small"\n}\n',
  'resource.tf',
);
const [block] = resourceFile.body.blocks;
const resources = [{ mode: 'managed', type: 'aws_x', name: 'x', block }];
const tree = {
  ...{ path: [], children: new Map() },
  code: { directory: '', files: [file, resourceFile], resources, locals: new Map() },
} as unknown as ModuleNode;
const known = (values: Resource['values'], written?: Json) =>
  new FactFilter(tree, builder.graph, taint, ['made-up'], { namedIn: () => written }).factsOf(
    { type: 'aws_x', origin: 'aws_x.x', values } as Resource,
    'aws_x.x',
  );

test('a location is kept if only its selection is a placeholder', () => {
  expect(known({ zone: 'zone 1', region: 'eu-west-1' })).toEqual({ zone: 'zone 1', region: 'eu-west-1' });
  expect(known({ zone: 'made-up-a', region: 'made-up' })).toEqual({});
});

test('a text made of a placeholder is left out unless the code contains it as a whole', () => {
  expect(known({ zone: 'z-9', region: 'eu-we', name: 'part-', tags: { a: 'own' } })).toEqual({ tags: { a: 'own' } });
  expect(known({ name: '{"a": "x"}' })).toEqual({ name: '{"a": "x"}' });
});

test('a setting that a condition over a placeholder decides is left out, although the code contains it', () => {
  expect(known({ instance_type: 'small', engine_version: 'small' })).toEqual({ engine_version: 'small' });
  expect(known({ instance_type: 'small' }, 'small')).toEqual({ instance_type: 'small' });
});

test('placeholder members of an attribute are left out, and the others are kept', () => {
  expect(known({ name: 'a-made-up-b', note: 'made-up', size: 3, other: 'x', count: 2 })).toEqual({
    note: 'made-up',
    other: 'x',
    count: 2,
  });
  expect(known({ tags: { a: 'made-up', b: 'own', c: ['made-up', 'own'] } })).toEqual({
    tags: { b: 'own', c: ['own'] },
  });
});

test('a number in a block is left out unless the code sets it there, and an emptied list is omitted', () => {
  const allow = [{ protocol: 'own', ports: [80], from: 22, to: '22' }];
  expect(known({ allow })).toEqual({ allow: [{ protocol: 'own' }] });
  expect(known({ allow }, [{ protocol: 'own', ports: [80], from: 22 }])).toEqual({ allow });
  expect(known({ allow: [{ ports: [80, 443] }] }, [{ ports: [443] }])).toEqual({ allow: [{ ports: [443] }] });
  expect(known({ allow: [{ ports: [] }] })).toEqual({ allow: [{ ports: [] }] });
});

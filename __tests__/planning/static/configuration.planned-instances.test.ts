// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are templates of Terraform
/** Which instance is meant, where a plan alone says how many there are. */
import { proofOfPlan } from '../../../src/planning/static/proof.js';
import { treeOf } from '../../support/code.js';

const change = (address: string, ...actions: string[]) => ({ address, change: { actions } });
const created = (...addresses: string[]) => addresses.map((address) => change(address, 'create'));

/** What the attribute `is` of each resource of the type `aws_x` comes from, among instances of another one. */
async function meant(code: string, to: string, plan: object, module = '') {
  const { root } = await treeOf({ 'main.tf': code, ...(module !== '' && { 'm/main.tf': module }) });
  const proof = proofOfPlan(root, plan, 'default');
  const { resource_changes = [] } = plan as { resource_changes?: readonly { address: string }[] };
  const origins = resource_changes.map(({ address }) => address);
  const targets = new Set(origins.filter((origin) => origin.replace(/\[[^\]]*\]/g, '') === to));
  return (from: string) => proof.provenTargets(to, targets, from, 'is')?.slice().sort() ?? null;
}

const COUNTED = 'resource "aws_t" "t" {\n  count = length(data.aws_u.u.names)\n}\n';
const KEYED = 'resource "aws_t" "t" {\n  for_each = toset(data.aws_u.u.names)\n}\n';
const THREE = created('aws_t.t[0]', 'aws_t.t[1]', 'aws_t.t[2]', 'aws_x.x');
const x = (is: string) => `resource "aws_x" "x" {\n  is = ${is}\n}\n`;

it.each([
  ['aws_t.t.*.id[1]', ['aws_t.t[1]']],
  ['element(aws_t.t[*].id, 4)', ['aws_t.t[1]']],
  ['slice(aws_t.t[*].id, 1, 3)[1]', ['aws_t.t[2]']],
  ['reverse(aws_t.t[*].id)[0]', ['aws_t.t[2]']],
  ['zipmap(["a", "b", "c"], aws_t.t[*].id)["b"]', ['aws_t.t[1]']],
  ['aws_t.t[length(aws_t.t) - 1].id', ['aws_t.t[2]']],
  ['try(aws_t.t[7].id, aws_t.t[2].id)', ['aws_t.t[2]']],
  ['[for i, t in aws_t.t : t.id if i == 1][0]', ['aws_t.t[1]']],
  ['aws_t.t[data.aws_u.u.number].id', ['aws_t.t[0]', 'aws_t.t[1]', 'aws_t.t[2]']],
])('%s', async (is, instances) => {
  const among = await meant(COUNTED + x(is), 'aws_t.t', { resource_changes: THREE });
  expect(among('aws_x.x')).toEqual(instances);
});

it('takes unknown keys and elements from the plan', async () => {
  const plan = { resource_changes: created('aws_t.t["b"]', 'aws_t.t["a $${1}"]', 'aws_x.x') };
  const among = await meant(KEYED + x('values(aws_t.t)[1].id'), 'aws_t.t', plan);
  expect(among('aws_x.x')).toEqual(['aws_t.t["b"]']);
  const elements = await meant(
    `resource "aws_t" "t" {\n  for_each = toset(data.aws_u.u.names)\n  name = each.value\n}\n${x('aws_t.t["b"].name')}`,
    'aws_t.t',
    plan,
  );
  expect(elements('aws_x.x')).toEqual(['aws_t.t["b"]']);
});

it('takes instances of modules from the plan', async () => {
  const code = 'module "m" {\n  source = "./m"\n  count = length(data.aws_u.u.names)\n}\n';
  const module = `${COUNTED}output "ids" {\n  value = aws_t.t[*].id\n}\n`;
  const all = ['0', '1'].flatMap((m) => ['0', '1'].map((t) => `module.m[${m}].aws_t.t[${t}]`));
  const plan = { resource_changes: created(...all, 'aws_x.x') };
  const of = async (is: string) => (await meant(code + x(is), 'module.m.aws_t.t', plan, module))('aws_x.x');
  expect(await of('module.m[1].ids[0]')).toEqual(['module.m[1].aws_t.t[0]']);
  expect(await of('element(element(module.m[*].ids, 1), 1)')).toEqual(['module.m[1].aws_t.t[1]']);
  expect(await of('module.m[*].ids[1]')).toEqual(['module.m[0].aws_t.t[1]', 'module.m[1].aws_t.t[1]']);
});

it('ignores deleted instances, and treats a missing resource of a complete plan as empty', async () => {
  const code = `${COUNTED}resource "aws_t" "none" {\n  count = data.aws_u.u.number\n}\n`;
  const shrinks = [...created('aws_t.t[0]', 'aws_t.t[1]', 'aws_x.x'), change('aws_t.t[2]', 'delete')];
  const last = await meant(code + x('reverse(aws_t.t[*].id)[0]'), 'aws_t.t', { resource_changes: shrinks });
  expect(last('aws_x.x')).toEqual(['aws_t.t[1]']);
  const either = code + x('coalescelist(aws_t.none[*].id, aws_t.t[*].id)[1]');
  expect((await meant(either, 'aws_t.t', { resource_changes: THREE }))('aws_x.x')).toEqual(['aws_t.t[1]']);
  const inPart = { resource_changes: THREE, complete: false };
  expect((await meant(either, 'aws_t.t', inPart))('aws_x.x')).toEqual(['aws_t.t[0]', 'aws_t.t[1]', 'aws_t.t[2]']);
});

it('does not use a list with gaps', async () => {
  const plan = { resource_changes: created('aws_t.t[0]', 'aws_t.t[2]', 'aws_x.x') };
  expect((await meant(COUNTED + x('element(aws_t.t[*].id, 1)'), 'aws_t.t', plan))('aws_x.x')).toBeNull();
});

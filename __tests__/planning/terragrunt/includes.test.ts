// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are templates of Terragrunt
/**
 * How Terragrunt merges several includes: the file over the last include, that over the one before it, each by the
 * strategy of its own block. https://terragrunt.gruntwork.io/docs/reference/hcl/blocks/#include
 */
import { repository, unitsOf } from './support.js';

interface Include {
  readonly text: string;
  readonly merge?: string;
}

/** The unit `live/app` that includes `root.hcl` and then `group.hcl`. */
async function unitOf(root: Include, group: Include, own: string, files: Record<string, string> = {}) {
  const include = (name: string, { merge = 'shallow' }: Include) =>
    `include "${name}" {\n  path = find_in_parent_folders("${name}.hcl")\n  merge_strategy = "${merge}"\n}\n`;
  const others = { 'live/x/terragrunt.hcl': CODE, 'live/y/terragrunt.hcl': CODE, 'live/z/terragrunt.hcl': CODE };
  const { units } = await unitsOf(
    repository({
      ...{ 'root.hcl': root.text, 'group.hcl': group.text, ...others, ...files },
      'live/app/terragrunt.hcl': `${include('root', root)}${include('group', group)}${own}`,
    }),
  );
  return units.find(({ path }) => path === 'live/app');
}

const CODE = 'terraform { source = "git::https://github.com/acme/code.git" }\n';
const sourced = (name: string) => `terraform { source = "git::https://github.com/acme/${name}.git" }\n`;
const depending = (path: string, more = '') => `dependency "d" {\n  config_path = "${path}"\n  ${more}\n}\n`;
const flagged = (value: string) => `feature "f" { default = "${value}" }\n`;
const excluded = (is: boolean) => `exclude {\n  if = ${is}\n  actions = ["all"]\n}\n`;
const generated = (path: string) => `generate "provider" {\n  path = "${path}.tf"\n  contents = "# ${path}"\n}\n`;

describe('the last include with a setting takes precedence', () => {
  test('for inputs', async () => {
    const unit = await unitOf(
      { text: 'inputs = { a = "root", b = "root", c = "root" }' },
      { text: 'inputs = { b = "group", c = "group" }' },
      `${CODE}inputs = { c = "unit" }`,
    );
    expect(Object.fromEntries(unit!.inputs)).toEqual({ a: 'root', b: 'group', c: 'unit' });
  });

  test('for the source', async () => {
    const unit = await unitOf({ text: sourced('root') }, { text: sourced('group') }, '');
    expect(unit!.source).toMatchObject({ address: 'git::https://github.com/acme/group.git' });
  });

  test('for generated files', async () => {
    const unit = await unitOf({ text: generated('root') }, { text: generated('group') }, CODE);
    expect(unit!.generated.map(({ file }) => file.path)).toEqual(['group.tf']);
  });

  test('for dependencies', async () => {
    const unit = await unitOf({ text: depending('../x') }, { text: depending('../y') }, CODE);
    expect(unit!.dependencies).toEqual(['live-y']);
  });

  test('for feature flags', async () => {
    const unit = await unitOf(
      { text: flagged('root') },
      { text: flagged('group') },
      `${CODE}inputs = { f = feature.f.value }`,
    );
    expect(unit!.inputs.get('f')).toBe('group');
  });

  test.each([true, false])('exclude: %s', async (is) => {
    const unit = await unitOf({ text: excluded(!is) }, { text: excluded(is) }, CODE);
    expect(unit === undefined).toBe(is);
  });
});

const INPUTS = (name: string) => `inputs = { list = ["${name}"], map = { ${name} = 1, last = "${name}" } }\n`;

test.each([
  ['shallow', 'shallow', ['unit'], ['unit']],
  ['deep', 'shallow', ['root', 'unit'], ['root', 'unit']],
  ['shallow', 'deep', ['group', 'unit'], ['group', 'unit']],
  ['deep', 'deep', ['root', 'group', 'unit'], ['group', 'root', 'unit']],
  ['deep', 'no_merge', ['root', 'unit'], ['root', 'unit']],
  ['no_merge', 'deep', ['group', 'unit'], ['group', 'unit']],
  ['no_merge', 'shallow', ['unit'], ['unit']],
])('inputs of an include with %s and a later one with %s', async (first, second, list, keys) => {
  const root = { text: INPUTS('root'), merge: first };
  const unit = await unitOf(root, { text: INPUTS('group'), merge: second }, `${CODE}${INPUTS('unit')}`);
  expect(unit!.inputs.get('list')).toEqual(list);
  const { last, ...map } = unit!.inputs.get('map') as Record<string, unknown>;
  expect(Object.keys(map).sort()).toEqual(keys);
  expect(last).toBe('unit');
});

test.each([
  ['deep', 'shallow', ['root', 'group']],
  ['shallow', 'deep', ['group']],
  ['deep', 'no_merge', ['root']],
])('includes with %s and %s, over which the unit sets nothing', async (first, second, list) => {
  const root = { text: INPUTS('root'), merge: first };
  const unit = await unitOf(root, { text: INPUTS('group'), merge: second }, CODE);
  expect(unit!.inputs.get('list')).toEqual(list);
});

test.each([
  ['a shallow one is replaced whole', 'shallow', depending('../x'), 'dependency "d" { mock_outputs = {} }\n', []],
  ['a deep one keeps its path', 'deep', depending('../x'), 'dependency "d" { mock_outputs = {} }\n', ['live-x']],
  ['a path over a deep one', 'deep', depending('../x'), depending('../y'), ['live-y']],
  ['a shallow one that is disabled', 'shallow', depending('../x', 'enabled = false'), depending('../x'), ['live-x']],
  ['a deep one that is disabled', 'deep', depending('../x', 'enabled = false'), depending('../x'), []],
  ['a disabled one over a shallow one', 'shallow', depending('../x'), depending('../x', 'enabled = false'), []],
  ['a disabled one over a deep one', 'deep', depending('../x'), 'dependency "d" { enabled = false }\n', []],
])('a dependency of the same name: %s', async (_, merge, root, own, names) => {
  const unit = await unitOf({ text: root, merge }, { text: '' }, `${CODE}${own}`);
  expect(unit!.dependencies).toEqual(names);
});

test('a feature flag of an unmerged include applies to that include only', async () => {
  const unit = await unitOf(
    { text: `${flagged('root')}inputs = { root = feature.f.value }` },
    { text: `${flagged('group')}locals { f = feature.f.value }`, merge: 'no_merge' },
    `${CODE}inputs = { unit = feature.f.value }`,
  );
  expect(Object.fromEntries(unit!.inputs)).toEqual({ root: 'root', unit: 'root' });
});

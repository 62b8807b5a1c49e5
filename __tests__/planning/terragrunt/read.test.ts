import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import * as messages from '../../../src/planning/messages.js';
import { isTerragrunt } from '../../../src/planning/terragrunt/find.js';
import { nodeIo } from '../../../src/platform/node.js';
import { newTemporary } from '../../support/temporary.js';
import { LIVE, repository, unitsOf } from './support.js';

test('reads names, sources, inputs and references of units', async () => {
  const root = repository(LIVE);
  const { units, dependencies, warnings, top } = await unitsOf(root, 'prod');
  expect(top).toBe(root);
  expect(units.map(({ path, name }) => [path, name])).toEqual([
    ['app', 'app'],
    ['data/db', 'data-db'],
    ['vpc', 'vpc'],
  ]);
  const [app, db, vpc] = units;
  expect(vpc!.source).toMatchObject({ kind: 'local', directory: join(root, 'modules/vpc') });
  expect(db!.source).toMatchObject({ kind: 'local', directory: join(root, 'modules/db') });
  expect(app!.source).toEqual({
    kind: 'remote',
    address: 'git::https://github.com/acme/modules.git//app?ref=v1.2.0',
    version: null,
  });
  expect(Object.fromEntries(vpc!.inputs)).toEqual({
    cidr_block: '10.0.0.0/16',
    region: 'eu-west-1',
    tags: { Environment: 'prod', Unit: 'prod/vpc' },
  });
  expect(db!.inputs.get('size')).toBe(5);
  expect(db!.references).toEqual([{ input: 'vpc_id', unit: 'vpc', output: 'id', path: [] }]);
  expect(app!.references).toEqual([{ input: 'endpoints', unit: 'data-db', output: 'endpoint', path: [] }]);
  expect(app!.dependencies).toEqual(['data-db', 'vpc']);
  expect(dependencies).toEqual([
    {
      unit: 'app',
      label: '../elsewhere',
      path: '../elsewhere',
      at: { file: 'app/terragrunt.hcl', line: expect.any(Number) },
    },
  ]);
  expect(warnings).toEqual([]);
});

test('programs are not run, and the environment is not read', async () => {
  const { units } = await unitsOf(repository(LIVE), 'prod/app');
  expect([...units[0]!.inputs.keys()]).toEqual(['tags', 'region', 'endpoints']);
});

test('path_relative_to_include is the path to the unit, path_relative_from_include the path from it', async () => {
  const inputs = 'inputs = { down = path_relative_to_include(), up = path_relative_from_include() }';
  const root = repository({
    'root.hcl': '',
    'live/app/main.tf': '',
    'live/app/terragrunt.hcl': `include { path = find_in_parent_folders("root.hcl") }\n${inputs}`,
  });
  const { units } = await unitsOf(root, 'live/app');
  expect(Object.fromEntries(units[0]!.inputs)).toEqual({ down: 'live/app', up: '../..' });
});

test('the named directory can be a unit with code and without a source', async () => {
  const files = { 'main.tf': '', 'terragrunt.hcl': `inputs = { a = "\${get_terraform_command()}" }` };
  const root = repository(files);
  const { units } = await unitsOf(root);
  expect(units).toMatchObject([{ path: '.', source: { kind: 'local', directory: root } }]);
  expect(units[0]!.name).toMatch(/^[A-Za-z_][\w-]*$/);
  expect(units[0]!.inputs.get('a')).toBe('plan');
});

test('a parent without a source is no unit, and its children inherit a source', async () => {
  const root = repository({
    'terragrunt.hcl': 'inputs = { shared = true }',
    'group.hcl': `terraform { source = "\${get_parent_terragrunt_dir()}/modules/\${basename(get_terragrunt_dir())}" }`,
    'a/terragrunt.hcl':
      'include "group" { path = find_in_parent_folders("group.hcl") }\ninclude "root" { path = find_in_parent_folders() }',
  });
  const { units } = await unitsOf(root);
  expect(units.map(({ path, source }) => [path, source])).toEqual([
    ['a', { kind: 'local', directory: join(root, 'modules/a'), shown: './modules/a' }],
  ]);
  expect(Object.fromEntries(units[0]!.inputs)).toEqual({ shared: true });
});

test.each([
  ['tfr:///terraform-aws-modules/vpc/aws?version=5.1.0', 'terraform-aws-modules/vpc/aws', '5.1.0'],
  ['tfr://registry.example.com/a/b/c//modules/x?version=1.0.0', 'registry.example.com/a/b/c//modules/x', '1.0.0'],
  ['git@github.com:acme/x.git//y', 'git@github.com:acme/x.git//y', null],
  ['github.com/acme/x', 'github.com/acme/x', null],
])('source %s', async (source, address, version) => {
  const { units } = await unitsOf(repository({ 'a/terragrunt.hcl': `terraform { source = "${source}" }` }));
  expect(units[0]!.source).toEqual({ kind: 'remote', address, version });
});

test.each([
  ['/etc', messages.localSourceOutside('/etc')],
  ['../../../../../../../etc', messages.localSourceOutside('../../../../../../../etc')],
  [`\${run_cmd("x")}`, messages.SOURCE_NOT_KNOWN],
  [`\${get_env("SOURCE")}`, messages.SOURCE_NOT_KNOWN],
])('source %s is not read: it is outside of the repository, or nobody knows', async (source, reason) => {
  const { units } = await unitsOf(repository({ 'a/terragrunt.hcl': `terraform { source = "${source}" }` }));
  expect(units[0]!.source).toEqual({ kind: 'unknown', reason });
});

test('a directory beside the repository, whose name begins like it, is shown relative to it', async () => {
  const root = repository({ 'a/terragrunt.hcl': `terraform { source = "\${get_repo_root()}-private/m" }` });
  const { units } = await unitsOf(root);
  const reason = messages.localSourceOutside(`../${basename(root)}-private/m`);
  expect(units[0]!.source).toEqual({ kind: 'unknown', reason });
});

test('reads the units of a stack with their values from their templates', async () => {
  const root = repository({
    'live/terragrunt.stack.hcl': `
locals { name = "shop" }
unit "vpc" {
  source = "../catalog/units/vpc"
  path   = "vpc"
  values = { cidr = "10.1.0.0/16", name = local.name }
}
unit "db" {
  source = "../catalog/units//db"
  path   = "data/db"
}
unit "far" {
  source = "git::https://github.com/acme/catalog.git//units/far"
  path   = "far"
}
stack "more" {
  source = "../catalog/stacks/more"
  path   = "more"
}`,
    'catalog/units/vpc/terragrunt.hcl': `terraform { source = "\${get_repo_root()}/modules/vpc" }\ninputs = { cidr_block = values.cidr, name = values.name }`,
    'catalog/units/db/terragrunt.hcl': `terraform { source = "\${get_repo_root()}/modules/db" }\ndependency "vpc" { config_path = "../../vpc" }\ninputs = { vpc_id = dependency.vpc.outputs.id }`,
    'catalog/stacks/more/terragrunt.stack.hcl': `unit "again" {\n  source = "\${get_repo_root()}/catalog/units/vpc"\n  path = "again"\n}`,
  });
  const { units } = await unitsOf(root, 'live');
  expect(units.map(({ path, source }) => [path, source.kind])).toEqual([
    ['data/db', 'local'],
    ['far', 'unknown'],
    ['more/again', 'local'],
    ['vpc', 'local'],
  ]);
  expect(Object.fromEntries(units[3]!.inputs)).toEqual({ cidr_block: '10.1.0.0/16', name: 'shop' });
  expect(units[0]!.references).toEqual([{ input: 'vpc_id', unit: 'vpc', output: 'id', path: [] }]);
});

describe('hostile directories', () => {
  test('circles of locals, files, stacks and dependencies end', async () => {
    const root = repository({
      'a/terragrunt.hcl': `
locals {
  one  = local.two
  two  = local.one
  file = read_terragrunt_config("../b.hcl")
}
terraform { source = "../m" }
dependency "me" { config_path = "." }
inputs = { a = local.one, b = local.file.locals.x, c = dependency.me.outputs.x }`,
      'b.hcl': 'locals { x = read_terragrunt_config("c.hcl").locals.x }',
      'c.hcl': 'locals { x = read_terragrunt_config("b.hcl").locals.x }',
      's/terragrunt.stack.hcl': 'stack "s" {\n  source = "."\n  path = "s"\n}',
    });
    const { units } = await unitsOf(root);
    // Terragrunt makes the stack once, and then there is none where it has made it.
    expect(units.map(({ path, source }) => [path, source.kind])).toEqual([
      ['a', 'local'],
      ['s/s/s', 'unknown'],
    ]);
    expect(units[0]).toMatchObject({ references: [], dependencies: [] });
    expect(units[0]!.inputs.size).toBe(0);
  });

  test('outside links, circles of links, directories named like files and prototype names are harmless', async () => {
    const root = repository({
      'a/terragrunt.hcl': `
include "out" { path = "../out.hcl" }
terraform { source = "../m" }
dependency "__proto__" { config_path = "../constructor" }
inputs = { __proto__ = 1, constructor = dependency.__proto__.outputs.__proto__, toString = local.__proto__ }`,
      'constructor/terragrunt.hcl': 'terraform { source = "../m" }',
    });
    const outside = join(newTemporary('outside-'), 'outside.hcl');
    writeFileSync(outside, 'inputs = { stolen = true }');
    symlinkSync(outside, join(root, 'out.hcl'));
    symlinkSync('.', join(root, 'circle'));
    mkdirSync(join(root, 'd/terragrunt.hcl'), { recursive: true });
    const { units } = await unitsOf(root);
    expect(units.map(({ path }) => path)).toEqual(['a', 'constructor']);
    expect([...units[0]!.inputs]).toEqual([['__proto__', 1]]);
    expect(units[0]!.references).toEqual([
      { input: 'constructor', unit: 'constructor', output: '__proto__', path: [] },
    ]);
  });

  test('a syntax error is a warning with its position', async () => {
    const root = repository({
      'a/terragrunt.hcl': 'terraform { source = "../m" }\ninputs = {',
      'b/terragrunt.hcl': 'terraform { source = "../m" }',
    });
    const { units, warnings } = await unitsOf(root);
    expect(units.map(({ path }) => path)).toEqual(['a', 'b']);
    expect(warnings).toEqual([expect.stringMatching(/^a\/terragrunt\.hcl:\d+: /)]);
  });

  test('any text is read or refused with an own error', async () => {
    const words = fc.constantFrom(
      'include',
      'terraform',
      '{',
      '}',
      '"',
      '=',
      'source',
      'inputs',
      'locals',
      'local.a',
      `\${`,
      '\n',
      'a',
      'find_in_parent_folders()',
      'dependency',
      '"x"',
      'merge(',
      ')',
      '../m',
      '[',
      ']',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(words, { maxLength: 40 }), async (parts) => {
        const root = repository({ 'a/terragrunt.hcl': parts.join(' '), 'a/main.tf': '' });
        const { units } = await unitsOf(root);
        expect(units.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 50 },
    );
  });
});

test.each([
  ['a unit', { 'terragrunt.hcl': '' }, true],
  ['a root', { 'root.hcl': '' }, true],
  ['a stack', { 'terragrunt.stack.hcl': '' }, true],
  ['units below', { 'a/b/c/terragrunt.hcl': '' }, true],
  ['a unit with its code', { 'terragrunt.hcl': '', 'main.tf': '' }, true],
  ['code beside what only units include', { 'root.hcl': '', 'main.tf': '' }, false],
  ['plain code', { 'main.tf': '' }, false],
  ['nothing', {}, false],
  ['a cache', { '.terragrunt-cache/a/terragrunt.hcl': '' }, false],
])('%s is Terragrunt: %s', async (_, files, expected) => {
  expect(await isTerragrunt(repository(files), nodeIo())).toBe(expected);
});

test('the error without units explains what a unit is', async () => {
  await expect(unitsOf(repository({ 'root.hcl': '' }))).rejects.toThrow(messages.noUnits('live'));
});

test('no value contains the path or name of the checkout', async () => {
  const root = repository({
    'terragrunt.hcl': `
terraform { source = "./m" }
inputs = {
  root   = get_repo_root()
  below  = "\${get_terragrunt_dir()}/x"
  name   = basename(get_repo_root())
  above  = dirname(get_terragrunt_dir())
  nested = { list = [get_repo_root()] }
}
`,
    'm/main.tf': '',
  });
  const { units } = await unitsOf(root);
  expect(units[0]!.name).toBe('unit');
  expect(Object.fromEntries(units[0]!.inputs)).toEqual({ root: '', below: '/x', nested: { list: [''] } });
});

test('without a repository only configurations outside the directory are read, by literal paths', async () => {
  const root = repository({
    'x/live/app/terragrunt.hcl': `
include { path = find_in_parent_folders("root.hcl") }
terraform { source = "./m" }
inputs = {
  link  = read_terragrunt_config("../../link.hcl", { inputs = { v = "own" } }).inputs.v
  other = read_terragrunt_config("../../other.txt", { inputs = { v = "own" } }).inputs.v
}
`,
    'x/live/app/m/main.tf': '',
    'x/root.hcl': 'inputs = { root = "read" }',
    'x/other.txt': 'inputs = { v = "canary" }',
    'theirs.hcl': 'inputs = { v = "canary" }',
  });
  rmSync(join(root, '.git'), { recursive: true });
  symlinkSync('../theirs.hcl', join(root, 'x/link.hcl'));
  const { units } = await unitsOf(root, 'x/live/app');
  expect(Object.fromEntries(units[0]!.inputs)).toEqual({ root: 'read', link: 'own', other: 'own' });
});

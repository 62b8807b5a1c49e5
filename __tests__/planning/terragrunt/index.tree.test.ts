import { join } from 'node:path';
import * as messages from '../../../src/planning/messages.js';
import { readUnits } from '../../../src/planning/terragrunt/index.js';
import { nodeIo } from '../../../src/platform/node.js';
import type { ModuleNode } from '../../../src/terraform/module-tree/module-model.js';
import type { FindModule, Tree } from '../../../src/terraform/module-tree/read-tree.js';
import { referencesFrom } from '../../../src/terraform/references/config-graph.js';
import { hclReferences } from '../../../src/terraform/references/graph.js';
import { HANG_SECONDS } from '../../support/limits.js';
import { LIVE, repository } from './support.js';

const nowhere: FindModule = async () => ({ reason: 'nobody fetches here' });

async function treeOf(root: string, below: string, findModule = nowhere): Promise<Tree> {
  const options = {
    isRun: false,
    varFiles: [],
    seconds: HANG_SECONDS,
    debug: false,
    onStep: () => {},
    tofu: false,
    findModule,
  } as const;
  const units = await readUnits({ name: below, directory: join(root, below) }, options, nodeIo());
  if (!('tree' in units)) throw new Error('it has been planned');
  return units.tree;
}

/** Addresses of the resources of a tree, by the calls that lead there. */
function addresses(node: ModuleNode): string[] {
  const prefix = node.path.map((name) => `module.${name}.`).join('');
  const own = node.code.resources.map(({ type, name }) => `${prefix}${type}.${name}`);
  return [...own, ...[...node.children.values()].flatMap((child) => ('code' in child ? addresses(child) : []))];
}

test('the units are modules of one tree, with one warning', async () => {
  const tree = await treeOf(repository(LIVE), 'prod');
  expect(addresses(tree.root).sort()).toEqual([
    'module.data-db.aws_db_instance.main',
    'module.data-db.module.more.aws_vpc.main',
    'module.vpc.aws_vpc.main',
  ]);
  expect(tree.root.children.get('app')).toMatchObject({
    path: ['app'],
    reason: 'git::https://github.com/acme/modules.git//app?ref=v1.2.0: nobody fetches here',
  });
  expect(tree.warnings[0]).toBe(messages.drawnStatically('prod', 3));
  expect(tree.warnings.filter((warning) => warning.includes('drawn from its code'))).toHaveLength(1);
});

test('outputs used by other units are references between resources', async () => {
  const { root } = await treeOf(repository(LIVE), 'prod');
  const graph = hclReferences(root);
  const reached = new Set<string>();
  const follow = (address: string): void => {
    if (reached.has(address)) return;
    reached.add(address);
    for (const { to } of referencesFrom(graph, address)) follow(to);
  };
  follow('module.data-db.aws_db_instance.main');
  expect([...reached]).toContain('module.vpc.aws_vpc.main');
});

test('a remote unit is requested like a module', async () => {
  const root = repository({ ...LIVE, 'fetched/app/main.tf': 'resource "aws_instance" "app" {}' });
  const asked: (string | null)[] = [];
  const find: FindModule = async (call) => {
    asked.push(call.source);
    return { directory: join(root, 'fetched/app') };
  };
  const tree = await treeOf(root, 'prod/app', find);
  expect(asked).toEqual(['git::https://github.com/acme/modules.git//app?ref=v1.2.0']);
  expect(addresses(tree.root)).toEqual(['module.app.aws_instance.app']);
});

test('a unit with missing or unknown code is a module without code', async () => {
  const root = repository({
    'a/terragrunt.hcl': 'terraform { source = "../gone" }',
    'b/terragrunt.hcl': 'terraform { source = run_cmd("where") }',
  });
  const tree = await treeOf(root, '.');
  expect([...tree.root.children.keys()]).toEqual(['a', 'b']);
  expect(tree.warnings.slice(1)).toEqual([
    'a: ../gone does not exist; it is drawn as one module',
    'b: its source depends on values that only Terragrunt knows; it is drawn as one module',
  ]);
});

test('any input value survives printing and parsing', async () => {
  const root = repository({
    'm/main.tf': 'variable "v" {}\nresource "aws_x" "y" { v = var.v }',
    'a/terragrunt.hcl': `
terraform { source = "../m" }
inputs = {
  v          = { "a\\"b" = ["$\${x}", "%%{y}", "line\\nbreak", null, true, 1.5] }
  source     = "http://evil"
  depends_on = "x"
  "no name"  = 1
}`,
  });
  const { root: tree } = await treeOf(root, '.');
  expect(tree.code.faults).toEqual([]);
  const [call] = tree.code.calls;
  expect(call!.source).toBe('./');
  expect(call!.block.body.attributes.map(({ name }) => name)).toEqual(['source', 'v']);
});

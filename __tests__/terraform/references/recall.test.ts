/** References of the code against those that `terraform graph` finds. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConfigGraph, referencesFrom } from '../../../src/terraform/references/config-graph.js';
import { hclReferences } from '../../../src/terraform/references/graph.js';
import { linksFrom } from '../../../src/terraform/references/links.js';
import { directoryOf, treeAt } from '../../support/code.js';
import { ROOT } from '../../support/root.js';
import { hasAwsProvider, terraformGraph } from '../../support/terraform-graph.js';
import { needs, onlyIf } from '../../support/tools.js';

type Graph = ReadonlyMap<string, readonly string[]>;

interface Compared {
  /** Edges of Terraform's graph, which is reduced transitively. */
  readonly edges: number;
  readonly missing: readonly string[];
  /** Ours that Terraform does not lead to in any way. */
  readonly invented: readonly string[];
}

/** @param isThere resources that are not are walked through on both sides */
function compare(theirs: Graph, ours: ConfigGraph, isThere: (address: string) => boolean = () => true): Compared {
  const isResource = (address: string): boolean => theirs.has(address) && isThere(address);
  const steps = (address: string) =>
    (theirs.get(address) ?? []).map((to) => ({ to, path: '', keys: [], keyed: false }));
  const edges: string[] = [];
  const found = new Set<string>();
  const invented: string[] = [];
  for (const from of [...theirs.keys()].filter(isResource)) {
    edges.push(...new Set(linksFrom(from, steps, isResource).map(({ to }) => `${from} ${to}`)));
    const reached = reachedFrom(from, theirs);
    for (const { to } of linksFrom(from, (address) => referencesFrom(ours, address), isResource)) {
      found.add(`${from} ${to}`);
      if (!reached.has(to)) invented.push(`${from} ${to}`);
    }
  }
  return { edges: edges.length, missing: edges.filter((edge) => !found.has(edge)), invented };
}

function reachedFrom(start: string, graph: Graph): Set<string> {
  const reached = new Set([start]);
  for (const address of reached) for (const to of graph.get(address) ?? []) reached.add(to);
  return reached;
}

async function compareAt(root: string, isThere?: (address: string) => boolean): Promise<Compared> {
  const { root: node } = await treeAt(root);
  return compare(terraformGraph(root), hclReferences(node), isThere);
}

const terraform = needs('terraform');

terraform.describe('against terraform graph', () => {
  terraform.it('hand-written', async () => {
    const root = directoryOf({
      'main.tf': `
        resource "terraform_data" "vpc" { count = 2 }
        resource "terraform_data" "off" {
          count = 0
          input = terraform_data.vpc[0].id
        }
        locals {
          vpc   = one(terraform_data.vpc[*].id)
          chain = { a = local.vpc, b = [for x in terraform_data.off : x.id] }
        }
        resource "terraform_data" "chained" { input = local.chain.b }
        resource "terraform_data" "each" {
          for_each = { for k in ["a"] : k => terraform_data.chained.id }
          input    = each.value
          triggers_replace = "\${terraform_data.vpc[1].id}-x"
        }
        module "one" {
          source     = "./m"
          for_each   = terraform_data.each
          in         = each.value.id
          depends_on = [terraform_data.chained]
        }
        module "two" {
          source     = "./m"
          in         = module.one["a"].out
          depends_on = [module.one]
        }
        resource "terraform_data" "last" {
          input      = values(module.one)[*].out
          depends_on = [module.two.out]
          lifecycle { replace_triggered_by = [terraform_data.off] }
          provisioner "local-exec" { command = terraform_data.each["a"].id }
        }
        check "c" {
          data "terraform_remote_state" "s" {
            backend = "local"
            config  = { path = terraform_data.chained.id }
          }
          assert {
            condition     = terraform_data.chained.id != ""
            error_message = "no"
          }
        }`,
      'm/m.tf': `
        variable "in" {}
        resource "terraform_data" "first" {}
        resource "terraform_data" "inner" { input = [var.in, terraform_data.first.id] }
        output "out" {
          value      = terraform_data.inner.id
          depends_on = [terraform_data.first]
        }`,
    });
    const all = await compareAt(root);
    expect(all.edges).toBeGreaterThan(8);
    expect(all).toMatchObject({ missing: [], invented: [] });
    expect(await compareAt(root, (address) => address !== 'terraform_data.off')).toMatchObject({
      missing: [],
      invented: [],
    });
  });

  const FOLDERS = ['fixtures', 'fixtures/architectures', 'fixtures/terraform', 'fixtures/terraform/offline'];
  /** Other providers have no schema here; modules are not fetched. */
  const isAws = (code: string): boolean =>
    !/^\s*(?:resource|data|provider|ephemeral) "(?!aws)/m.test(code) &&
    !/terraform_remote_state|backend|cloud \{|type += "list"|example\.com\//m.test(code);

  const cases = (): { name: string; folder: string }[] =>
    FOLDERS.flatMap((folder) =>
      readdirSync(join(ROOT, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name.startsWith('aws-'))
        .map(({ name }) => ({ name, folder: join(ROOT, folder, name) })),
    );

  const real = onlyIf(
    hasAwsProvider(),
    'references against terraform graph with a real provider, which is not here',
  ).it;

  real('fixtures, all of them the modules of one configuration', async () => {
    const root = directoryOf({ 'main.tf': '' });
    const calls: string[] = [];
    for (const { name, folder } of cases()) {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tf'));
      const code = files.map((path) => readFileSync(join(folder, path), 'utf8'));
      if (files.length === 0 || !code.every(isAws)) continue;
      cpSync(folder, join(root, name), { recursive: true, filter: (path) => !path.includes('.terraform') });
      for (const [i, path] of files.entries()) {
        writeFileSync(
          join(root, name, path),
          (code[i] as string).replace(/^ *(?:required_version|version) *=.*$/gm, ''),
        );
      }
      const { root: node, warnings } = await treeAt(join(root, name));
      if (warnings.length > 0) continue;
      const { variables } = node.code;
      const required = [...variables.values()].filter((variable) => variable.default === null);
      calls.push(
        `module "${name}" {\n  source = "./${name}"\n${required.map((each) => `  ${each.name} = null\n`).join('')}}\n`,
      );
    }
    writeFileSync(join(root, 'main.tf'), calls.join(''));
    const { edges, missing, invented } = await compareAt(root);
    process.stderr.write(
      `references of ${calls.length} configurations against terraform graph: ${edges - missing.length} of ${edges}\n`,
    );
    expect(calls.length).toBeGreaterThan(10);
    if (missing.length > 0) process.stderr.write(`missing: ${missing.join(', ')}\n`);
    expect(missing.length / edges).toBeLessThanOrEqual(0.02);
    expect(invented).toEqual([]);
  });
});

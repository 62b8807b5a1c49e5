/** How much code stands in for modules that are not here. */
import { OPEN_OUTPUTS_MAX } from '../../../src/planning/limits.js';
import { Stubs, stubCode } from '../../../src/planning/offline/stubs.js';
import { RESERVED_VARIABLES } from '../../../src/terraform/blocks.js';
import { parseHcl } from '../../../src/terraform/hcl/parse.js';
import { readModule } from '../../../src/terraform/module-tree/module.js';
import type { ModuleNode } from '../../../src/terraform/module-tree/module-model.js';

/** A root that calls so many modules, names as many attributes, and does something with each of the modules. */
function outputsOf(modules: number, use: (name: string) => string, more = '', repeat = 'count = 2'): number {
  const names = Array.from({ length: modules }, (_, i) => `m${i}`);
  const calls = names.map((name) => `module "${name}" {\n  source = "example.com/x/y/z"\n  ${repeat}\n}\n${use(name)}`);
  const others = names.map((name) => `resource "aws_x" "${name}" {\n  y = aws_x.z.${name}_a + local.z.${name}_b\n}\n`);
  const code = readModule('/root', [parseHcl([...calls, ...others, more].join(''), 'main.tf')]);
  const standIns = new Map(
    code.calls.map((call) => [call.name, { module: { path: [call.name], call, reason: '' }, caller: code }]),
  );
  const root: ModuleNode = { path: [], code, children: new Map() };
  const texts = [...new Stubs(standIns, root).texts(new Set()).values()];
  return texts.join('').split('output "').length - 1;
}

describe('outputs of modules that are read as a whole', () => {
  test.each<[string, (name: string) => string, number]>([
    ['outputs of the root', (name) => `output "${name}" {\n  value = module.${name}\n}\n`, 0],
    ['their number', (name) => `locals {\n  n_${name} = length(module.${name})\n}\n`, 0],
    ['an order', (name) => `resource "aws_x" "o_${name}" {\n  depends_on = [module.${name}]\n}\n`, 0],
    ['a loop', (name) => `locals {\n  l_${name} = [for one in module.${name} : one.id]\n}\n`, 1],
    ['text', (name) => `locals {\n  j_${name} = jsonencode(module.${name})\n}\n`, 0],
  ])('%s: as many as are read of each', (_, use, each) => {
    expect([10, 20, 40].map((n) => outputsOf(n, use))).toEqual([10 * each, 20 * each, 40 * each]);
  });

  test('the number of untraced outputs is limited', () => {
    const use = (name: string) => `locals {\n  m_${name} = [module.${name}]\n}\n`;
    // Each has the names that are read of the local, and none of those that are read of resources.
    expect([10, 20].map((n) => outputsOf(n, use))).toEqual([10 * 10, 20 * 20]);
    expect(outputsOf(120, use)).toBeLessThanOrEqual(OPEN_OUTPUTS_MAX);
  });

  test.each(['count = 2', 'for_each = toset(["a"])'])('one instance by its key is a whole module: %s', (repeat) => {
    const use = (name: string) => `locals {\n  k_${name} = [module.${name}["a"]]\n}\n`;
    expect(outputsOf(10, use, '', repeat)).toBeGreaterThanOrEqual(10 * 10);
    // Without instances it is an output.
    expect(outputsOf(10, use, '', '')).toBe(10);
  });
});

test.each([...RESERVED_VARIABLES])('a stand-in has no variable for a meta-argument of its call: %s', (name) => {
  const { calls } = readModule('/root', [parseHcl(`module "m" {\n  ${name} = "x"\n  size = 1\n}\n`, 'main.tf')]);
  const code = stubCode({ path: ['m'], call: calls[0]!, reason: '' }, []);
  expect([...code.matchAll(/variable "(\w+)"/g)].map(([, variable]) => variable)).toEqual(['size']);
});

test.each([
  [
    'git::https://me:key@git.example.com/net.git?depth=1&ref=v1&sshkey=x',
    'git::https://git.example.com/net.git?depth=1&ref=v1&***',
  ],
  ['git::me:key@git.example.com/net.git', 'git::git.example.com/net.git'],
  ['https://me:k/ey@git.example.com/net.zip;token=x', 'https://git.example.com/net.zip?***'],
  ['git@git.example.com:acme/net.git', 'git@git.example.com:acme/net.git'],
  ['acme/net/aws', 'acme/net/aws'],
])('a stand-in of %s has its source without user and key', (source, expected) => {
  const { calls } = readModule('/root', [
    parseHcl(`module "m" {\n  source  = "${source}"\n  version = "~> 5.0"\n}\n`, 'main.tf'),
  ]);
  const code = stubCode({ path: ['m'], call: calls[0]!, reason: '' }, []);
  expect(code).toContain(`  source = "${expected}"\n`);
  expect(code).toContain('  version = "~> 5.0"\n');
});

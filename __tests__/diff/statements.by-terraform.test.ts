/** What `moved`, `removed` and `import` blocks come to is what the real Terraform plans of them, with a state of the code before. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { statementsAbout } from '../../src/diff/statements.js';
import { statementsIn } from '../../src/terraform/statements/read.js';
import { directoryOf, treeAt } from '../support/code.js';
import { needs } from '../support/tools.js';

const data = (name: string, repeated = ''): string => `resource "terraform_data" "${name}" {\n  ${repeated}\n}\n`;
const call = (name: string, source: string, repeated = ''): string =>
  `module "${name}" {\n  source = "./${source}"\n  ${repeated}\n}\n`;
const moved = (from: string, to: string): string => `moved {\n  from = ${from}\n  to = ${to}\n}\n`;
const [TWO, KEYS] = ['count = 2', 'for_each = toset(["one", "two"])'];
const of = (name: string) => `terraform_data.${name}`;

const BEFORE = {
  'main.tf': [
    data('plain'),
    data('counted', TWO),
    data('indexed', TWO),
    data('chain_a'),
    data('blocked'),
    data('occupied'),
    data('gets_count'),
    data('loses_count', TWO),
    data('into_module'),
    data('forgotten'),
    data('destroyed'),
    data('renamed_without'),
    call('old', 'm', KEYS),
    call('alone', 'm'),
  ].join(''),
  'm/main.tf': data('inner'),
};

const AFTER = {
  'main.tf': [
    data('plain_new') + moved(of('plain'), of('plain_new')),
    data('counted_new', TWO) + moved(of('counted'), of('counted_new')),
    data('indexed', KEYS) +
      moved(of('indexed[0]'), of('indexed["one"]')) +
      moved(of('indexed[1]'), of('indexed["two"]')),
    data('chain_c') + moved(of('chain_b'), of('chain_c')) + moved(of('chain_a'), of('chain_b')),
    data('occupied') + moved(of('blocked'), of('occupied')),
    data('gets_count', TWO),
    data('loses_count'),
    moved(of('into_module'), 'module.alone["k"].terraform_data.guest'),
    `removed {\n  from = ${of('forgotten')}\n  lifecycle {\n    destroy = false\n  }\n}\n`,
    `removed {\n  from = ${of('destroyed')}\n  lifecycle {\n    destroy = true\n  }\n}\n`,
    data('renamed'),
    `${data('imported')}import {\n  to = ${of('imported')}\n  id = "x"\n}\n`,
    call('new', 'm', KEYS) + moved('module.old', 'module.new'),
    call('alone', 'm', 'for_each = toset(["k"])') + moved('module.alone', 'module.alone["k"]'),
  ].join(''),
  'm/main.tf': data('inner_new') + moved(of('inner'), of('inner_new')) + data('guest'),
};

interface Change {
  readonly address: string;
  readonly previous_address?: string;
  readonly change: { readonly actions: readonly string[]; readonly importing?: object };
}

needs('terraform').it('as Terraform plans them', async () => {
  const directory = directoryOf(BEFORE);
  const terraform = (...args: string[]) =>
    execa('terraform', args, { cwd: directory, env: { CHECKPOINT_DISABLE: '1' } });
  await terraform('init', '-input=false', '-no-color');
  await terraform('apply', '-auto-approve', '-input=false', '-no-color');
  const before = (await terraform('state', 'list', '-no-color')).stdout.split('\n');
  mkdirSync(join(directory, 'm'), { recursive: true });
  for (const [name, text] of Object.entries(AFTER)) writeFileSync(join(directory, name), text);
  await terraform('init', '-input=false', '-no-color');
  await terraform('plan', '-input=false', '-no-color', '-out=plan.out');
  const { stdout } = await terraform('show', '-json', 'plan.out');
  const changes = (JSON.parse(stdout) as { resource_changes: readonly Change[] }).resource_changes;
  const isGone = ({ change: { actions } }: Change) => actions.every((action) => /delete|forget/.test(action));
  const after = changes.filter((change) => !isGone(change)).map(({ address }) => address);

  const said = statementsAbout(statementsIn((await treeAt(directory)).root), before, after);
  const planned = {
    moved: changes.flatMap(({ address, previous_address: from }) =>
      from && after.includes(address) ? [[from, address]] : [],
    ),
    forgotten: changes.filter(({ change }) => change.actions.join() === 'forget').map(({ address }) => address),
    imported: changes.filter(({ change }) => change.importing !== undefined).map(({ address }) => address),
  };
  expect(planned.moved.length).toBeGreaterThan(10);
  expect([...said.moved].sort()).toEqual([...planned.moved].sort());
  expect([[...said.forgotten], [...said.imported]]).toEqual([planned.forgotten, planned.imported]);
});

/** The code's references and those of its plan. */
import { type ConfigReference, mergeGraphs } from '../../../src/terraform/references/config-graph.js';

const step = (to: string): ConfigReference => ({ to, path: 'x', keys: [], keyed: false });

test('a module without code has the references of its call, not those of the plan', () => {
  const code = new Map([
    ['aws_x.x', [step('local.a')]],
    ['module.m.terraform_module.m', [step('var.a')]],
  ]);
  const plan = new Map([
    ['aws_x.x', [step('local.b')]],
    ['module.m.terraform_module.m', [step('module.m.var.a')]],
  ]);
  const targets = [...mergeGraphs(code, plan)].map(([from, all]) => [from, ...all.map(({ to }) => to)]);
  expect(targets).toEqual([
    ['aws_x.x', 'local.a', 'local.b'],
    ['module.m.terraform_module.m', 'var.a'],
  ]);
});

import { readPlan } from '../../../src/terraform/plan/index.js';
import type { ConfigGraph, ConfigReference, InstanceProof } from '../../../src/terraform/references/config-graph.js';
import { configured, created, linesOf, planOf } from './plan.js';

const to = (address: string, path: string | null = 'v', more: Partial<ConfigReference> = {}): ConfigReference => ({
  to: address,
  path,
  keys: [],
  keyed: false,
  ...more,
});

const codeOf = (graph: Record<string, ConfigReference[]>): ConfigGraph => new Map(Object.entries(graph));
const linked = (plan: unknown, code: ConfigGraph, proof: InstanceProof | null = null) =>
  linesOf(readPlan(plan, 'plan.json', null, code, proof));

describe('the code of a plan', () => {
  it('adds the references that the plan lacks, without duplicates', () => {
    const root = { resources: [configured('a.x', { v: ['c.z'] }), configured('b.y'), configured('c.z')] };
    const code = codeOf({ 'a.x': [to('local.l'), to('c.z')], 'local.l': [to('b.y', 'l')], 'b.y': [] });
    expect(linked(planOf(['a.x', 'b.y', 'c.z'], root), code)).toEqual(['a.x v b.y', 'a.x v c.z']);
  });

  it('keeps references of the plan from unreadable files', () => {
    const root = {
      resources: [configured('a.x', { v: ['c.z'] }), configured('b.y', { w: ['c.z'] }), configured('c.z')],
    };
    expect(linked(planOf(['a.x', 'b.y', 'c.z'], root), codeOf({ 'b.y': [] }))).toEqual(['a.x v c.z', 'b.y w c.z']);
  });

  it('makes guesses unnecessary', () => {
    const inner = {
      resources: [configured('b.y'), configured('c.z')],
      outputs: { v_id: { expression: { references: ['b.y'] } }, v_arn: { expression: { references: ['c.z'] } } },
    };
    const root = {
      resources: [configured('a.x', { v: ['module.m', 'each.key'] })],
      module_calls: { m: { module: inner } },
    };
    const addresses = ['a.x', 'module.m.b.y', 'module.m.c.z'];
    expect(linesOf(readPlan(planOf(addresses, root), 'plan.json', null))).toHaveLength(2);
    const code = codeOf({ 'a.x': [to('module.m.output.v_arn')], 'module.m.output.v_arn': [to('module.m.c.z')] });
    expect(linked(planOf(addresses, root), code)).toEqual(['a.x v module.m.c.z']);
  });

  it('passes through resources without instances, and keeps ordering dependencies', () => {
    const code = codeOf({
      'a.x': [to('b.none'), to('local.l', null)],
      'b.none': [to('c.z', 'w')],
      'local.l': [to('d.w', 'l')],
    });
    expect(linked(planOf(['a.x', 'c.z', 'd.w']), code)).toEqual(['a.x - d.w', 'a.x v c.z']);
  });

  it('can select an instance by one route and none by another', () => {
    const targets = ['b.y[0]', 'b.y[1]', 'b.y[2]'];
    const chosen = [to('b.y', 'v', { keys: ['0'] }), to('local.l'), to('b.y', 'v', { keys: ['2'] })];
    const code = codeOf({ 'a.x': chosen, 'local.l': [to('b.y', 'l', { keys: ['2'] })] });
    expect(linked(planOf(['a.x', ...targets]), code)).toEqual(['a.x v b.y[0]', 'a.x v b.y[2]']);
  });

  it('proves the referenced instances of each attribute', () => {
    const asked: string[] = [];
    const proof: InstanceProof = {
      provenTargets: (config, origins, from, attribute) => {
        asked.push(`${config} ${origins.size} ${from} ${attribute}`);
        return attribute === 'v' && config === 'b.y' ? ['b.y["two"]'] : null;
      },
      leavesOut: () => false,
      locationOf: () => ({}),
    };
    const code = codeOf({ 'a.x': [to('b.y'), to('b.y', 'w'), to('b.y', null), to('c.z')] });
    expect(linked(planOf(['a.x', 'b.y["one"]', 'b.y["two"]', 'c.z']), code, proof)).toEqual([
      'a.x - b.y["one"]',
      'a.x - b.y["two"]',
      'a.x v b.y["two"]',
      'a.x v c.z',
      'a.x w b.y["one"]',
      'a.x w b.y["two"]',
    ]);
    expect(asked).toEqual(['b.y 2 a.x v', 'c.z 1 a.x v', 'b.y 2 a.x w']);
  });

  it('proves that an instance does not set an attribute', () => {
    const proof: InstanceProof = {
      provenTargets: () => null,
      leavesOut: (from, attribute) => from === 'a.x["one"]' && attribute === 'v',
      locationOf: () => ({}),
    };
    const code = codeOf({ 'a.x': [to('b.y'), to('b.y', 'w', { keyed: true })] });
    const plan = planOf(['a.x["one"]', 'a.x["two"]', 'b.y']);
    expect(linked(plan, code, proof)).toEqual(['a.x["one"] w b.y', 'a.x["two"] v b.y', 'a.x["two"] w b.y']);
  });
});

describe('values of a plan', () => {
  const plan = (value: unknown) => ({
    resource_changes: [
      created('a.x', value === undefined ? {} : { v: value }),
      created('b.y[0]', { id: 'vpc-0000', name: 'first' }),
      created('b.y[1]', { id: 'vpc-1111', name: 'second' }),
    ],
  });
  const code = codeOf({ 'a.x': [to('b.y')] });

  it.each([
    ['an id', 'vpc-1111', ['a.x v b.y[1]']],
    ['an id in a block', [{ networks: ['vpc-0000'] }], ['a.x v.networks b.y[0]']],
    ['a name', 'second', ['a.x v b.y[1]']],
    ['both', ['vpc-0000', 'vpc-1111'], ['a.x v b.y[0]', 'a.x v b.y[1]']],
    ['none of them', 'vpc-2222', ['a.x v b.y[0]', 'a.x v b.y[1]']],
    ['nothing yet', undefined, ['a.x v b.y[0]', 'a.x v b.y[1]']],
    ['nothing', null, []],
  ])('prove which instances are meant: %s', (_, value, expected) => {
    expect(linked(plan(value), code)).toEqual(expected);
  });
});

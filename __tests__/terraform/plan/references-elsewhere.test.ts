import { configured, created, links, planOf, read } from './plan.js';

const dotOf = (dependencies: Record<string, string[]>) => ({
  file: 'g.dot',
  dependencies: new Map(Object.entries(dependencies)),
});

describe('instances', () => {
  const rootOf = (references: string[]) => ({ resources: [configured('a.x', { v: references }), configured('b.y')] });
  const linked = (references: string[], sources: string[], targets: string[]) =>
    links(planOf([...sources.map((key) => `a.x${key}`), ...targets.map((key) => `b.y${key}`)], rootOf(references))).map(
      (line) => line.replace('a.x', '').replace(' v b.y', '>'),
    );

  it.each([
    ['one to one', ['b.y'], [''], [''], ['>']],
    ['one to all', ['b.y'], [''], ['[0]', '[1]'], ['>[0]', '>[1]']],
    ['all to one', ['b.y'], ['[0]', '[1]'], [''], ['[0]>', '[1]>']],
    ['to the named', ['b.y[1].id', 'b.y[1]', 'b.y'], ['[0]', '[1]'], ['[0]', '[1]'], ['[0]>[1]', '[1]>[1]']],
    ['to the same key', ['b.y', 'each.key'], ['["a"]', '["b"]'], ['["a"]', '["b"]'], ['["a"]>["a"]', '["b"]>["b"]']],
    ['to the same number', ['b.y', 'count.index'], ['[0]', '[1]'], ['[0]', '[1]'], ['[0]>[0]', '[1]>[1]']],
    [
      'each to each where all are meant',
      ['b.y'],
      ['[0]', '[1]'],
      ['[0]', '[1]'],
      ['[0]>[0]', '[0]>[1]', '[1]>[0]', '[1]>[1]'],
    ],
    [
      'each to each where no key is shared',
      ['b.y', 'each.key'],
      ['["a"]', '["b"]'],
      ['[0]', '[1]'],
      ['["a"]>[0]', '["a"]>[1]', '["b"]>[0]', '["b"]>[1]'],
    ],
    ['to none that is not there', ['b.y[7].id', 'b.y[7]', 'b.y'], [''], ['[0]'], []],
  ])('%s', (_, references, sources, targets, expected) => {
    expect(linked(references, sources, targets)).toEqual(expected);
  });

  const many = (count: number, key = (i: number) => `[${i}]`) => Array.from({ length: count }, (_, i) => key(i));

  it('are linked in turn if there are too many for every pair', () => {
    const lines = linked(
      ['b.y', 'count.index'],
      many(100),
      many(30, (i) => `["k${i}"]`),
    );
    expect(lines).toHaveLength(100);
    expect(lines).toContain('[31]>["k1"]');
    expect(
      linked(
        ['b.y'],
        many(100, (i) => `["s${i}"]`),
        many(30),
      )[5],
    ).toMatch(/>\[0\]$/);
  });

  it('never multiply: 5,000 by 5,000', () => {
    for (const references of [['b.y'], ['b.y', 'count.index']]) {
      expect(linked(references, many(5000), many(5000))).toHaveLength(5000);
    }
    const shared = many(3000)
      .map((key) => `module.m["k"].a.x${key}`)
      .concat(many(3000, (i) => `module.n["k"].b.y["t${i}"]`));
    const call = {
      expressions: { v: { references: ['module.n', 'each.key'] } },
      module: { resources: [configured('a.x', { v: ['var.v'] })] },
    };
    const n = { module: { outputs: { v: { expression: { references: ['b.y'] } } }, resources: [configured('b.y')] } };
    expect(links(planOf(shared, { module_calls: { m: call, n } }))).toHaveLength(3000);
  });
});

describe('references from elsewhere', () => {
  it('from a DOT graph only add what the configuration lacks', () => {
    const root = { resources: [configured('a.x', { v: ['b.y'] }), configured('b.y')] };
    const dot = dotOf({ 'a.x': ['b.y', 'local.l'], 'local.l': ['c.z'] });
    const { references } = read(planOf(['a.x[0]', 'a.x[1]', 'b.y', 'c.z[0]', 'c.z[1]'], root), dot);
    expect(references.filter(({ via }) => via === 'dot').map(({ from, to }) => [from, to])).toEqual([
      ['a.x[0]', 'c.z[0]'],
      ['a.x[1]', 'c.z[1]'],
    ]);
    expect(references.filter(({ via }) => via === 'configuration')).toHaveLength(2);
  });

  const noted = (entries: Record<string, string[]>) => ({
    prior_state: {
      values: {
        root_module: {
          resources: Object.entries(entries).map(([address, depends_on]) => ({ address, mode: 'managed', depends_on })),
        },
      },
    },
  });

  it('from the state are reduced, and added only to resources without references', () => {
    const root = { resources: [configured('a.told', { v: ['c.z'] }), configured('c.z')] };
    const state = noted({
      'a.told': ['b.y'],
      'a.silent': ['b.y', 'c.z', 'd.w', 'gone.g', 7 as never],
      'b.y': ['c.z'],
      'c.z': ['d.w'],
      'd.w': ['a.silent'],
    });
    const { references } = read(planOf(['a.told', 'a.silent', 'b.y', 'c.z', 'd.w'], root, state));
    expect(references.filter(({ via }) => via === 'prior-state').map(({ from, to }) => `${from} ${to}`)).toEqual([
      'a.silent b.y',
      'b.y c.z',
      'c.z d.w',
      'd.w a.silent',
    ]);
  });

  it('from the state are dropped if they cover a whole module', () => {
    const inside = Array.from({ length: 5 }, (_, i) => `module.m.b.r${i}`);
    const state = noted({ ...Object.fromEntries(inside.map((address) => [address, []])), 'a.x': inside });
    expect(links(planOf(['a.x', ...inside], {}, state))).toEqual([]);
  });

  const valued = (values: Record<string, object>) =>
    links({ resource_changes: Object.entries(values).map(([address, after]) => created(address, after)) });

  it.each([
    ['an id', { 'a.x': { vpc_id: 'vpc-12' }, 'aws_vpc.v': { id: 'vpc-12' } }, ['a.x vpc_id aws_vpc.v']],
    [
      'ids in a nested block',
      { 'a.x': { net: [{ subnets: ['s-12', 's-13'] }] }, 'b.s': { id: 's-12' }, 'b.t': { id: 's-13' } },
      ['a.x net.subnets b.s', 'a.x net.subnets b.t'],
    ],
    ['an ARN', { 'a.x': { role_arn: 'arn:r' }, 'b.r': { id: 'r', arn: 'arn:r' } }, ['a.x role_arn b.r']],
    [
      'a self link',
      { 'a.x': { network: 'https://n' }, 'g_network.n': { self_link: 'https://n' } },
      ['a.x network g_network.n'],
    ],
    [
      'a name of the kind that the attribute asks for',
      { 'a.x': { resource_group_name: 'rg' }, 'azurerm_resource_group.r': { name: 'rg' }, 'b.r': { name: 'rg' } },
      ['a.x resource_group_name azurerm_resource_group.r'],
    ],
    ['a name of another kind', { 'a.x': { bucket: 'n' }, 'b.r': { name: 'n' } }, []],
    ['a name that two have', { 'a.x': { bucket: 'n' }, 'b_bucket.r': { name: 'n' }, 'c_bucket.r': { name: 'n' } }, []],
    [
      'an id that two have',
      { 'a.x': { vpc_id: 'vpc-12' }, 'b.r': { id: 'vpc-12' }, 'b.s': { id: 'vpc-12' }, 'b.t': { id: 'vpc-12' } },
      [],
    ],
    [
      'an id looked up and built',
      { 'a.x': { vpc_id: 'vpc-12' }, 'data.b.r': { id: 'vpc-12' }, 'c.r': { id: 'vpc-12' } },
      ['a.x vpc_id c.r'],
    ],
    ['a short id', { 'a.x': { vpc_id: '1' }, 'b.r': { id: '1' } }, []],
    ['an account', { 'a.x': { owner_id: '123456789012' }, 'data.c.me': { id: '123456789012' } }, []],
    ['a plain text', { 'a.x': { text: 'vpc-12' }, 'b.r': { id: 'vpc-12' } }, []],
    ['its own id', { 'a.x': { id: 'i-12', instance_id: 'i-12' } }, []],
    [
      'both ways',
      { 'a.x': { peer_id: 'b-12', id: 'a-12' }, 'b.x': { peer_id: 'a-12', id: 'b-12' } },
      ['a.x peer_id b.x'],
    ],
  ])('by value: %s', (_, values, expected) => expect(valued(values)).toEqual(expected));

  it('by value are added only if the two resources are not linked yet', () => {
    const root = { resources: [configured('a.x', { vpc: ['b.y'] }), configured('b.y')] };
    const plan = {
      ...planOf([], root),
      resource_changes: [
        created('a.x', { id: 'a-12', vpc_id: 'b-12' }),
        created('b.y', { id: 'b-12', owner_ids: ['a-12'] }),
      ],
    };
    expect(links(plan)).toEqual(['a.x vpc b.y']);
  });
});

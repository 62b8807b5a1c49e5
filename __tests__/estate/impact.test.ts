/** What follows from links: cycles between root modules, and who reads what a change changes. */
import * as fc from 'fast-check';
import { cyclesIn, impactOf, type RevisionOfRoot } from '../../src/estate/impact.js';
import type { EstateRoot } from '../../src/estate/model.js';
import { stitch } from '../../src/estate/stitch.js';
import type { Inventory, Resource, RootOutput } from '../../src/graph/inventory.js';

type Certainty = 'stated' | 'likely';
const link = (from: string, to: string, certainty: Certainty = 'stated') => ({ from, to, certainty });

test.each([
  ['two read each other', [link('b', 'a'), link('a', 'b')], [[['a', 'b'], 'stated']]],
  ['one reads itself', [link('a', 'a')], []],
  ['a chain', [link('a', 'b'), link('b', 'c'), link('a', 'c')], []],
  ['a likely step', [link('a', 'b'), link('b', 'a', 'likely')], [[['a', 'b'], 'likely']]],
  [
    'the shortest of two, and the one of stated links',
    [link('a', 'b'), link('b', 'c'), link('c', 'a'), link('b', 'a', 'likely')],
    [[['a', 'b', 'c'], 'stated']],
  ],
  [
    'two that share a root module',
    [link('a', 'b'), link('b', 'a'), link('b', 'c'), link('c', 'b')],
    [
      [['a', 'b'], 'stated'],
      [['b', 'c'], 'stated'],
    ],
  ],
])('%s', (_, links, expected) => {
  expect(cyclesIn(links).map(({ roots, certainty }) => [roots, certainty])).toEqual(expected);
});

test('each root module in a cycle is named in one, each cycle exists, and the order of links does not matter', () => {
  const ID = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const LINKS = fc.array(fc.record({ from: ID, to: ID, certainty: fc.constantFrom<Certainty>('stated', 'likely') }));
  fc.assert(
    fc.property(
      LINKS.chain((links) => fc.tuple(fc.constant(links), fc.shuffledSubarray(links, { minLength: links.length }))),
      ([links, shuffled]) => {
        const cycles = cyclesIn(links);
        expect(cyclesIn(shuffled)).toEqual(cycles);
        const reaches = (start: string): ReadonlySet<string> => {
          const seen = new Set<string>();
          const visit = (id: string): void => {
            for (const { from, to } of links) {
              if (from !== id || to === from || seen.has(to)) continue;
              seen.add(to);
              visit(to);
            }
          };
          visit(start);
          return seen;
        };
        const inCycle = ['a', 'b', 'c', 'd', 'e'].filter((id) => reaches(id).has(id));
        expect([...new Set(cycles.flatMap(({ roots }) => roots))].sort()).toEqual(inCycle);
        for (const { roots, certainty } of cycles) {
          for (const [at, from] of roots.entries()) {
            const to = roots[(at + 1) % roots.length];
            const step = links.filter((one) => one.from === from && one.to === to);
            expect(step.length).toBeGreaterThan(0);
            if (certainty === 'stated') expect(step.map((one) => one.certainty)).toContain('stated');
          }
        }
      },
    ),
  );
});

test('a long chain, a long ring and two rings with a long bridge take no noticeable time', () => {
  const LENGTH = 16_000;
  const chain = Array.from({ length: LENGTH }, (_, at) => link(`r${at}`, `r${at + 1}`));
  const ring = [...chain, link(`r${LENGTH}`, 'r0')];
  const bridge = [...chain, link('r1', 'r0'), link(`r${LENGTH}`, `r${LENGTH - 1}`)];
  const cpu = process.cpuUsage();
  expect([chain, ring, bridge].map((links) => cyclesIn(links).map(({ roots }) => roots.length))).toEqual([
    [],
    [LENGTH + 1],
    [2, 2],
  ]);
  const { user, system } = process.cpuUsage(cpu);
  expect((user + system) / 1e6).toBeLessThan(10);
});

// ---- Changes.

const ADDRESS = (id: string) => ({ scheme: 's3', parts: ['states', id, 'env:'] });

interface Code {
  readonly values?: Readonly<Record<string, Resource['values']>>;
  readonly outputs?: Readonly<
    Record<string, { readonly target?: string; readonly text?: string; readonly names?: readonly string[] }>
  >;
  readonly locals?: Readonly<Record<string, { readonly text: string; readonly names?: readonly string[] }>>;
  /** Other root modules and the output of each that the resource `reader` reads. */
  readonly reads?: readonly (readonly [root: string, output: string])[];
}

/** Returns a root module with resources, outputs and reads. */
function rootOf(id: string, { values = {}, outputs = {}, locals = {}, reads = [] }: Code): RevisionOfRoot {
  const targetsOf = (target: string | undefined) => (target === undefined ? [] : [{ address: target, members: [] }]);
  const root: EstateRoot = {
    ...{ id, path: id, repository: null, planned: true, states: [ADDRESS(id)], accounts: [], resources: 0 },
    exports: {
      outputs: Object.entries(outputs).map(([name, { target }]) => ({
        ...{ name, at: 'outputs.tf:1', targets: targetsOf(target) },
      })),
      resources: [],
    },
    imports: reads.map(([other, output], at) => ({
      ...{ id: `terraform_remote_state.${other}`, resource: `terraform_remote_state.${other}`, rule: 'remote-state' },
      ...{ key: other, at: 'main.tf:1', state: ADDRESS(other) },
      reads: [{ by: 'aws_instance.reader', path: 'user_data', members: [output], at: `main.tf:${at + 10}` }],
    })),
  };
  const inventory = {
    resources: Object.entries(values).map(([address, all]) => ({ address, origin: address, values: all })),
    references: [],
    warnings: [],
    interfaceOf: () => ({
      ...{ backend: null, reads: [] },
      outputs: Object.entries(outputs).map(
        ([name, { target }]): RootOutput => ({ name, file: 'outputs.tf', line: 1, targets: targetsOf(target) }),
      ),
      definitions: new Map([
        ...Object.entries(outputs).map(
          ([name, { text = '', names = [] }]) => [`output.${name}`, { text, names }] as const,
        ),
        ...Object.entries(locals).map(([name, { text, names = [] }]) => [`local.${name}`, { text, names }] as const),
      ]),
    }),
  } as unknown as Inventory;
  return { root, inventory };
}

function impactBetween(before: Readonly<Record<string, Code>>, after: Readonly<Record<string, Code>>) {
  const [old, now] = [before, after].map((codes) => {
    const roots = Object.entries(codes).map(([id, code]) => rootOf(id, code));
    return { roots, estate: stitch(roots.map(({ root }) => root)) };
  });
  const { changed, affected } = impactOf({ before: old!, after: now! });
  const reads = affected.flatMap(({ root, reads: all }) =>
    all.map(({ at, output, resource, of, change }) => [root, at, of, output, resource, change].join(' ').trim()),
  );
  return { changed, reads };
}

const NETWORK: Code = {
  values: { 'aws_vpc.main': { cidr_block: '10.0.0.0/16' }, 'aws_vpc.other': { cidr_block: '10.1.0.0/16' } },
  outputs: { vpc_id: { target: 'aws_vpc.main' }, other_id: { target: 'aws_vpc.other' }, domain: { text: 'a' } },
};
const READERS: Readonly<Record<string, Code>> = {
  shop: { reads: [['network', 'vpc_id']] },
  jobs: { reads: [['network', 'other_id']] },
  dns: { reads: [['network', 'domain']] },
};
const changedTo = (code: Code) => impactBetween({ network: NETWORK, ...READERS }, { network: code, ...READERS });

test('only the readers of the changed resource are affected, each with its line', () => {
  const values = { ...NETWORK.values, 'aws_vpc.main': { cidr_block: '10.9.0.0/16' } };
  expect(changedTo({ ...NETWORK, values })).toEqual({
    changed: ['network'],
    reads: ['shop main.tf:10 network vpc_id aws_vpc.main changed'],
  });
});

test('a removed resource, a removed output and a changed text of an output reach their readers', () => {
  const { 'aws_vpc.main': main, ...withoutMain } = NETWORK.values!;
  expect(main).toBeDefined();
  expect(changedTo({ ...NETWORK, values: withoutMain }).reads).toEqual([
    'shop main.tf:10 network vpc_id aws_vpc.main removed',
  ]);
  const { other_id: other, ...withoutOther } = NETWORK.outputs!;
  expect(other).toBeDefined();
  expect(changedTo({ ...NETWORK, outputs: withoutOther }).reads).toEqual([
    'jobs main.tf:10 network other_id aws_vpc.other removed',
  ]);
  expect(changedTo({ ...NETWORK, outputs: { ...NETWORK.outputs, domain: { text: 'b' } } }).reads).toEqual([
    'dns main.tf:10 network domain  changed',
  ]);
});

test('a changed local reaches the readers of the outputs that name it, directly or through other locals', () => {
  const codeOf = (zone: string, names: readonly string[] = ['local.zone']): Code => ({
    ...NETWORK,
    outputs: { ...NETWORK.outputs, domain: { text: 'local.host', names: ['local.host'] } },
    locals: { host: { text: 'local.zone', names }, zone: { text: zone }, other: { text: zone } },
  });
  const affectedBy = (after: Code) =>
    impactBetween({ network: codeOf('a'), ...READERS }, { network: after, ...READERS }).reads;
  expect(affectedBy(codeOf('b'))).toEqual(['dns main.tf:10 network domain  changed']);
  expect(affectedBy(codeOf('a'))).toEqual([]);
  // `local.other` changes, too, and no output names it.
  expect(affectedBy({ ...codeOf('a'), locals: { ...codeOf('a').locals, other: { text: 'b' } } })).toEqual([]);
});

test('an output is changed if a definition differs that it reaches, and only then', () => {
  const COUNT = 5;
  const INDEX = fc.nat({ max: COUNT - 1 });
  const LOCALS = fc.array(
    fc.record({ text: fc.constantFrom('a', 'b'), names: fc.uniqueArray(INDEX, { maxLength: 2 }) }),
    {
      minLength: COUNT,
      maxLength: COUNT,
    },
  );
  type Locals = readonly { readonly text: string; readonly names: readonly number[] }[];
  /** The text names what it names, as an expression does. */
  const codeOf = (locals: Locals): Code => ({
    outputs: { domain: { text: 'local.0', names: ['local.0'] } },
    locals: Object.fromEntries(
      locals.map(({ text, names }, at) => [
        at,
        { text: `${text} ${names}`, names: names.map((name) => `local.${name}`) },
      ]),
    ),
  });
  const reachedIn = (locals: Locals) => {
    const reached = new Set([0]);
    for (const at of reached) for (const name of locals[at]!.names) reached.add(name);
    return [...reached].map((at) => [at, locals[at]!.text, locals[at]!.names]);
  };
  fc.assert(
    fc.property(LOCALS, LOCALS, fc.uniqueArray(INDEX), (before, other, replaced) => {
      const after = before.map((local, at) => (replaced.includes(at) ? other[at]! : local));
      const { changed } = impactBetween({ network: codeOf(before) }, { network: codeOf(after) });
      const isEqual = JSON.stringify(reachedIn(before)) === JSON.stringify(reachedIn(after));
      expect(changed).toEqual(isEqual ? [] : ['network']);
    }),
  );
});

test('nothing changed, nothing affected; a deleted reader is not affected, and a deleted root module affects its readers', () => {
  expect(changedTo(NETWORK)).toEqual({ changed: [], reads: [] });
  const { shop, ...others } = READERS;
  expect(shop).toBeDefined();
  const values = { ...NETWORK.values, 'aws_vpc.main': {} };
  const deletedReader = impactBetween({ network: NETWORK, ...READERS }, { network: { ...NETWORK, values }, ...others });
  expect(deletedReader.reads).toEqual([]);
  expect(impactBetween({ network: NETWORK, ...READERS }, READERS).reads).toEqual([
    'dns main.tf:10 network domain  removed',
    'jobs main.tf:10 network other_id aws_vpc.other removed',
    'shop main.tf:10 network vpc_id aws_vpc.main removed',
  ]);
});

test('a root module that cannot be read is named, and not compared', () => {
  const broken: RevisionOfRoot = { ...rootOf('network', NETWORK), inventory: null };
  const failed = { ...broken, root: { ...broken.root, failure: 'no resources' } };
  const good = rootOf('network', NETWORK);
  const [before, after] = [[good], [failed]].map((roots) => ({ roots, estate: stitch(roots.map(({ root }) => root)) }));
  expect(impactOf({ before: before!, after: after! })).toEqual({ changed: [], unknown: ['network'], affected: [] });
});

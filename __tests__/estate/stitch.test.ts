/** Laws of linking: order, split and merge, removal and conservation. */
import * as fc from 'fast-check';
import { readEstateFile, writeEstate } from '../../src/estate/file.js';
import type { EstateImport, EstateRoot, StatePartValue } from '../../src/estate/model.js';
import { stitch } from '../../src/estate/stitch.js';

const PLACE = fc.record(
  { account: fc.constantFrom('111111111111', '222222222222'), region: fc.constantFrom('eu-west-1', 'us-east-1') },
  { requiredKeys: [] },
);
const TERM = fc.constantFrom('name=a', 'name=b', 'called=a', 'tag:0123456789ab');
const TERMS = fc.uniqueArray(TERM, { minLength: 1, maxLength: 3 });
const TYPE = fc.constantFrom('aws_vpc', 'aws_subnet', 'aws_s3_bucket');

const state = (bucket: fc.Arbitrary<StatePartValue>) =>
  fc.record({
    scheme: fc.constant('s3'),
    parts: fc.tuple(bucket, fc.constantFrom<StatePartValue>('k1', 'k2', 'k3'), fc.constant<StatePartValue>('env:')),
  });

const OUTPUT = fc.record({
  name: fc.constantFrom('o1', 'o2'),
  at: fc.constant('outputs.tf:1'),
  targets: fc.array(
    fc.oneof(
      fc.record({ address: fc.constantFrom('aws_vpc.a', 'aws_subnet.b'), members: fc.constant([]) }),
      fc.record({
        address: fc.constantFrom('terraform_remote_state.0', 'terraform_remote_state.1'),
        members: fc.constant([]),
        from: fc.constantFrom(['o1'], ['o2']),
      }),
    ),
    { maxLength: 2 },
  ),
});

const IMPORT: fc.Arbitrary<Omit<EstateImport, 'id' | 'resource'>> = fc.oneof(
  fc.record({
    rule: fc.constant('remote-state' as const),
    key: fc.constant('s3://'),
    state: state(fc.constantFrom('b1', 'b2')),
    reads: fc.array(
      fc.record({
        by: fc.constant('aws_instance.i'),
        path: fc.constant('subnet_id'),
        members: fc.constantFrom(['o1'], ['o2'], []),
      }),
      { maxLength: 2 },
    ),
  }),
  fc.record({
    rule: fc.constantFrom('name' as const, 'tag' as const, 'text' as const),
    key: fc.constant('lookup'),
    lookup: fc
      .record({
        types: TYPE.map((type) => [type]),
        terms: TERMS,
        many: fc.boolean(),
        isPartial: fc.boolean(),
        near: fc.constantFrom([], ['terraform_remote_state.0']),
      })
      .chain((lookup) => PLACE.map((place) => ({ ...lookup, ...place }))),
  }),
);

const ROOT = (id: string): fc.Arbitrary<EstateRoot> =>
  fc
    .record({
      states: fc.array(state(fc.constantFrom('b1', 'b2', null)), { maxLength: 1 }),
      outputs: fc.uniqueArray(OUTPUT, { maxLength: 2, selector: ({ name }) => name }),
      resources: fc.array(
        fc.record({ type: TYPE, terms: TERMS }).chain((one) => PLACE.map((place) => ({ ...one, ...place }))),
        { maxLength: 4 },
      ),
      imports: fc.array(IMPORT, { maxLength: 4 }),
    })
    .map(({ states, outputs, resources, imports }) => ({
      ...{ id, path: id, repository: null, planned: true, states, accounts: [], resources: resources.length },
      exports: { outputs, resources: resources.map((one, at) => ({ address: `${one.type}.r${at}`, ...one })) },
      imports: imports.map((one, at) => ({
        id: `terraform_remote_state.${at}`,
        resource: `terraform_remote_state.${at}`,
        ...one,
      })),
    }));

const ROOTS = fc.tuple(...['a', 'b', 'c', 'd', 'e', 'f'].map(ROOT)).map((roots) => roots as readonly EstateRoot[]);

const textOf = (roots: readonly EstateRoot[]): string => writeEstate(stitch(roots));
const bytesOf = (roots: readonly EstateRoot[]): Uint8Array => new TextEncoder().encode(textOf(roots));

test('the order of the root modules does not matter', () => {
  fc.assert(
    fc.property(
      ROOTS.chain((roots) =>
        fc.tuple(fc.constant(roots), fc.shuffledSubarray([...roots], { minLength: roots.length })),
      ),
      ([roots, shuffled]) => expect(textOf(shuffled)).toBe(textOf(roots)),
    ),
  );
});

test('files of parts, merged, have the bytes of the whole', () => {
  fc.assert(
    fc.property(ROOTS, fc.nat(6), fc.nat(6), (roots, one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      // The parts overlap: a root module in both counts once.
      const parts = [roots.slice(0, to), roots.slice(from)];
      const merged = parts.flatMap((part) => readEstateFile(bytesOf(part), 'estate.json'));
      expect(textOf(merged)).toBe(textOf(roots));
    }),
  );
});

test('every import is a link, outside or ambiguous', () => {
  fc.assert(
    fc.property(ROOTS, (roots) => {
      const { links, outside, ambiguous } = stitch(roots);
      const ended = [...links, ...outside, ...ambiguous].map(({ from, import: id }) => `${from} ${id}`);
      const imports = roots.flatMap(({ id, imports: list }) => list.map((one) => `${id} ${one.id}`));
      expect(ended.sort()).toEqual(imports.sort());
    }),
  );
});

test('removing a root module turns exactly the links to it into outside', () => {
  fc.assert(
    fc.property(ROOTS, fc.nat(5), (roots, at) => {
      const removed = roots[at]!.id;
      const before = stitch(roots);
      const after = stitch(roots.filter(({ id }) => id !== removed));
      const keyOf = ({ from, import: id }: { from: string; import: string }) => `${from} ${id}`;
      const outside = new Set(after.outside.map(keyOf));
      const linked = new Map(after.links.map((link) => [keyOf(link), link]));
      for (const link of before.links.filter(({ from }) => from !== removed)) {
        if (link.to === removed) expect(outside).toContain(keyOf(link));
        // A resource behind an output that the removed root module passes on is no end any more.
        else if (link.ends.every(({ root }) => root === undefined))
          expect(withoutEnds(linked.get(keyOf(link)))).toEqual(withoutEnds(link));
      }
      for (const one of before.outside.filter(({ from }) => from !== removed)) expect(outside).toContain(keyOf(one));
    }),
  );
});

const withoutEnds = <T extends object>(link: T | undefined) => (link === undefined ? undefined : { ...link, ends: [] });

test('1,000 root modules keep all their links', () => {
  const roots = Array.from({ length: 1_000 }, (_, at): EstateRoot => {
    const names = Array.from({ length: 30 }, (_, i) => ({
      address: `aws_sqs_queue.q${i}`,
      type: 'aws_sqs_queue',
      terms: [`name=q-${at}-${i}`],
    }));
    const reads = [1, 2, 3].map((step) => (at + step * 131) % 1_000);
    return {
      ...{ id: `r${at}`, path: `r${at}`, repository: null, planned: true, accounts: [], resources: 30 },
      states: [{ scheme: 's3', parts: ['states', `r${at}/terraform.tfstate`, 'env:'] }],
      exports: {
        outputs: [{ name: 'id', at: 'main.tf:1', targets: [{ address: 'aws_sqs_queue.q0', members: [] }] }],
        resources: names,
      },
      imports: reads.flatMap((to, i): EstateImport[] => [
        {
          ...{
            id: `terraform_remote_state.s${i}`,
            rule: 'remote-state',
            resource: `terraform_remote_state.s${i}`,
            key: '',
          },
          state: { scheme: 's3', parts: ['states', `r${to}/terraform.tfstate`, { any: true }] },
          reads: [{ by: 'aws_sqs_queue.q1', path: 'policy', members: ['id'] }],
        },
        {
          ...{ id: `aws_sqs_queue.l${i}`, rule: 'name', resource: `aws_sqs_queue.l${i}`, key: '' },
          lookup: { types: ['aws_sqs_queue'], terms: [`name=q-${to}-3`], many: false, isPartial: false, near: [] },
        },
      ]),
    };
  });
  const { links, outside, ambiguous } = stitch(roots);
  expect([links.length, outside.length, ambiguous.length]).toEqual([6_000, 0, 0]);
});

test('outputs that pass on each other in a circle, each several times, are followed once', () => {
  const stateOf = (id: string) => ({ scheme: 's3', parts: [`bucket-${id}`, 'k', 'env:'] });
  const passing = (id: string, other: string): EstateRoot => ({
    ...{ id, path: id, repository: null, planned: true, states: [stateOf(id)], accounts: [], resources: 1 },
    exports: {
      outputs: [
        {
          ...{ name: 'o', at: 'outputs.tf:1' },
          targets: [
            { address: 'aws_vpc.main', members: [] },
            // Each turn adds a member, so that no two ways through the circle ask for the same.
            ...Array.from({ length: 12 }, (_, at) => ({
              ...{ address: 'data.terraform_remote_state.other', members: [], from: ['o', `m${at}`] },
            })),
          ],
        },
      ],
      resources: [],
    },
    imports: [
      {
        ...{ id: 'data.terraform_remote_state.other', resource: 'data.terraform_remote_state.other' },
        ...{ rule: 'remote-state', key: 's3://', state: stateOf(other) },
        reads: [{ by: 'aws_instance.web', path: 'subnet_id', members: ['o'] }],
      },
    ],
  });
  const { links } = stitch([passing('a', 'b'), passing('b', 'a')]);
  const ends = links.map(({ ends: all }) => all.map(({ to, root }) => `${root ?? 'other'} ${to}`).sort());
  expect(ends).toEqual([
    ['a aws_vpc.main', 'other aws_vpc.main'],
    ['b aws_vpc.main', 'other aws_vpc.main'],
  ]);
});

/** An example of every rule of the tables: what a rule says happens, in the smallest plan that it is about. */
import { KNOWLEDGE } from '../../src/catalog/knowledge.js';
import { isSetting, linksOf, type TypeRow, wrapsOf } from '../../src/catalog/model.js';
import type { FoldRule, LinkRule, SameNameRule } from '../../src/catalog/rules.js';
import { isContainerType } from '../../src/graph/node-types.js';
import { understand } from '../../src/inference/index.js';
import type { Entry } from '../../src/inference/ledger.js';
import { plan, type Sketch } from '../inference/build.js';
import { RULES } from '../support/rows.js';

/** A type that a key is about: itself, or one that its pattern fits and no other key does better. */
function exampleOf(key: string): string | null {
  const type = key.replaceAll('*', 'example');
  const { fold } = rulesOf(key);
  return fold === undefined || KNOWLEDGE.factsOf(type).fold === fold ? type : null;
}

const ALL: ReadonlyMap<string, TypeRow> = new Map(RULES);
const rulesOf = (key: string): TypeRow => ALL.get(key) as TypeRow;

const rows = <T>(pick: (rules: TypeRow, type: string) => readonly T[]): [type: string, item: T][] =>
  [...ALL].flatMap(([key, rules]) => {
    const type = exampleOf(key);
    return type === null ? [] : pick(rules, type).map((item): [string, T] => [type, item]);
  });

const OTHER = 'acme_thing.other';

/** An identity that nothing runs as is in no usual picture. */
const isOfIdentities = (sketches: Record<string, Sketch>): boolean =>
  Object.keys(sketches).some((address) => KNOWLEDGE.factsOf(address.split('.', 1)[0] as string).identity === true);

function entryOf(sketches: Record<string, Sketch>, address: string): Entry {
  const { ledger } = understand(plan(sketches), undefined, isOfIdentities(sketches) ? 'all' : 'normal');
  return ledger.entries.find((entry) => entry.address === address) as Entry;
}

test('every key is about a type', () => {
  expect([...ALL.keys()].filter((key) => exampleOf(key) === null)).toEqual([]);
});

const ways = (rule: FoldRule | undefined): [attribute: string, host: string][] =>
  rule === undefined
    ? []
    : [
        ...(rule.attributes ?? []).map((attribute): [string, string] => [
          attribute,
          `${rule.hostTypes?.[0] ?? 'acme_thing'}.host`,
        ]),
        ...ways(rule.fallback),
      ];

/** What a resource says where a rule is only about some of its type. */
const SAYS: Readonly<Record<string, NonNullable<Sketch['values']>>> = {
  azapi_resource: { type: 'Microsoft.ApiManagement/service/backends@2024-05-01' },
  kubectl_manifest: { yaml_body: 'kind: NodePool' },
  kubernetes_manifest: { manifest: { kind: 'NodePool' } },
};

test.each(rows(({ fold }) => ways(fold)))('%s is part of what %j names', (type, [attribute, host]) => {
  const it: Sketch = { refs: { [attribute]: host }, values: SAYS[type] ?? {} };
  const entry = entryOf({ [`${type}.it`]: it, [host]: {}, [OTHER]: {} }, `${type}.it`);
  expect(entry).toMatchObject({ bucket: 'folded', into: host, kind: 'owner' });
});

/** What it takes for a host to be in the picture: a setting is where what it is about is. */
const about = (type: string): Record<string, string> => {
  const facts = KNOWLEDGE.factsOf(type);
  return isSetting(facts) ? { [facts.fold?.attributes?.[0] as string]: OTHER } : {};
};

test.each(rows(({ fold }) => fold?.userTypes ?? []))('%s is part of the %s that uses it', (type, user) => {
  const host = `${user === '*' ? 'acme_user' : user}.host`;
  const entry = entryOf(
    { [`${type}.it`]: {}, [host]: { refs: { setting: `${type}.it`, ...about(user) } }, [OTHER]: {} },
    `${type}.it`,
  );
  expect(entry).toMatchObject({ bucket: 'folded', into: host, kind: 'user' });
});

test.each(rows(({ fold }) => fold?.nearest ?? []))('%s is part of the only %s of its module', (type, near) => {
  const it = `module.m.${type}.it`;
  const host = `module.m.${near}.host`;
  // A security group without members is hidden, and with it what belongs to it.
  const member = { refs: { vpc_security_group_ids: host } };
  const entry = entryOf({ [it]: {}, [host]: { refs: about(near) }, 'aws_instance.member': member, [OTHER]: {} }, it);
  expect(entry).toMatchObject({ bucket: 'folded', into: host });
});

test.each(rows(({ fold }) => fold?.named ?? []))('%s is part of what it is named after: %j', (type, rule) => {
  const host = `${rule.type}.host`;
  const entry = entryOf(
    {
      [`${type}.it`]: { values: { [rule.attribute]: `${rule.prefix}api/x` } },
      [host]: { values: { [rule.hostAttribute]: 'api' } },
    },
    `${type}.it`,
  );
  expect(entry).toMatchObject({ bucket: 'folded', into: host });
});

test.each(rows(({ fold }) => (fold?.pairAttributes === undefined ? [] : [fold.pairAttributes])))(
  '%s is its twin: %j',
  (type, [a, b]) => {
    const sketches = {
      'acme_end.a': {},
      'acme_end.b': {},
      [`${type}.a`]: { refs: { [a]: 'acme_end.a', [b]: 'acme_end.b' } },
      [`${type}.b`]: { refs: { [a]: 'acme_end.b', [b]: 'acme_end.a' } },
    };
    expect(entryOf(sketches, `${type}.b`)).toMatchObject({ bucket: 'folded', into: `${type}.a`, kind: 'twin' });
  },
);

/** A data source that is not drawn. */
const ZONE = 'acme_zone.z[data]';

/** Also those that are the last way of several. */
const likenesses = (rule?: FoldRule): readonly SameNameRule[] =>
  rule === undefined ? [] : [...(rule.sameName === undefined ? [] : [rule.sameName]), ...likenesses(rule.fallback)];

describe.each(rows(({ fold }) => likenesses(fold)))(
  '%s is part of its like: %j',
  (type, { type: other, where, name, containerAttribute: place }) => {
    const it = `${type}.it`;
    const like = `${other}.like`;
    const of = (text: string, zone: string) => ({
      values: { ...(where && { type: 'AAAA' }), [name]: text, [place]: zone },
    });
    const entryBeside = (text: string, zone: string, more: object = {}) =>
      entryOf({ [it]: of('www', 'z'), [like]: { values: { [name]: text, [place]: zone, ...where, ...more } } }, it);

    test('of the same name in the same zone', () => {
      expect(entryBeside('www', 'z')).toMatchObject({ bucket: 'folded', into: like, kind: 'twin' });
    });

    test('not of another name, zone or kind', () => {
      expect(entryBeside('api', 'z')).toMatchObject({ bucket: 'drawn' });
      expect(entryBeside('www', 'y')).toMatchObject({ bucket: 'drawn' });
      if (where !== undefined) expect(entryBeside('www', 'z', { type: 'TXT' })).toMatchObject({ bucket: 'drawn' });
    });

    test('by what they lead to, where nobody knows the zone', () => {
      const record = (target: string, more: object) => ({
        values: { [name]: 'www', ...more },
        refs: { [place]: ZONE, ttl: target },
      });
      const entryTo = (target: string) =>
        entryOf(
          {
            [ZONE]: { mode: 'data' },
            'acme_thing.one': {},
            [OTHER]: {},
            [it]: record('acme_thing.one', where === undefined ? {} : { type: 'AAAA' }),
            [like]: record(target, { ...where }),
          },
          it,
        );
      expect(entryTo('acme_thing.one')).toMatchObject({ bucket: 'folded', into: like });
      expect(entryTo(OTHER)).toMatchObject({ bucket: 'drawn' });
    });
  },
);

test.each(rows(({ hide }) => (hide === undefined ? [] : [hide])))('%s is hidden: %s', (type, rule) => {
  expect(entryOf({ [`${type}.it`]: {}, [OTHER]: {} }, `${type}.it`)).toMatchObject({ bucket: 'hidden', rule });
});

/** One row for each pair of attributes that may hold the ends. */
const arrows = (rules: TypeRow): { from: string | null; to: string | null; link: LinkRule }[] =>
  linksOf(rules as never).flatMap((link) =>
    (link.from.length === 0 ? [null] : link.from).flatMap((from) =>
      (link.to.length === 0 ? [null] : link.to).map((to) => ({ from, to, link })),
    ),
  );

test.each(rows(arrows))('%s joins its ends: %j', (type, { from, to, link }) => {
  const first = `${link.among?.[0] ?? 'acme_end'}.a`;
  const last = `${link.toward?.[0] ?? 'acme_end'}.b`;
  const refs = { ...(from !== null && { [from]: first }), ...(to !== null && { [to]: last }) };
  const isSecurityGroup = KNOWLEDGE.factsOf(type).securityGroupRefs !== undefined;
  // Members stand for their group: permissions.test.ts has those.
  if (isSecurityGroup) return;
  const inventory = plan({ [first]: {}, [last]: {}, [`${type}.it`]: { refs, values: link.when ?? {} } });
  const { graph, ledger } = understand(inventory, undefined, link.isSupporting === true ? 'all' : 'normal');
  const node = (address: string): string =>
    (ledger.entries.find((entry) => entry.address === address) as { node?: string }).node ?? '';
  const [start, end] = [from === null ? node(`${type}.it`) : first, to === null ? node(`${type}.it`) : last];
  if (start === end) return;
  const edge = graph.edges.find((one) => one.from === start && one.to === end);
  expect(edge).toMatchObject({ label: link.label ?? '', twoWay: link.twoWay === true });
  if (link.isSupporting === true) expect(understand(inventory).graph.edges).toEqual([]);
});

test.each(rows(({ direction }, type) => (direction === 'in' ? [type] : [])))('%s calls what names it', (type) => {
  const { supporting, fold } = KNOWLEDGE.factsOf(type);
  if (supporting === true) return;
  const named = `${fold?.hostTypes?.[0] ?? 'acme_host'}.h`;
  const host = fold === undefined ? `${type}.it` : named;
  const refs = fold?.attributes?.[0] === undefined ? {} : { [fold.attributes[0]]: named };
  const user = fold?.userTypes === undefined ? {} : { [`${fold.userTypes[0]}.u`]: { refs: { setting: `${type}.it` } } };
  const { graph } = understand(
    plan({
      [`${type}.it`]: { refs },
      [named]: {},
      'acme_caller.c': { refs: { backend: `${type}.it` } },
      ...user,
    }),
  );
  const from = fold?.userTypes === undefined ? host : `${fold.userTypes[0]}.u`;
  expect(graph.edges.map((edge) => `${edge.from} > ${edge.to}`)).toContain(`${from} > acme_caller.c`);
});

test.each(rows((row) => wrapsOf(row).flatMap((wrap) => wrap.attributes.map((by) => ({ by, wrap })))))(
  '%s lies in a box of its own kind: %j',
  (type, { by, wrap }) => {
    for (const inside of wrap.inside) {
      const [attribute] = KNOWLEDGE.placedBy(type);
      const name = wrap.pattern?.test('r1-a') === false ? 'us-east1' : 'r1-a';
      const { graph } = understand(
        plan({
          [`${inside}.c`]: {},
          [`${type}.it`]: { values: { [by]: name }, refs: { [attribute as string]: `${inside}.c` } },
        }),
      );
      expect(graph.nodes.get(graph.nodes.get(`${type}.it`)?.parent ?? '')?.type).toBe(wrap.box);
    }
  },
);

test.each(rows(({ placedBy }) => placedBy ?? []))('%s is where %s says', (type, attribute) => {
  const { within, fold } = KNOWLEDGE.factsOf(type);
  const container =
    within?.[0] ??
    ({ aws: 'aws_subnet', azure: 'azurerm_subnet', google: 'google_compute_network' } as Record<string, string>)[
      KNOWLEDGE.cloudOf(type)
    ] ??
    // What the provider is configured to talk to may be in any cloud.
    'aws_subnet';
  if (fold !== undefined || container === type) return;
  const { graph } = understand(
    plan({ [`${container}.c`]: {}, [`${type}.it`]: { refs: { [attribute]: `${container}.c` } } }),
  );
  expect(graph.nodes.get(`${type}.it`)?.parent).toBe(`${container}.c`);
});

test.each(rows(({ within }) => within ?? []))('%s is in the only %s there is', (type, container) => {
  const { graph } = understand(plan({ [`${container}.c`]: {}, [`${type}.it`]: {} }));
  const node = graph.nodes.get(`${type}.it`);
  if (isContainerType(type) && KNOWLEDGE.factsOf(type).securityGroupRefs !== undefined) return;
  expect(node).toMatchObject({ parent: `${container}.c`, provenance: 'assumed' });
});

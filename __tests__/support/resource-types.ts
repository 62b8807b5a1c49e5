/** docs/resource-types.md from the tables of src/catalog. */
import type { GrantRule, Peers, PermissionRule } from '../../src/catalog/access-rules.js';
import { boxFactsOf, cloudOf, stripOf } from '../../src/catalog/index.js';
import { KNOWLEDGE } from '../../src/catalog/knowledge.js';
import { type Cloud, linksOf, STRIP_TITLES, type TypeFacts } from '../../src/catalog/model.js';
import type { FoldRule, LinkRule } from '../../src/catalog/rules.js';
import { TABLES } from '../../src/catalog/tables.js';
import { isContainerType } from '../../src/graph/node-types.js';
import { byText } from '../../src/graph/order.js';

const TITLES: Readonly<Record<Cloud, string>> = {
  aws: 'AWS',
  azure: 'Azure',
  google: 'Google Cloud',
  other: 'Other providers',
};

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** Returns `part of the resource named by load_balancer_arn`. */
function foldingOf({
  attributes,
  hostTypes,
  userTypes,
  nearest,
  onlyOne,
  named,
  pairAttributes,
  sameEnd,
  sameName,
  fallback,
}: FoldRule): string {
  const ways = [
    ...(attributes !== undefined && attributes.length > 0
      ? [`the resource named by ${code(attributes)}${hostTypes === undefined ? '' : ` (${code(hostTypes)})`}`]
      : []),
    ...(userTypes === undefined
      ? []
      : [userTypes.includes('*') ? 'a resource that uses it' : `the ${code(userTypes)} that uses it`]),
    ...(named === undefined ? [] : ['the resource that it is named after']),
    ...(pairAttributes === undefined ? [] : [`the other resource of its pair (${code(pairAttributes)})`]),
    ...(sameEnd === undefined
      ? []
      : [`the first of its type with the same ${code(sameEnd.map((path) => path.join('.')))}`]),
    ...(sameName === undefined
      ? []
      : [`the ${code([sameName.type])} with the same ${code([sameName.name, sameName.containerAttribute])}`]),
    ...(onlyOne === undefined ? [] : [`the only ${code(onlyOne)}`]),
    ...(nearest === undefined ? [] : [`the only ${code(nearest)} of its module`]),
    ...(fallback === undefined ? [] : [foldingOf(fallback).replace(/^part of /, '')]),
  ];
  return `part of ${ways.join(', otherwise of ')}`;
}

function arrowOf({ from, to, label }: LinkRule): string {
  const end = (names: readonly string[]): string => (names.length === 0 ? 'it' : code(names));
  return `arrow ${end(from)} → ${end(to)}${label === undefined ? '' : ` (“${label}”)`}`;
}

function grantOf({ principals, targets, documents, permissions }: GrantRule): string {
  const user =
    principals === undefined ? 'principals in its document' : principals.length === 0 ? 'its users' : code(principals);
  const by = [documents ?? [], permissions ?? []].flat();
  const used =
    targets === undefined
      ? documents === undefined
        ? 'the only matching resource of the plan'
        : 'resources in its document'
      : targets.length === 0
        ? 'it'
        : code(targets);
  return `allows ${user} → ${used}${by.length === 0 ? '' : ` (by ${code(by)})`}`;
}

function permitOf({ direction, guardedGroups, block, peer, protectedEnd }: PermissionRule): string {
  const all = ({ groups = [], ranges = [], labels = [] }: Peers): string[] => [...groups, ...ranges, ...labels];
  const named = code(block === undefined ? all(peer) : [block]);
  const guarded =
    guardedGroups === undefined
      ? code(all(protectedEnd ?? {}))
      : guardedGroups.length === 0
        ? 'it'
        : code(guardedGroups);
  const [from, to] = direction === 'in' ? [named, guarded] : [guarded, named];
  return `permits ${from} → ${to}`;
}

function placeOf(type: string, facts: TypeFacts): string {
  if (isContainerType(type)) return `box (${boxFactsOf(type).title})`;
  const own = facts.connection === undefined ? 'icon' : `line (“${facts.connection}”) or icon`;
  if (facts.fold === undefined) return own;
  return facts.connection === undefined ? foldingOf(facts.fold) : `${own}; ${foldingOf(facts.fold)}`;
}

/** Returns the strip of a type that is drawn small. */
function sizeOf(type: string, { fold }: TypeFacts): string {
  const strip = fold === undefined ? stripOf(type, false) : null;
  return strip === null ? '' : ` (small: ${STRIP_TITLES[strip]})`;
}

function meaningOf(type: string): string {
  const facts = KNOWLEDGE.factsOf(type);
  return [
    placeOf(type, facts) + sizeOf(type, facts),
    ...(facts.hide === undefined ? [] : [`otherwise hidden: ${facts.hide}`]),
    ...linksOf(facts).map(arrowOf),
    ...[facts.grants ?? []].flat().map(grantOf),
    ...(facts.firewallRules ?? []).filter(({ denies }) => denies !== true).map(permitOf),
    ...(facts.direction === 'in' ? ['calls the resources that refer to it'] : []),
    ...(facts.directionWhen === undefined
      ? []
      : [`sends data to the resources that refer to it if ${wordsOf(facts.directionWhen)}`]),
    ...(facts.entries === undefined
      ? []
      : [`may be an entry point (${[...new Set(facts.entries.map(({ actor }) => actor))].join(', ')})`]),
    ...(facts.supporting === true ? ['supporting'] : []),
    ...(facts.independent === undefined ? [] : [facts.independent ? 'stands alone' : 'a setting']),
    ...(facts.privateEndpoint === undefined ? [] : ['private endpoint']),
  ].join('; ');
}

const wordsOf = (feeds: NonNullable<TypeFacts['directionWhen']>): string =>
  Object.entries(feeds)
    .map(([name, value]) => `${value ? '' : 'not '}\`${name}\``)
    .join(', ');

export function resourceTypesPage(): string {
  const facts = new Map(TABLES.flatMap((table) => Object.entries(table)));
  const sections = (Object.keys(TITLES) as Cloud[]).map((cloud) => {
    const types = [...facts.keys()].filter((type) => cloudOf(type) === cloud && !type.startsWith('tv_')).sort(byText);
    const rows = types.map((type) => `| \`${type}\` | ${facts.get(type)?.title} | ${meaningOf(type)} |`);
    return [
      `## ${TITLES[cloud]}: ${types.length} types`,
      '',
      '| Type | Title | In a diagram |',
      '|---|---|---|',
      ...rows,
    ].join('\n');
  });
  return `${HEAD}\n${sections.join('\n\n')}\n`;
}

const HEAD = `# Resource types

This page lists what groundplan knows about each resource type. It is generated from the tables in \`src/catalog/\`. To change it,
change a row there and run \`ACCEPT=1 npx jest __tests__/catalog/resource-types\`; a test compares the page with the tables.

A type that is not listed is drawn with the icon of its service or provider. Its arrows are those that its attributes state by
their names ([decision](decisions/0015-relations.md)).

| Term | Meaning |
|---|---|
| icon, box | The resource is drawn as an icon or a box. |
| line | The resource is drawn as a line if it connects exactly two drawn elements, otherwise as an icon. |
| small | The icon is small and in the strip with this name. *DNS* is a strip only for resources that no request leads to. |
| part of | If that resource is in the plan, this one has no icon, and its arrows start and end there. Names are attributes or types, tried from left to right. |
| arrow | The resource states a request from the left to the right. Names are attributes of the resource; *it* is the resource itself. |
| allows | The resource grants a right. It becomes an arrow only if nothing else connects the two. |
| permits | The resource is or contains a firewall rule. It becomes an arrow only if nothing else connects the two, and its ports label other arrows. |
| supporting | Encryption, identity, logging or a setting. It has arrows only with \`--detail all\`, or if it has no others. |
| a setting, stands alone | A supporting type that is part of others is a setting, and is hidden if none of them is in the plan. A type that *stands alone* is drawn. |
`;

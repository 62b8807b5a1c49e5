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

/** `part of what load_balancer_arn names`. */
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
      ? [`what ${code(attributes)} names${hostTypes === undefined ? '' : ` (${code(hostTypes)})`}`]
      : []),
    ...(userTypes === undefined
      ? []
      : [userTypes.includes('*') ? 'what uses it' : `the ${code(userTypes)} that uses it`]),
    ...(named === undefined ? [] : ['what it is named after']),
    ...(pairAttributes === undefined ? [] : [`its twin (${code(pairAttributes)})`]),
    ...(sameEnd === undefined
      ? []
      : [`the first of its type with the same ${code(sameEnd.map((path) => path.join('.')))}`]),
    ...(sameName === undefined
      ? []
      : [`the ${code([sameName.type])} of the same ${code([sameName.name, sameName.containerAttribute])}`]),
    ...(onlyOne === undefined ? [] : [`the only ${code(onlyOne)}`]),
    ...(nearest === undefined ? [] : [`the only ${code(nearest)} of its module`]),
    ...(fallback === undefined ? [] : [foldingOf(fallback).replace(/^part of /, '')]),
  ];
  return `part of ${ways.join(', else of ')}`;
}

function arrowOf({ from, to, label }: LinkRule): string {
  const end = (names: readonly string[]): string => (names.length === 0 ? 'it' : code(names));
  return `arrow ${end(from)} → ${end(to)}${label === undefined ? '' : ` (“${label}”)`}`;
}

function grantOf({ principals, targets, documents, permissions }: GrantRule): string {
  const user =
    principals === undefined ? 'whom its document names' : principals.length === 0 ? 'who uses it' : code(principals);
  const by = [documents ?? [], permissions ?? []].flat();
  const used =
    targets === undefined ? (documents === undefined ? 'the only one' : 'what its document names') : code(targets);
  return `allows ${user} → ${used}${by.length === 0 ? '' : ` (by ${code(by)})`}`;
}

function permitOf({ direction, guardedGroups, block, peer, ownEnd }: PermissionRule): string {
  const all = ({ groups = [], ranges = [], labels = [] }: Peers): string[] => [...groups, ...ranges, ...labels];
  const named = code(block === undefined ? all(peer) : [block]);
  const guarded =
    guardedGroups === undefined ? code(all(ownEnd ?? {})) : guardedGroups.length === 0 ? 'it' : code(guardedGroups);
  const [from, to] = direction === 'in' ? [named, guarded] : [guarded, named];
  return `lets through ${from} → ${to}`;
}

function placeOf(type: string, facts: TypeFacts): string {
  if (isContainerType(type)) return `box (${boxFactsOf(type).title})`;
  const own = facts.connection === undefined ? 'icon' : `line (“${facts.connection}”) or icon`;
  if (facts.fold === undefined) return own;
  return facts.connection === undefined ? foldingOf(facts.fold) : `${own}; ${foldingOf(facts.fold)}`;
}

/** Of what is drawn as a rule: where it is small. */
function sizeOf(type: string, { fold }: TypeFacts): string {
  const strip = fold === undefined ? stripOf(type, false) : null;
  return strip === null ? '' : ` (small: ${STRIP_TITLES[strip]})`;
}

function meaningOf(type: string): string {
  const facts = KNOWLEDGE.factsOf(type);
  return [
    placeOf(type, facts) + sizeOf(type, facts),
    ...(facts.hide === undefined ? [] : [`else hidden: ${facts.hide}`]),
    ...linksOf(facts).map(arrowOf),
    ...[facts.grants ?? []].flat().map(grantOf),
    ...(facts.firewallRules ?? []).filter(({ denies }) => denies !== true).map(permitOf),
    ...(facts.direction === 'in' ? ['calls what names it'] : []),
    ...(facts.directionWhen === undefined ? [] : [`data to what names it, where ${wordsOf(facts.directionWhen)}`]),
    ...(facts.entries === undefined
      ? []
      : [`may be an entry point (${[...new Set(facts.entries.map(({ actor }) => actor))].join(', ')})`]),
    ...(facts.supporting === true ? ['quiet'] : []),
    ...(facts.independent === undefined ? [] : [facts.independent ? 'stands alone' : 'a setting']),
    ...(facts.privateEndpoint === undefined ? [] : ['a private door']),
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
      '| Type | Is called | In a picture |',
      '|---|---|---|',
      ...rows,
    ].join('\n');
  });
  return `${HEAD}\n${sections.join('\n\n')}\n`;
}

const HEAD = `# Resource types

What groundplan knows about resource types, made from the tables in \`src/catalog/\`. To change this page, change a table
(one line a type) and run \`ACCEPT=1 npx jest __tests__/catalog/resource-types\`; a test holds the two together. A type that
is not here is drawn all the same: with the icon of its service or provider, and arrows to whatever it refers to.

- **icon, box**: it is drawn.
- **line**: between the two that it joins, where it joins two things of the picture and nothing else.
- **small**: it stands in a strip of small icons of that name, beside the architecture. *DNS* only where no request leads to
  it.
- **part of**: it has no icon of its own where that is found; its arrows are those of what it is part of. The names are
  attributes or types, tried from left to right.
- **arrow, allows, lets through**: it says who calls whom. Names are attributes; *it* is the resource itself. What is only
  allowed is an arrow where nothing else joins the two; what is let through is written on the arrows as a port.
- **quiet**: encryption, identity, logging, settings: no arrows unless \`--detail all\` asks for them. What is quiet and part
  of something is a setting: hidden where that is not in the plan, unless it says that it stands alone.
`;

/** Rows of the change table, independent of the format. Texts may contain user text: each format must escape them. */

import { isGrantOnly } from '../../catalog/access.js';
import { isEffectAttribute } from '../../catalog/block-effects.js';
import { isFirewallRuleAttribute } from '../../catalog/detail-attributes.js';
import { exposureInWords, opensToOutside } from '../../catalog/exposure.js';
import { factsOf } from '../../catalog/index.js';
import { isAttachment, isNamedAfterJoining, nounOf, ROUTE_ATTRIBUTES } from '../../catalog/nouns.js';
import { partTitleOf, productOf } from '../../catalog/products.js';
import { originalOf, typeOf } from '../../graph/address.js';
import {
  CHANGES,
  type ChangeCounts,
  type ChangedValue,
  type ChangeName,
  formatCounts,
  glyphOf,
  independentPartCounts,
  isSameChange,
  type PartWithoutIcon,
  type ResourceFact,
} from '../../graph/changes.js';
import { groupBy } from '../../graph/group-by.js';
import { isOutside } from '../../graph/node-types.js';
import { parseTerraformAddress } from '../../graph/terraform-address.js';
import { isUnchangedHost } from '../../graph/unchanged-host.js';
import { ACTION_REASONS, NO_VALUE } from '../../messages.js';
import { short } from '../../platform/text/printable.js';
import { grantRowPart, rowPartOfItself, touchedRowPart } from './counts.js';
import { endangersData } from './dangers.js';
import { FACTS_SHOWN, PART_ADDRESS_LENGTH_MAX, PARTS_MAX } from './limits.js';
import * as messages from './messages.js';
import type {
  ChangeReport,
  Evidence,
  PartRow,
  Proof,
  ReportedEdge,
  ReportedExposure,
  ReportedNode,
  ReportedPart,
  ReportedRights,
  ReportedSubject,
  ReportedTouch,
  Row,
} from './model.js';
import { fullName, qualifiedName } from './names.js';
import { detailsOf, mergeCopies } from './nodes.js';
import { isLost } from './summary/parts.js';
import { isOverEverything, rightsInRow } from './summary/rights.js';
import { isReplaced, touchedPart, touchedRows, touchedTexts, touchedValues, whyMaybe } from './touched.js';
import {
  atMost,
  blocksInWords,
  effectsInWords,
  exclusiveInWords,
  factsInWords,
  joinedInWords,
  rulesInWords,
  valueInWords,
} from './words.js';

const dangerIf = (isTrue: boolean): Pick<Row, 'isDanger'> => (isTrue ? { isDanger: true } : {});

/**
 * Returns the rows in the order of `CHANGES`, removals first; within each change by address, edges last. Resources
 * whose change is none of the architecture follow in the same order.
 */
export function rowsOf(report: ChangeReport): Row[] {
  const { nodes, edges, exposure = [], rights = [] } = report;
  const shown = new Set(nodes.map(({ address }) => address));
  const undrawn = exposure.filter(({ address }) => !shown.has(address));
  const openings = groupBy(exposure, ({ address }) => address);
  const alone = rightsAlone(report);
  const rightsOf = rightsByNode(rights);
  const { shared, listed } = nodesInRows(report);
  const touched = touchesInRows(listed, report.touched);
  const resourcesOf = resourcesWithRights([...shared, ...alone], touched.alone);
  const others = touchedRows(touched.alone.filter((touch) => !resourcesOf.inRows.has(touch)));
  const rows = [
    ...mergeCopies(listed).map(
      (node) =>
        otherHalfRow(node) ??
        nodeRow(node, {
          openings: openings.get(node.address) ?? [],
          rights: rightsOf(node),
          touched: touched.at.get(originalOf(node.address)) ?? [],
        }),
    ),
    ...others.filter(({ change }) => change === 'replace'),
    ...[...groupBy(undrawn, ({ address }) => address).values()].map(exposureRow),
    ...[...shared, ...alone].map((group) => rightsRow(group, resourcesOf.of(group))),
    ...edges.filter((edge) => !isReroute(edge, nodes, exposure)).map(edgeRow),
  ];
  const quiet = others.filter(({ change }) => change !== 'replace');
  return [rows, quiet].flatMap((group) => CHANGES.flatMap((change) => group.filter((row) => row.change === change)));
}

/** Returns the rights that rows of their own tell, by row: no node shows them. */
function rightsAlone({ nodes, rights = [] }: ChangeReport): readonly (readonly ReportedRights[])[] {
  const shown = new Set(nodes.map(({ address }) => address));
  const alone = rights.filter((right) => !right.nodes.some((address) => shown.has(address)));
  return [...groupBy(alone, rowOf).values()];
}

const rightsByNode =
  (rights: readonly ReportedRights[]) =>
  ({ address }: ReportedNode): readonly ReportedRights[] =>
    rights.filter((right) => right.nodes.includes(originalOf(address)));

/** Returns the nodes with rows of their own, and the rights that others share, which have a row together. */
function nodesInRows({ nodes, edges, rights = [] }: ChangeReport) {
  const shared = sharedRights(nodes, rightsByNode(rights));
  return {
    listed: nodes.filter((node) => !isJoinedOnly(node, edges) && !shared.nodes.has(node) && !isEndOfArrow(node, edges)),
    shared: shared.groups,
  };
}

/** The touched resources in the table. */
interface TouchesInRows {
  /** By address of a listed node: itself, and parts of it. */
  readonly at: ReadonlyMap<string, readonly ReportedTouch[]>;
  /** All others, which have rows of their own. */
  readonly alone: readonly ReportedTouch[];
}

function touchesInRows(nodes: readonly ReportedNode[], touched: readonly ReportedTouch[] = []): TouchesInRows {
  const addresses = new Set(nodes.map(({ address }) => originalOf(address)));
  const isListed = ({ node = '' }: ReportedTouch): boolean => addresses.has(originalOf(node));
  return {
    at: groupBy(touched.filter(isListed), ({ node = '' }) => originalOf(node)),
    alone: touched.filter((touch) => !isListed(touch)),
  };
}

/**
 * Returns the resources that only rows of nodes show: replaced ones, touched ones with values, and grants of rights.
 */
export function partsInRowsOnly(report: ChangeReport): readonly PartWithoutIcon[] {
  const { nodes, rights = [], touched = [] } = report;
  const { listed } = nodesInRows(report);
  const rightsOf = rightsByNode(rights);
  const inRows = new Set([...touchesInRows(listed, touched).at.values()].flat());
  const isShown = (touch: ReportedTouch): boolean => {
    const own = listed.find(({ address }) => originalOf(address) === touch.address);
    const isListed = nodes.some((node) => isPartOf(node, touch));
    if (isReplaced(touch)) return !isListed;
    const isTold = inRows.has(touch) && touchedValues(touch).length > 0;
    return isTold && !isListed && (own === undefined || isUnchanged(own, rightsOf(own)));
  };
  const shown = nodes.flatMap(({ address, parts = [] }) => [address, ...parts.map((part) => part.address)]);
  const grants = grantsOf(rights, shown);
  const { inRows: identities } = resourcesWithRights(rightsAlone(report), touched);
  const isOwn = (touch: ReportedTouch): boolean =>
    identities.has(touch) && !grants.some(({ address }) => address === touch.origin);
  return [
    ...touched.filter(isOwn).map(rowPartOfItself),
    ...touched.filter(isShown).map((touch) => touchedRowPart(touch, isReplaced(touch))),
    ...grants.map((grant) => grantRowPart(grant, rights)),
  ];
}

/**
 * Returns the rights that several nodes share, such as those of a role of many machines, with the nodes of which
 * nothing else changes. One row for the role says more than one for each machine.
 */
function sharedRights(
  nodes: readonly ReportedNode[],
  rightsOf: (node: ReportedNode) => readonly ReportedRights[],
): { readonly nodes: ReadonlySet<ReportedNode>; readonly groups: readonly (readonly ReportedRights[])[] } {
  const alike = groupBy(
    nodes.filter((node) => isChangedByRightsOnly(node) && rightsOf(node).every(({ principal }) => principal.address)),
    (node) => JSON.stringify(rightsOf(node)),
  );
  const shared = [...alike.values()].filter(
    (group) =>
      rightsOf(group[0] as ReportedNode).length > 0 &&
      new Set(group.map(({ address }) => originalOf(address))).size > 1,
  );
  return { nodes: new Set(shared.flat()), groups: shared.map(([first]) => rightsOf(first as ReportedNode)) };
}

/** True for an updated node without any detail but rights and the grants that give them. */
const isChangedByRightsOnly = ({ change, parts = [], ...node }: ReportedNode): boolean =>
  change === 'update' &&
  [node.values, node.blocks, node.exposure, node.rules, node.effects, node.movedFrom, node.instances, node.drift].every(
    (detail) => detail === undefined,
  ) &&
  [node.countBefore, node.boxesBefore, node.mayBeForcedBy, node.forcedBy].every((detail) => detail === undefined) &&
  parts.every(({ address }) => isGrantOnly(parseTerraformAddress(address)?.type ?? ''));

/**
 * True for an edge of external users if its other end stays and is open as before. A firewall that is put in front of a
 * node reroutes the edge without admitting or blocking anybody.
 */
function isReroute(
  { from, to, isInferred }: ReportedEdge,
  nodes: readonly ReportedNode[],
  exposure: readonly ReportedExposure[],
): boolean {
  const isOutsideAt = (address: string): boolean => isOutside(typeOf(address));
  const inside = isOutsideAt(from) ? to : isOutsideAt(to) ? from : null;
  if (inside === null || isInferred !== true) return false;
  const isOther = ({ address, change, exposure: own, values, blocks }: ReportedNode): boolean =>
    address === inside && (change !== 'update' || [own, values, blocks].some((detail) => detail !== undefined));
  return !nodes.some(isOther) && !exposure.some(({ address }) => address === inside);
}

/** True for somebody outside, whom no resource creates, if the row of an edge names them. */
const isEndOfArrow = ({ address, type }: ReportedNode, edges: readonly ReportedEdge[]): boolean =>
  isOutside(type) && edges.some(({ from, to }) => from === address || to === address);

/**
 * True for a node of which only an attachment changes that the row of an edge already names: `firewall → load
 * balancer`.
 */
function isJoinedOnly(node: ReportedNode, edges: readonly ReportedEdge[]): boolean {
  const isShownByEdge = ({ address }: ReportedPart): boolean =>
    isAttachment(parseTerraformAddress(address)?.type ?? '') && edges.some(({ by }) => by?.address === address);
  return changesInPartsOnly(node) && (node.parts ?? []).every(isShownByEdge);
}

/** True for a node that stays as it is, and some of whose parts change. */
function changesInPartsOnly({ change, parts = [], ...node }: ReportedNode): boolean {
  const ownDetails = [
    node.values,
    node.blocks,
    node.exposure,
    node.movedFrom,
    node.instances,
    node.countBefore,
    node.boxesBefore,
  ];
  return change === 'update' && parts.length > 0 && ownDetails.every((detail) => detail === undefined);
}

/**
 * Returns the row of a connection that consists of two resources, of which only the one without the icon changes: the
 * other one has no change of its own. Undefined for any other node.
 */
function otherHalfRow(node: ReportedNode): Row | undefined {
  const { type, boxes, parts = [] } = node;
  const [half, ...others] = parts;
  if (half === undefined || others.length > 0 || !changesInPartsOnly(node)) return undefined;
  if (parseTerraformAddress(half.address)?.type !== type) return undefined;
  const { text: _, ...row } = partRow(half);
  return { change: half.change, ...row, where: boxes, parts: [] };
}

/** Returns the first texts, each once: the node and a touched resource may tell the same. */
const atMostOnce = (texts: readonly string[]): readonly string[] => atMost([...new Set(texts)]);

/** The openings, the rights and the touched resources that concern a node. */
interface NodeEffects {
  readonly openings: readonly ReportedExposure[];
  readonly rights: readonly ReportedRights[];
  readonly touched: readonly ReportedTouch[];
}

function nodeRow(node: ReportedNode, { openings, rights, touched }: NodeEffects): Row {
  const { change, count, boxes, boxesBefore, exposure = [], values = [], blocks = [], facts = [] } = node;
  // The next column has the container, and the line below has the address.
  const isShownElsewhere = [boxes.at(-1), node.origin].includes(node.qualifier);
  const qualifier = isShownElsewhere ? '' : node.qualifier;
  const what = qualifiedName(fullName(node), qualifier);
  const listedParts = partsToList(node, rights);
  const toldByParts = listedParts.slice(0, PARTS_MAX).flatMap((part) => part.values ?? []);
  const ownValues = values.filter(
    (value) => value.forces === true || !toldByParts.some((other) => isSameChange(value, other)),
  );
  const ownTouches = touched.filter((touch) => touch.node === touch.address);
  const otherTouches = touched.filter((touch) => !ownTouches.includes(touch));
  const isHost = ownTouches.length === 0 && isUnchanged(node, rights);
  return {
    change,
    glyph: isHost ? '' : glyphOf(change, node),
    subject: count > 1 ? messages.times(count, what) : what,
    where: boxes,
    values: atMostOnce([
      ...exposure.map(exposureInWords),
      ...[rulesInWords([node]), effectsInWords([node])].filter((text) => text !== ''),
      ...[...ownValues].sort((a, b) => Number(b.forces ?? false) - Number(a.forces ?? false)).map(valueInWords),
      ...blocks.map(blocksInWords),
      ...ownTouches.flatMap(touchedTexts),
      ...factsInWords(factsToShow(node, facts)),
      ...identitiesOf(node),
      ...counted(node),
      ...containerChange(boxesBefore, boxes),
      ...rightsInRow(rights),
    ]),
    why: atMostOnce([...whyOf(node), ...(change === 'replace' ? [] : ownTouches.flatMap(whyMaybe))]),
    parts: atMostRows([
      ...listedParts.map((part) => withTouches(partRow(part, node.fate !== undefined), part, otherTouches)),
      ...otherTouches.filter((touch) => !isPartOf(node, touch)).map(touchedPart),
      ...followerRows(node),
    ]),
    code: codeOf(
      node,
      [...openings, ...rights],
      [...listedParts, ...otherTouches.map(({ origin }) => ({ address: origin }))],
    ),
    ...dangerIf(endangersData(node) || openings.some(opensToOutside) || rights.some(isOverEverything)),
  };
}

/** Returns the most telling facts that the words about effects do not tell. */
const factsToShow = ({ type, effects }: ReportedNode, facts: readonly ResourceFact[]): readonly ResourceFact[] =>
  facts.filter(({ name }) => effects === undefined || !isEffectAttribute(type, name)).slice(0, FACTS_SHOWN);

const isPartOf = ({ parts = [] }: ReportedNode, { origin }: ReportedTouch): boolean =>
  parts.some(({ address }) => address === origin);

/** Adds the other values of the part that the change touches. */
function withTouches(row: PartRow, { address }: ReportedPart, touched: readonly ReportedTouch[]): PartRow {
  const others = touched.filter(({ origin }) => origin === address).flatMap(touchedTexts);
  return { ...row, values: [...new Set([...row.values, ...others])] };
}

/** True for a node that Terraform leaves as it is: see `isUnchangedHost`. */
const isUnchanged = (node: ReportedNode, rights: readonly ReportedRights[]): boolean =>
  isUnchangedHost({ change: node.change, changed: { ...detailsOf(node), ...(rights.length > 0 && { rights }) } }, [
    originalOf(node.address),
  ]);

/** Returns texts for the identities that are created with a new resource, each with its block name. */
const identitiesOf = ({ change, parts = [] }: ReportedNode): readonly string[] =>
  change !== 'create'
    ? []
    : parts.flatMap((part) => {
        const { type = '', name = '' } = parseTerraformAddress(part.address) ?? {};
        const isNew = part.change === 'create' && factsOf(type).identity === true;
        return isNew ? [messages.withNew(nounOf(type, productOf(type, {}).title).one, name)] : [];
      });

/**
 * Returns the evidence of a row: the resource itself and the resources that open it or grant rights, unless these have
 * rows of their own. If only parts, exposure or rights change, the resource itself is left out.
 */
function codeOf(
  node: ReportedNode,
  effects: readonly (ReportedExposure | ReportedRights)[],
  listedParts: readonly Pick<ReportedPart, 'address'>[],
): readonly Proof[] {
  const { change, values = [], parts = [], by, blocks, countBefore, instances } = node;
  const isOfPart = ({ name }: ChangedValue): boolean =>
    parts.some((part) => part.values?.some((value) => value.name === name));
  const isUntouched = [blocks, countBefore, instances].every((each) => each === undefined) && values.every(isOfPart);
  const proofsOfOthers = effects
    .flatMap(proofsIn)
    .filter(({ address }) => !listedParts.some((part) => part.address === address));
  const isNodeIncluded = change !== 'update' || !isUntouched || proofsOfOthers.length === 0;
  const proofs = [...(isNodeIncluded ? [...proofsIn(node), ...(by ? [by] : [])] : []), ...proofsOfOthers];
  return [...new Map(proofs.map((proof) => [proof.address, proof])).values()];
}

function proofsIn({ origin, source }: Evidence): readonly Proof[] {
  return origin === undefined ? [] : [{ address: origin, ...(source && { source }) }];
}

const edgeRow = ({ change, fromName, toName, label, by }: ReportedEdge): Row => ({
  change,
  glyph: glyphOf(change),
  subject: messages.valueChange(fromName, toName),
  where: [],
  values: label === '' ? [] : [label],
  why: [],
  parts: [],
  code: by ? [by] : [],
});

/** Returns the row of an exposed resource without a node; drawn resources have it in their own row. */
function exposureRow(entries: readonly ReportedExposure[]): Row {
  const [entry] = entries as [ReportedExposure, ...ReportedExposure[]];
  const proofs = entries.flatMap(proofsIn);
  return {
    change: 'update',
    glyph: entries.some(({ by, address }) => by === address) ? glyphOf('update') : '',
    subject: fullName(entry),
    where: [],
    values: entries.map(exposureInWords),
    why: [],
    parts: [],
    code: [...new Map(proofs.map((proof) => [proof.address, proof])).values()],
    ...dangerIf(entries.some(opensToOutside)),
  };
}

/** Returns the key of the row: the principal; for trust, or if the principal is not a resource, the target. */
const rowOf = ({ principal, target, isTrust }: ReportedRights): string =>
  (principal.address !== undefined && isTrust !== true ? principal.address : target.address) ??
  fullName(subjectOf(principal));

/** Returns the resource that the row of some rights is about: the principal, or the target that it may assume. */
function subjectOfRow([right]: readonly ReportedRights[]): ReportedSubject {
  const { principal, target, isTrust } = right as ReportedRights;
  const isOfTarget = target.address !== undefined && (principal.address === undefined || isTrust === true);
  return isOfTarget ? target : principal;
}

/**
 * Returns the new and removed resources that rows about rights are about. These rows then have their sign, because two
 * rows about one resource would contradict each other.
 */
function resourcesWithRights(groups: readonly (readonly ReportedRights[])[], touched: readonly ReportedTouch[]) {
  const byAddress = new Map(
    touched.flatMap((touch) => (touch.change === 'update' ? [] : [[touch.address, touch] as const])),
  );
  const of = (rights: readonly ReportedRights[]): ReportedTouch | undefined =>
    byAddress.get(subjectOfRow(rights).address ?? '');
  return { of, inRows: new Set(groups.map(of)) };
}

/**
 * Returns the row of the rights of a principal without a node.
 * @param resource the principal itself, if it comes or goes
 */
function rightsRow(rights: readonly ReportedRights[], resource: ReportedTouch | undefined): Row {
  const [{ origin, source, by, grant }] = rights as [ReportedRights, ...ReportedRights[]];
  const subject = subjectOfRow(rights);
  const isGranted = subject.address !== by && grant !== undefined;
  const own = resource?.change ?? (subject.address === by ? grant : undefined);
  const change = own === 'create' || own === 'delete' ? own : 'update';
  const proofs = isGranted || origin === undefined ? [] : [{ address: origin, ...(source && { source }) }];
  return {
    change,
    glyph: isGranted && change === 'update' ? '' : glyphOf(change),
    subject: fullName(subjectOf(subject)),
    where: [],
    values: atMost(rightsInRow(rights)),
    why: [],
    parts: isGranted ? atMostRows(grantsOf(rights, [resource?.origin ?? '']).map((part) => partRow(part))) : [],
    code: resource === undefined ? proofs : proofsIn(resource),
    ...dangerIf(rights.some(isOverEverything)),
  };
}

const subjectOf = ({ title, noun, name }: ReportedSubject) => ({ title: title ?? noun, name });

const counted = ({ countBefore, count }: ReportedNode): string[] =>
  countBefore === undefined ? [] : [messages.valueChange(`×${countBefore}`, `×${count}`)];

/** Returns the old and the new innermost container as one string; empty if the containers have not changed. */
function containerChange(before: readonly string[] | undefined, after: readonly string[]): string[] {
  if (before === undefined) return [];
  const end = (boxes: readonly string[]): string => boxes.at(-1) ?? NO_VALUE;
  return [messages.valueChange(end(before), end(after))];
}

/** Returns the attributes that force a replacement, including those of a part that is replaced with the node. */
function forcingOf({ forcedBy = [], values = [] }: Pick<ReportedNode, 'forcedBy' | 'values'>): readonly string[] {
  const isNamed = (name: string): boolean => forcedBy.some((path) => path === name || path.endsWith(`.${name}`));
  const unnamedValues = values.filter(({ name, forces }) => forces === true && !isNamed(name));
  return [...forcedBy, ...unnamedValues.map(({ name }) => name)];
}

function whyOf(node: ReportedNode): string[] {
  const { change, reason, movedFrom, looksLike, instances, folded, drift } = node;
  const forcing = forcingOf(node);
  const possible = node.mayBeForcedBy ?? [];
  return [
    ...(node.fate === undefined ? [] : [messages.FATES[node.fate]]),
    ...(reason === undefined ? [] : [ACTION_REASONS.get(reason) ?? reason]),
    ...(forcing.length === 0 ? [] : [messages.forcedBy(forcing.join(', '))]),
    ...(possible.length === 0 ? [] : [messages.mayBeForcedBy(possible.join(', '))]),
    ...(node.createsFirst === true ? [messages.CREATED_FIRST] : []),
    ...(movedFrom === undefined ? [] : [messages.movedFrom(movedFrom)]),
    ...(node.isImported === true && change !== 'import' ? [messages.ALSO_IMPORTED] : []),
    ...(node.isForgotten === true ? [messages.STILL_EXISTS] : []),
    // By address: the names are equal, and a `moved` block needs the address.
    ...(looksLike === undefined ? [] : [messages.renameOf(change, looksLike)]),
    ...(instances === undefined ? [] : [messages.ofInstances(formatCounts(instances))]),
    ...insideOf(change, folded, areNamed(node)),
    ...(drift === undefined ? [] : [messages.DRIFTED]),
  ];
}

const areNamed = ({ folded = {}, parts = [] }: ReportedNode): boolean =>
  CHANGES.every((change) => (folded[change] ?? 0) === parts.filter((part) => part.change === change).length);

/**
 * Returns the parts that have rows of their own, and the grants of its rights. The parts that come with a new resource
 * are left out, because `followerRows` lists them by type.
 */
function partsToList(node: ReportedNode, rights: readonly ReportedRights[]): readonly ReportedPart[] {
  const { address, parts = [] } = node;
  const others = parts.filter((part) => !isFollower(node, part));
  return [...others, ...grantsOf(rights, [address, ...parts.map((part) => part.address)])];
}

/** True for a part that comes with a new resource. The other half of a pair has a row of its own. */
const isFollower = ({ type, change }: ReportedNode, part: ReportedPart): boolean =>
  change === 'create' && part.change === 'create' && parseTerraformAddress(part.address)?.type !== type;

/**
 * Returns the resources that grant the rights, unless they are listed or have rows of their own.
 * @param listed their Terraform addresses
 */
function grantsOf(rights: readonly ReportedRights[], listed: readonly string[]): readonly ReportedPart[] {
  const grants = rights.flatMap(({ by, grant, origin = by, source, isOfNewRole }): ReportedPart[] =>
    grant === undefined || listed.includes(origin)
      ? []
      : [{ address: origin, change: grant, ...(isOfNewRole && { isOfNewRole }), ...(source && { source }) }],
  );
  return [...new Map(grants.map((part) => [part.address, part])).values()];
}

/** Returns one row for the parts of each type that come with a new resource. */
function followerRows(node: ReportedNode): readonly PartRow[] {
  const followers = (node.parts ?? []).filter((part) => isFollower(node, part));
  return [...groupBy(followers, ({ address }) => parseTerraformAddress(address)?.type ?? '').values()].map((alike) => {
    // One line cannot tell which of several parts has which value.
    const rows = alike.map(({ facts, ...part }) => partRow(alike.length === 1 && facts ? { ...part, facts } : part));
    const [first] = rows as [PartRow, ...PartRow[]];
    if (rows.length === 1) return first;
    const { type = '' } = parseTerraformAddress(alike[0]?.address ?? '') ?? {};
    const subject = messages.times(rows.length, partTitleOf(type));
    return {
      ...{ glyph: first.glyph, subject, values: atMost(rows.flatMap(({ values }) => values)), why: [] },
      ...{ code: rows.flatMap(({ code }) => code), text: messages.verbAndAddress(messages.PART_VERBS.create, subject) },
    };
  });
}

function atMostRows(rows: readonly PartRow[]): readonly PartRow[] {
  if (rows.length <= PARTS_MAX) return rows;
  const more = messages.rowsMore(rows.length - PARTS_MAX);
  return [...rows.slice(0, PARTS_MAX), { glyph: '', subject: more, values: [], why: [], code: [], text: more }];
}

/** @param isLostWithHost true if the row of the host tells what becomes of the data */
function partRow(part: ReportedPart, isLostWithHost = false): PartRow {
  const { address, change, source } = part;
  const { type = '', name: block = '', index } = parseTerraformAddress(address) ?? {};
  // The only instance of a block often has the number 0.
  const key = index === null || index === undefined || index === '0' ? '' : index.replaceAll('"', '');
  const name = [block, key].filter((text) => text !== '').join(' ');
  // The text of the rule already includes ports and ranges.
  const values = (part.values ?? []).filter(
    (value) => part.rules === undefined || !isFirewallRuleAttribute(value.name),
  );
  const isInEffects = (value: ChangedValue): boolean =>
    part.effects !== undefined && (ROUTE_ATTRIBUTES.includes(value.name) || isEffectAttribute(type, value.name));
  const otherValues = values.filter((value) => !isInEffects(value)).map(valueInWords);
  const isInWords = (path: string): boolean => part.effects !== undefined && isEffectAttribute(type, path);
  // The words of a rule tell all of it.
  const facts = factsInWords(part.rules ? [] : (part.facts ?? []).filter((fact) => !isInWords(fact.name)));
  const forcing = forcingOf(part);
  const reasons = [
    ...(isLost(part) && !isLostWithHost ? [messages.FATES.lost] : []),
    ...(part.looksLike === undefined ? [] : [messages.renameOf(change, part.looksLike)]),
  ];
  const why = [...(forcing.length === 0 ? [] : [messages.forcedBy(atMost(forcing).join(', '))]), ...reasons];
  // A replaced part without data counts as an update, because its node stays as it is.
  const verb = change === 'update' && forcing.length > 0 ? 'replace' : change;
  const action = messages.verbAndAddress(messages.PART_VERBS[verb], short(address, PART_ADDRESS_LENGTH_MAX));
  const text = [action, ...why].reduce(messages.namedValue);
  const words = [rulesInWords([part]), effectsInWords([part])].filter((each) => each !== '');
  const details = [...words, ...exclusiveInWords(type, part), ...otherValues, ...facts];
  return {
    glyph: glyphOf(verb),
    subject:
      part.joins === undefined
        ? qualifiedName(fullName({ title: partTitleOf(type), name: part.name ?? name }), ownerInWords(part))
        : messages.attachmentOf(joinedInWords(part.joins), part.joins.to && joinedInWords(part.joins.to)),
    values: atMost(details),
    why,
    code: [{ address, ...(source && { source }) }],
    text: details.length === 0 ? text : messages.withDistinction(text, details.join(', ')),
  };
}

/** Returns the owner of a part that belongs to another part: `Security group web`. */
const ownerInWords = ({ of }: ReportedPart): string => {
  const { type = '', name = '' } = parseTerraformAddress(of?.address ?? '') ?? {};
  // An association joins two resources, and is the owner of neither.
  return of === undefined || isNamedAfterJoining(type)
    ? ''
    : fullName({ title: partTitleOf(type), name: of.name ?? name });
};

/** Returns the counts of parts whose addresses are unknown. */
function insideOf(change: ChangeName, folded: ChangeCounts = {}, isNamed = false): string[] {
  const counts = isNamed ? '' : formatCounts(independentPartCounts(change, folded));
  return counts === '' ? [] : [messages.inside(counts)];
}

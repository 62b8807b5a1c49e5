/**
 * Truncates a drawn graph and its change report to the limits of a manifest, the file that passes a diagram to the job
 * that comments (src/action/artifacts/manifest.ts). Titles and labels are shortened. Addresses and file names never
 * are, because half an address would name another element: the entry with a too long address is dropped instead.
 */

import type { Presentation } from '../diagram.js';
import type {
  ChangeReport,
  Evidence,
  Proof,
  ReportedCaveat,
  ReportedNode,
  ReportedPart,
  ReportedRights,
  ReportedSubject,
  ReportedTouch,
  ReportedValue,
} from '../diff/report/model.js';
import { withoutBareBoxes } from '../differences.js';
import type {
  BlockChange,
  ChangedEffect,
  ChangedRule,
  JoinedResource,
  ResourceFact,
  ValueChange,
} from '../graph/changes.js';
import { NESTING_MAX } from '../limits.js';
import {
  ADDRESSES_REMEMBERED_MAX,
  CHANGE_LINES_MAX,
  CHANGED_MAX,
  CHANGED_VALUES_MAX,
  DETAILS_MAX,
  SUMMARY_EDGES_MAX,
  SUMMARY_NODES_MAX,
  TEXT_LENGTH_MAX,
} from './limits.js';
import type { DiagramChange, GraphSummary, SummaryNode } from './model.js';

// ---- The graph.

type Item = Presentation['items'][number];

/** Returns the nodes and edges of a labelled graph, truncated. An edge is included only if both of its ends are. */
export function summarise(presentation: Presentation): GraphSummary {
  const { items, edges: allEdges } = withoutBareBoxes(presentation);
  const nodes = itemsWithinLimits(items).map(nodeSummary);
  const addresses = new Set(nodes.map(({ address }) => address));
  const edges = allEdges
    .filter(({ from, to }) => addresses.has(from) && addresses.has(to))
    .slice(0, SUMMARY_EDGES_MAX)
    .map(({ from, to, twoWay, label, inferred, thin, change }) => ({
      from,
      to,
      twoWay,
      label: cut(label),
      inferred,
      ...(thin && { thin }),
      ...(change !== undefined && { change }),
    }));
  const omitted = { nodes: items.length - nodes.length, edges: allEdges.length - edges.length };
  return { nodes, edges, omitted };
}

/**
 * Returns as many items as the limits allow, in their order. An item is included only with all of its containers, and left
 * out if one of their addresses is too long.
 */
function itemsWithinLimits(items: readonly Item[]): readonly Item[] {
  const parents = new Map(items.map(({ id, parent }) => [id, parent]));
  const included = new Set<string>();
  for (const { id } of items) {
    const added: string[] = [];
    for (let item: string | null = id; item !== null && !included.has(item); item = parents.get(item) ?? null) {
      added.push(item);
    }
    if (included.size + added.length <= SUMMARY_NODES_MAX && added.every(fits)) {
      for (const address of added) included.add(address);
    }
  }
  return items.filter(({ id }) => included.has(id));
}

const nodeSummary = (item: Item): SummaryNode => ({
  address: item.id,
  type: item.type,
  title: cut(item.title),
  name: item.kind === 'box' ? '' : cut(item.name),
  details: item.details.slice(0, DETAILS_MAX).map(cut),
  alert: item.alert,
  badge: item.kind === 'box' ? '' : item.badge,
  parent: item.parent,
  isContainer: item.kind === 'box',
  change: item.change,
  ...(item.changeLines !== undefined && { changeLines: item.changeLines.slice(0, CHANGE_LINES_MAX).map(cut) }),
  ...(item.changed?.createsFirst === true && { createsFirst: true as const }),
  ...(fits(item.ghostOf) && { ghostOf: item.ghostOf }),
  count: item.kind === 'box' ? 1 : item.count,
});

// ---- The change report. Each function truncates one kind of entry.

/** Returns the change for a comment: the truncated report, and the content of the change picture. */
export function summariseChange(report: ChangeReport, presentation: Presentation): DiagramChange {
  const { movedBlocks, ...rest } = report;
  const { exposure, rights, touched, caveats, removedOutputs } = report;
  const nodes = firstEntries(report.nodes, ({ address }) => [address]).map(cutNode);
  const truncated = {
    ...rest,
    sentence: cut(report.sentence),
    nodes,
    edges: firstEntries(report.edges, ({ from, to }) => [from, to]).map(({ by, ...edge }) => ({
      ...edge,
      label: cut(edge.label),
      fromName: cut(edge.fromName),
      toName: cut(edge.toName),
      ...cutProof(by),
    })),
    ...(exposure && {
      exposure: firstEntries(exposure, ({ address, by }) => [address, by]).map(({ origin, source, ...entry }) => ({
        ...cutExposure(entry),
        title: cut(entry.title),
        name: cut(entry.name),
        ...cutEvidence({ ...(origin && { origin }), ...(source && { source }) }),
      })),
    }),
    ...(rights && { rights: firstEntries(rights, ({ by }) => [by]).map(cutRights) }),
    ...(touched && { touched: firstEntries(touched, ({ address, origin }) => [address, origin]).map(cutTouch) }),
    ...(removedOutputs && { removedOutputs: removedOutputs.slice(0, CHANGED_MAX).map(cut) }),
    ...(caveats && { caveats: caveats.slice(0, CHANGED_MAX).map(cutCaveat) }),
    ...(movedBlocks && { movedBlocks: firstEntries(movedBlocks, ({ from, to }) => [from, to]) }),
  };
  return { report: truncated, omitted: report.nodes.length - nodes.length, graph: summarise(presentation) };
}

const cutCaveat = ({ addresses, text, source, ...caveat }: ReportedCaveat): ReportedCaveat => ({
  ...{ ...caveat, text: cut(text) },
  ...(addresses && { addresses: addresses.filter(fits).slice(0, CHANGED_MAX) }),
  ...cutEvidence({ ...(source && { source }) }),
});

/** True if an address or a file name exists and is short enough for a manifest. */
const fits = (address: string | undefined): address is string =>
  address !== undefined && address.length <= ADDRESSES_REMEMBERED_MAX;

/** Returns the first `CHANGED_MAX` entries whose addresses all fit. */
const firstEntries = <T>(entries: readonly T[], addressesOf: (entry: T) => readonly string[]): readonly T[] =>
  entries.filter((entry) => addressesOf(entry).every(fits)).slice(0, CHANGED_MAX);

function cutNode(node: ReportedNode): ReportedNode {
  const { values, blocks, drift, movedFrom, looksLike, boxesBefore, exposure, noun, qualifier, parts, ...more } = node;
  const { origin, source, origins: _, by, facts, rules, effects, ...rest } = more;
  return {
    ...rest,
    title: cut(node.title),
    name: cut(node.name),
    boxes: node.boxes.slice(0, NESTING_MAX).map(cut),
    ...(boxesBefore !== undefined && { boxesBefore: boxesBefore.slice(0, NESTING_MAX).map(cut) }),
    ...(exposure !== undefined && { exposure: exposure.slice(0, CHANGED_VALUES_MAX).map(cutExposure) }),
    ...cutForces(rest),
    ...(noun !== undefined && { noun: cut(noun) }),
    ...(qualifier !== undefined && { qualifier: cut(qualifier) }),
    ...(parts !== undefined && { parts: cutParts(parts) }),
    ...(values !== undefined && { values: cutValues(values) }),
    ...(blocks !== undefined && { blocks: cutBlocks(blocks) }),
    ...(drift !== undefined && { drift: cutValues(drift) }),
    ...(facts !== undefined && { facts: cutFacts(facts) }),
    ...(rules !== undefined && { rules: cutRules(rules) }),
    ...(effects !== undefined && { effects: cutEffects(effects) }),
    ...(fits(movedFrom) && { movedFrom }),
    ...(fits(looksLike) && { looksLike }),
    ...cutEvidence({ ...(origin && { origin }), ...(source && { source }) }),
    ...cutProof(by),
  };
}

function cutTouch({
  into,
  node,
  source,
  values,
  blocks,
  rules,
  effects,
  facts,
  ...touch
}: ReportedTouch): ReportedTouch {
  return {
    ...touch,
    ...cutForces(touch),
    attributes: cutTexts(touch.attributes),
    name: cut(touch.name),
    ...(values !== undefined && { values: cutValueChanges(values) }),
    ...(blocks !== undefined && { blocks: cutBlocks(blocks) }),
    ...(rules !== undefined && { rules: cutRules(rules) }),
    ...(effects !== undefined && { effects: cutEffects(effects) }),
    ...(facts !== undefined && { facts: cutFacts(facts) }),
    ...(fits(into) && { into }),
    ...(fits(node) && { node }),
    ...cutEvidence({ ...(source && { source }) }),
  };
}

function cutRights({ origin, source, ...right }: ReportedRights): ReportedRights {
  return {
    ...right,
    ...cutEvidence({ ...(origin && { origin }), ...(source && { source }) }),
    principal: cutSubject(right.principal),
    target: cutSubject(right.target),
    actions: cutTexts(right.actions),
    ...(right.conditionKeys && { conditionKeys: cutTexts(right.conditionKeys) }),
    ...(right.keeps && { keeps: right.keeps.slice(0, CHANGED_VALUES_MAX).map(cutSubject) }),
    nodes: right.nodes.filter(fits).slice(0, CHANGED_VALUES_MAX),
    text: cut(right.text),
  };
}

const cutSubject = ({ address, detail, title, ...subject }: ReportedSubject): ReportedSubject => ({
  ...subject,
  noun: cut(subject.noun),
  name: cut(subject.name),
  ...(title !== undefined && { title: cut(title) }),
  ...(detail !== undefined && { detail: cut(detail) }),
  ...(fits(address) && { address }),
});

const cutParts = (parts: readonly ReportedPart[]): readonly ReportedPart[] =>
  parts
    .filter(({ address }) => fits(address))
    .slice(0, CHANGED_VALUES_MAX)
    .map(({ values, rules, effects, facts, looksLike, of, joins, source, ...part }) => ({
      ...part,
      ...(fits(looksLike) && { looksLike }),
      ...(of !== undefined && fits(of.address) && { of: cutEnd(of) }),
      ...cutJoins(joins),
      ...(rules !== undefined && { rules: cutRules(rules) }),
      ...(effects !== undefined && { effects: cutEffects(effects) }),
      ...(facts !== undefined && { facts: cutFacts(facts) }),
      ...(part.name !== undefined && { name: cut(part.name) }),
      ...(part.forcedBy !== undefined && { forcedBy: cutTexts(part.forcedBy) }),
      ...(values !== undefined && { values: cutValues(values) }),
      ...cutEvidence({ ...(source && { source }) }),
    }));

/** Returns the resources that an attachment joins; no member if one of their addresses is too long to be kept. */
function cutJoins(joins: ReportedPart['joins']): Pick<ReportedPart, 'joins'> {
  if (joins === undefined || !fits(joins.address) || (joins.to !== undefined && !fits(joins.to.address))) return {};
  return { joins: { ...cutEnd(joins), ...(joins.to !== undefined && { to: cutEnd(joins.to) }) } };
}

const cutEnd = <T extends JoinedResource>(end: T): T =>
  end.name === undefined ? end : { ...end, name: cut(end.name) };

const cutExposure = <T extends { readonly except?: readonly string[] }>(exposure: T): T =>
  exposure.except === undefined ? exposure : { ...exposure, except: exposure.except.slice(0, CHANGED_VALUES_MAX) };

type Forces = Pick<ReportedNode, 'forcedBy' | 'mayBeForcedBy'>;

const cutForces = ({ forcedBy, mayBeForcedBy }: Forces): Forces => ({
  ...(forcedBy && { forcedBy: cutTexts(forcedBy) }),
  ...(mayBeForcedBy && { mayBeForcedBy: cutTexts(mayBeForcedBy) }),
});

const cutEvidence = ({ origin, source }: Evidence): Evidence => ({
  ...(fits(origin) && { origin }),
  ...(source !== undefined && fits(source.file) && { source }),
});

/** Returns the member `by` of an entry; no member if there is no proof, or its address is too long. */
const cutProof = (proof: Proof | undefined): { readonly by?: Proof } => {
  if (proof === undefined || !fits(proof.address)) return {};
  const { address, source } = proof;
  return { by: { address, ...(source !== undefined && fits(source.file) && { source }) } };
};

const cutValues = (values: readonly ReportedValue[]): readonly ReportedValue[] =>
  values.slice(0, CHANGED_VALUES_MAX).map((value) => ({
    ...value,
    name: cut(value.name),
    before: value.before === null ? null : cut(value.before),
    after: value.after === null ? null : cut(value.after),
  }));

const cutValueChanges = (values: readonly ValueChange[]): readonly ValueChange[] =>
  values.slice(0, CHANGED_VALUES_MAX).map(({ path, of, before, after }) => ({
    path: cut(path),
    ...(of !== undefined && { of: cut(of) }),
    before: before === null ? null : cut(before),
    after: after === null ? null : cut(after),
  }));

const cutBlocks = (blocks: readonly BlockChange[]): readonly BlockChange[] =>
  blocks.slice(0, CHANGED_VALUES_MAX).map(({ path, removed, added, kept }) => ({
    path: cut(path),
    removed: cutTexts(removed),
    added: cutTexts(added),
    kept: cutTexts(kept),
  }));

const cutFacts = (facts: readonly ResourceFact[]): readonly ResourceFact[] =>
  facts.slice(0, CHANGED_VALUES_MAX).map(({ name, value }) => ({ name: cut(name), value: cut(value) }));

const cutRules = (rules: readonly ChangedRule[]): readonly ChangedRule[] =>
  rules.slice(0, CHANGED_VALUES_MAX).map(({ from, to, of, at, ...rule }) => ({
    ...rule,
    ...(from !== undefined && { from: cutTexts(from) }),
    ...(to !== undefined && { to: cutTexts(to) }),
    ...(of !== undefined && { of: cutTexts(of) }),
    ...(at !== undefined && { at: cutTexts(at) }),
  }));

const cutEffects = (effects: readonly ChangedEffect[]): readonly ChangedEffect[] =>
  effects.slice(0, CHANGED_VALUES_MAX).map(({ traffic, of, ...effect }) => ({
    ...effect,
    text: cut(effect.text),
    ...(traffic !== undefined && { traffic: cut(traffic) }),
    ...(of !== undefined && { of: cut(of) }),
  }));

const cutTexts = (texts: readonly string[]): readonly string[] => texts.slice(0, CHANGED_VALUES_MAX).map(cut);

/**
 * Truncates text to the limit of a manifest without splitting a surrogate pair, because half a pair is invalid UTF-8.
 */
export const cut = (text: string): string => text.slice(0, TEXT_LENGTH_MAX).replace(/[\uD800-\uDBFF]$/, '');

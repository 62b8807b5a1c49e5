/** Condenses the labelled graph into the content of a comment. */
import type { Presentation, ReadResult } from '../diagram.js';
import type {
  ChangeReport,
  Evidence,
  Proof,
  ReportedNode,
  ReportedPart,
  ReportedRights,
  ReportedSubject,
  ReportedTouch,
  ReportedValue,
} from '../diff/report/model.js';
import { withoutBareBoxes } from '../differences.js';
import { NESTING_MAX } from '../limits.js';
import { cut } from './cut.js';
import { ADDRESS_KEPT_MAX, CHANGED_MAX, CHANGED_VALUES_MAX, SUMMARY_EDGES_MAX, SUMMARY_NODES_MAX } from './limits.js';
import type { ChangeCounts, DiagramChange, GraphSummary, SummaryNode } from './model.js';

type Item = Presentation['items'][number];

/**
 * Returns the summary of a labelled graph, truncated to the limits of a manifest. An edge is included only if both of
 * its ends are.
 */
export function summarise(presentation: Presentation): GraphSummary {
  const { items, edges: all } = withoutBareBoxes(presentation);
  const nodes = keptItems(items).map(nodeSummary);
  const addresses = new Set(nodes.map(({ address }) => address));
  const possible = all.filter(({ from, to }) => addresses.has(from) && addresses.has(to));
  const edges = possible.slice(0, SUMMARY_EDGES_MAX).map(({ from, to, twoWay, label, inferred, thin, change }) => ({
    ...{ from, to, twoWay, label: cut(label), inferred },
    ...(thin && { thin }),
    ...(change !== undefined && { change }),
  }));
  return {
    nodes,
    edges,
    omitted: { nodes: items.length - nodes.length, edges: all.length - edges.length },
  };
}

/** Condenses a change to what a comment has room for. */
export function summariseChange(report: ChangeReport, words: Presentation): DiagramChange {
  const shown = report.nodes.filter(({ address }) => address.length <= ADDRESS_KEPT_MAX).slice(0, CHANGED_MAX);
  const nodes = shown.map(cutNode);
  const edges = report.edges
    .filter(({ from, to }) => from.length <= ADDRESS_KEPT_MAX && to.length <= ADDRESS_KEPT_MAX)
    .slice(0, CHANGED_MAX)
    .map(({ by, ...edge }) => ({
      ...edge,
      ...{ label: cut(edge.label), fromName: cut(edge.fromName), toName: cut(edge.toName) },
      ...proofIn(by),
    }));
  const exposure = report.exposure
    ?.filter(({ address, by }) => address.length <= ADDRESS_KEPT_MAX && by.length <= ADDRESS_KEPT_MAX)
    .slice(0, CHANGED_MAX)
    .map(({ origin, source, ...one }) => ({
      ...{ ...cutExposure(one), title: cut(one.title), name: cut(one.name) },
      ...evidenceIn({ ...(origin && { origin }), ...(source && { source }) }),
    }));
  const rights = report.rights
    ?.filter(({ by }) => by.length <= ADDRESS_KEPT_MAX)
    .slice(0, CHANGED_MAX)
    .map(cutRights);
  const touched = report.touched
    ?.filter(({ address, origin }) => address.length <= ADDRESS_KEPT_MAX && origin.length <= ADDRESS_KEPT_MAX)
    .slice(0, CHANGED_MAX)
    .map(cutTouch);
  const { movedBlocks, ...rest } = report;
  const blocks = movedBlocks?.filter(({ from, to }) => fits(from) && fits(to)).slice(0, CHANGED_MAX);
  const kept = {
    ...{ ...rest, sentence: cut(report.sentence), nodes, edges },
    ...(exposure && { exposure }),
    ...(rights && { rights }),
    ...(touched && { touched }),
    ...(blocks && { movedBlocks: blocks }),
  };
  return { report: kept, omitted: report.nodes.length - nodes.length, graph: summarise(words) };
}

const cutExposure = <T extends { readonly except?: readonly string[] }>(one: T): T =>
  one.except === undefined ? one : { ...one, except: one.except.slice(0, CHANGED_VALUES_MAX) };

type Forces = Pick<ReportedNode, 'forcedBy' | 'mayBeForcedBy'>;

const cutPaths = (paths: readonly string[]): readonly string[] => paths.slice(0, CHANGED_VALUES_MAX).map(cut);

const cutForces = ({ forcedBy, mayBeForcedBy }: Forces): Forces => ({
  ...(forcedBy && { forcedBy: cutPaths(forcedBy) }),
  ...(mayBeForcedBy && { mayBeForcedBy: cutPaths(mayBeForcedBy) }),
});

function cutTouch({ into, source, ...touch }: ReportedTouch): ReportedTouch {
  return {
    ...touch,
    ...cutForces(touch),
    attributes: cutPaths(touch.attributes),
    name: cut(touch.name),
    ...(fits(into) && { into: into! }),
    ...evidenceIn({ ...(source && { source }) }),
  };
}

function cutRights(right: ReportedRights): ReportedRights {
  const subject = ({ address, detail, title, ...one }: ReportedSubject): ReportedSubject => ({
    ...{ ...one, noun: cut(one.noun), name: cut(one.name) },
    ...(title !== undefined && { title: cut(title) }),
    ...(detail !== undefined && { detail: cut(detail) }),
    ...(address !== undefined && address.length <= ADDRESS_KEPT_MAX && { address }),
  });
  const { origin, source, ...rest } = right;
  return {
    ...rest,
    ...evidenceIn({ ...(origin && { origin }), ...(source && { source }) }),
    principal: subject(right.principal),
    target: subject(right.target),
    actions: right.actions.slice(0, CHANGED_VALUES_MAX).map(cut),
    nodes: right.nodes.filter((address) => address.length <= ADDRESS_KEPT_MAX).slice(0, CHANGED_VALUES_MAX),
    text: cut(right.text),
  };
}

function cutNode(node: ReportedNode): ReportedNode {
  const { values, drift, movedFrom, looksLike, boxesBefore, exposure, noun, qualifier, parts, ...more } = node;
  const { origin, source, origins: _, by, ...rest } = more;
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
    ...(drift !== undefined && { drift: cutValues(drift) }),
    ...(fits(movedFrom) && { movedFrom: movedFrom! }),
    ...(fits(looksLike) && { looksLike: looksLike! }),
    ...evidenceIn({ ...(origin && { origin }), ...(source && { source }) }),
    ...proofIn(by),
  };
}

const fits = (address: string | undefined): boolean => address !== undefined && address.length <= ADDRESS_KEPT_MAX;

/** Drops evidence that is too long for a manifest, because a truncated address or path would name another element. */
const evidenceIn = ({ origin, source }: Evidence): Evidence => ({
  ...(fits(origin) && { origin: origin! }),
  ...(fits(source?.file) && { source: source! }),
});

const proofIn = (proof: Proof | undefined): { readonly by?: Proof } =>
  proof === undefined || !fits(proof.address)
    ? {}
    : { by: { address: proof.address, ...(fits(proof.source?.file) && { source: proof.source! }) } };

const cutParts = (parts: readonly ReportedPart[]): readonly ReportedPart[] =>
  parts
    .filter(({ address }) => address.length <= ADDRESS_KEPT_MAX)
    .slice(0, CHANGED_VALUES_MAX)
    .map(({ values, source, ...part }) => ({
      ...part,
      ...(part.name !== undefined && { name: cut(part.name) }),
      ...(part.forcedBy !== undefined && { forcedBy: cutPaths(part.forcedBy) }),
      ...(values !== undefined && { values: cutValues(values) }),
      ...evidenceIn({ ...(source && { source }) }),
    }));

const cutValues = (values: readonly ReportedValue[]): readonly ReportedValue[] =>
  values.slice(0, CHANGED_VALUES_MAX).map((value) => ({
    ...value,
    name: cut(value.name),
    before: value.before === null ? null : cut(value.before),
    after: value.after === null ? null : cut(value.after),
  }));

/** Returns the first items that fit, each with all of its containers. */
function keptItems(items: readonly Item[]): readonly Item[] {
  const parents = new Map(items.map(({ id, parent }) => [id, parent]));
  const kept = new Set<string>();
  for (const { id } of items) {
    const path: string[] = [];
    for (let at: string | null = id; at !== null && !kept.has(at); at = parents.get(at) ?? null) path.push(at);
    const fits = kept.size + path.length <= SUMMARY_NODES_MAX;
    if (fits && path.every((address) => address.length <= ADDRESS_KEPT_MAX)) {
      for (const address of path) kept.add(address);
    }
  }
  return items.filter(({ id }) => kept.has(id));
}

/** Maximum details of a node, as in the picture. */
const DETAILS_MAX = 2;
const CHANGE_LINES_MAX = 4;

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
  ...(item.ghostOf !== undefined && item.ghostOf.length <= ADDRESS_KEPT_MAX && { ghostOf: item.ghostOf }),
  count: item.kind === 'box' ? 1 : item.count,
});

/**
 * Counts resources by change. Counts all as `none` if the source knows no changes; for a graph file, counts its nodes.
 */
export function changeCounts({ changes, graph }: ReadResult, knowsChanges: boolean): ChangeCounts {
  const counts = { create: 0, update: 0, delete: 0, replace: 0, none: 0 };
  if (changes === undefined) return { ...counts, none: graph.nodes.size };
  for (const [change, count] of changes) {
    const known = knowsChanges && Object.hasOwn(counts, change) ? (change as keyof ChangeCounts) : 'none';
    counts[known] += count;
  }
  return counts;
}

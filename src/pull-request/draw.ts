/** Draws one diagram with its change, from sources to the content of a comment. */

import {
  type DiagramRequest,
  diagram,
  formatRow,
  type Ledger,
  type Presentation,
  type ReadResult,
  type RenderedFile,
  type Source,
  shownName,
} from '../diagram.js';
import type {
  ChangeReport,
  Evidence,
  Proof,
  ReportedFact,
  ReportedNode,
  ReportedPart,
  ReportedRights,
  ReportedSubject,
  ReportedTouch,
  ReportedValue,
} from '../diff/report/model.js';
import { aboutSide, type Difference, difference, isDifferent, withoutBareBoxes } from '../differences.js';
import { Bug, GroundplanError } from '../errors.js';
import type { BlockChange, ChangedRule, ValueChange } from '../graph/changes.js';
import { countResources } from '../graph/counts.js';
import { createGraph } from '../graph/create.js';
import { serialiseGraph } from '../graph/format.js';
import type { Graph } from '../graph/model.js';
import { NESTING_MAX } from '../limits.js';
import { sha256 } from '../platform/hash.js';
import type { Io } from '../platform/io.js';
import { VERSION } from '../version.js';
import { cut } from './cut.js';
import {
  ADDRESSES_REMEMBERED_MAX,
  CHANGED_MAX,
  CHANGED_VALUES_MAX,
  COMMENT_FOCUS,
  SUMMARY_EDGES_MAX,
  SUMMARY_NODES_MAX,
} from './limits.js';
import * as messages from './messages.js';
import {
  type ChangeCounts,
  type Diagram,
  type DiagramChange,
  type FileKind,
  type GraphSummary,
  kindOf,
  type NotCompared,
  type Shows,
  type SummaryNode,
} from './model.js';

type Drawing = NonNullable<DiagramRequest['drawing']>;

/** A request as `diagram` takes it, always with a drawing, because a comment always shows something. */
export interface DrawRequest extends DiagramRequest {
  readonly drawing: Drawing;
  /**
   * Folder of the source in its repository, unless the source specifies one; empty for the root, null outside of a
   * repository.
   */
  readonly folder: string | null;
}

export interface DiagramIdentity {
  readonly id: string;
  /** Path relative to the repository root. */
  readonly path: string;
  /** Title to use if the source has none. */
  readonly name: string;
}

export interface Drawn {
  /** The diagram without its files, which are not written yet; warnings without duplicates. */
  readonly diagram: Omit<Diagram, 'files'>;
  readonly contents: ReadonlyMap<FileKind, RenderedFile['content']>;
}

/**
 * Draws a source and compares it with the code before. A plan that knows the existing resources supplies the change
 * itself.
 * @param before undefined if there is nothing to compare with; null if the root did not exist
 * @throws the errors of the stages
 */
export async function drawCompared(
  called: DiagramIdentity,
  request: DrawRequest,
  before: Source | null | undefined,
  io: Io,
): Promise<Drawn> {
  const drawn = await diagram(request, io);
  const { found, graph, presentation, knowsChanges, pictures } = drawn;
  const compared = request.drawing.changes === 'off' ? undefined : knowsChanges ? 'planned' : before;
  const asked = { ...request, called: called.name };
  const { change, notCompared } = await changeOf(asked, compared, found.unparsed ?? [], io);
  const counts = changeCounts(found, knowsChanges);
  const contents = contentsOf(request.drawing, pictures, change?.pictures ?? []);
  return {
    contents: contents.set('graph', serialiseGraph(found.graph)),
    diagram: {
      id: called.id,
      title: graph.title === '' ? shownName(called.name, request.hidesAccounts) : graph.title,
      path: called.path,
      resources: found.graph.total ?? countResources(found.graph.nodes.values()),
      ...(found.ledger !== null && { ledger: bucketsOf(found.ledger) }),
      ...(graph.removed !== undefined && { removed: graph.removed }),
      counts,
      graph: summarise(presentation!),
      ...(change !== null && { change: changeIn(change, before, request.source) }),
      ...(notCompared !== null && { notCompared }),
      changed:
        change === null
          ? !knowsChanges || counts.create + counts.update + counts.delete + counts.replace > 0
          : isDifferent(change.report),
      warnings: onceEach(drawn.warnings, change?.warnings ?? [], notCompared?.faults ?? []),
      assumptions: assumptionsOf(found.graph),
      sha256: fingerprint(graph, change?.graph ?? null, request.drawing, drawn.fonts),
    },
  };
}

/** Draws a root module that the change deletes. The source of the request is the code before. */
export async function drawGone(called: DiagramIdentity, request: DrawRequest, io: Io): Promise<Drawn> {
  const asked = { ...request, called: called.name };
  const { change, notCompared } = await compareOrSay(
    { ...asked, ...COMPARING, before: request.source, after: null },
    io,
  );
  const nothing = createGraph({ nodes: [], edges: [] });
  return {
    contents: contentsOf(request.drawing, [], change?.pictures ?? []).set('graph', serialiseGraph(nothing)),
    diagram: {
      id: called.id,
      title: shownName(request.title ?? called.name, request.hidesAccounts),
      path: called.path,
      resources: 0,
      counts: { create: 0, update: 0, delete: 0, replace: 0, none: 0 },
      graph: { nodes: [], edges: [], omitted: { nodes: 0, edges: 0 } },
      ...(change !== null && { change: changeIn(change, request.source, null) }),
      ...(notCompared !== null && { notCompared }),
      changed: true,
      warnings: change?.warnings ?? [],
      assumptions: [],
      sha256: fingerprint(nothing, change?.graph ?? null, request.drawing, change?.fonts ?? []),
    },
  };
}

/** Returns the change for a comment, with the commits of both revisions if their sources know them. */
function changeIn(
  { report, presentation }: Difference,
  ...sides: readonly (Source | null | undefined)[]
): DiagramChange {
  const [before, after] = sides.map((side) => (side?.is === 'code' ? side.history?.commit : undefined));
  const commits = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
  return { ...summariseChange(report, presentation), ...(Object.keys(commits).length > 0 && { commits }) };
}

const COMPARING = { mayBeEmpty: true, ...COMMENT_FOCUS, onlyDifferent: true } as const;

/** Result of a comparison. Both are null if there was nothing to compare with. */
interface Compared {
  readonly change: Difference | null;
  readonly notCompared: NotCompared | null;
}

/**
 * Returns the change, or the reason why it is unknown.
 * @param before undefined if there is nothing to compare with; null if the root did not exist
 * @param unparsed parse errors in the code of the request
 */
async function changeOf(
  request: DrawRequest & { readonly called: string },
  before: Source | null | 'planned' | undefined,
  unparsed: readonly string[],
  io: Io,
): Promise<Compared> {
  const { drawing } = request;
  if (before === undefined || drawing.formats.length === 0) return { change: null, notCompared: faulty(unparsed) };
  const formats = drawing.formats.filter((format) => formatRow(format).needs === 'layout');
  const asked = { ...request, ...COMPARING, drawing: { ...drawing, formats }, before, after: request.source };
  return compareOrSay(asked, io);
}

/**
 * Compares two revisions. If one cannot be read completely, returns the reason instead, and the picture shows no
 * change.
 */
async function compareOrSay(request: Parameters<typeof difference>[0], io: Io): Promise<Compared> {
  try {
    const change = await difference(request, io);
    const notCompared = faulty(change.unparsed ?? []);
    return notCompared === null ? { change, notCompared } : { change: null, notCompared };
  } catch (error) {
    if (!(error instanceof GroundplanError) || error instanceof Bug) throw error;
    const [what = '', ...faults] = error.message.split('\n');
    return { change: null, notCompared: { reason: messages.notCompared(what), faults } };
  }
}

const faulty = (faults: readonly string[]): NotCompared | null =>
  faults.length === 0 ? null : { reason: messages.UNPARSED, faults };

/**
 * Merges warnings without duplicates. An error in the current code is reported by both the drawing and the comparison.
 */
function onceEach(drawn: readonly string[], compared: readonly string[], told: readonly string[]): readonly string[] {
  const known = new Set([...drawn.map((text) => aboutSide('after', text)), ...told]);
  return [...new Set([...drawn, ...compared])].filter((text) => !known.has(text));
}

function contentsOf(drawing: Drawing, whole: readonly RenderedFile[], change: readonly RenderedFile[]) {
  return new Map<FileKind, RenderedFile['content']>([
    ...whole.map((picture) => [kindIn(picture, 'whole', drawing), picture.content] as const),
    ...change.map((picture) => [kindIn(picture, 'change', drawing), picture.content] as const),
  ]);
}

/** Returns the file kind. A picture that is drawn in only one theme gets the plain name, even if that theme is dark. */
const kindIn = ({ theme, format }: RenderedFile, shows: Shows, { themes }: Drawing): FileKind =>
  kindOf(format, themes.length > 1 && theme === 'dark' ? 'dark' : 'light', shows);

const bucketsOf = ({ summary: { drawn, folded, hidden } }: Ledger) => ({ drawn, folded, hidden });

const assumptionsOf = ({ nodes }: Graph): string[] =>
  [...nodes.values()].filter(({ provenance }) => provenance === 'assumed').map(({ address }) => address);

/** Hashes every input of the pictures. */
function fingerprint(
  { title, nodes, edges, flows = [] }: Graph,
  union: Graph | null,
  drawing: Drawing,
  fonts: Difference['fonts'],
): string {
  const { formats, themes, scale, layout, modules, changes = 'auto', drift = false, tags = [] } = drawing;
  const marks = { ...(changes !== 'auto' && { changes }), ...(drift && { drift }), ...(tags.length > 0 && { tags }) };
  const faces = fonts.length > 0 && { fonts: fonts.map(({ bytes }) => sha256(bytes)) };
  const options = { formats, themes, scale, layout, modules, ...marks, ...faces };
  const change = union && [[...union.nodes.values()], union.edges];
  return sha256(JSON.stringify({ VERSION, options, title, nodes: [...nodes.values()], edges, flows, change }));
}

// ---- The content of a comment, condensed from the labelled graph.

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
function summariseChange(report: ChangeReport, words: Presentation): DiagramChange {
  const shown = report.nodes.filter(({ address }) => address.length <= ADDRESSES_REMEMBERED_MAX).slice(0, CHANGED_MAX);
  const nodes = shown.map(cutNode);
  const edges = report.edges
    .filter(({ from, to }) => from.length <= ADDRESSES_REMEMBERED_MAX && to.length <= ADDRESSES_REMEMBERED_MAX)
    .slice(0, CHANGED_MAX)
    .map(({ by, ...edge }) => ({
      ...edge,
      ...{ label: cut(edge.label), fromName: cut(edge.fromName), toName: cut(edge.toName) },
      ...proofIn(by),
    }));
  const exposure = report.exposure
    ?.filter(({ address, by }) => address.length <= ADDRESSES_REMEMBERED_MAX && by.length <= ADDRESSES_REMEMBERED_MAX)
    .slice(0, CHANGED_MAX)
    .map(({ origin, source, ...one }) => ({
      ...{ ...cutExposure(one), title: cut(one.title), name: cut(one.name) },
      ...evidenceIn({ ...(origin && { origin }), ...(source && { source }) }),
    }));
  const rights = report.rights
    ?.filter(({ by }) => by.length <= ADDRESSES_REMEMBERED_MAX)
    .slice(0, CHANGED_MAX)
    .map(cutRights);
  const touched = report.touched
    ?.filter(
      ({ address, origin }) => address.length <= ADDRESSES_REMEMBERED_MAX && origin.length <= ADDRESSES_REMEMBERED_MAX,
    )
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

function cutTouch({ into, source, values, blocks, rules, ...touch }: ReportedTouch): ReportedTouch {
  return {
    ...touch,
    ...cutForces(touch),
    attributes: cutPaths(touch.attributes),
    name: cut(touch.name),
    ...(values !== undefined && { values: cutValueChanges(values) }),
    ...(blocks !== undefined && { blocks: cutBlocks(blocks) }),
    ...(rules !== undefined && { rules: cutRules(rules) }),
    ...(fits(into) && { into: into! }),
    ...evidenceIn({ ...(source && { source }) }),
  };
}

function cutRights(right: ReportedRights): ReportedRights {
  const subject = ({ address, detail, title, ...one }: ReportedSubject): ReportedSubject => ({
    ...{ ...one, noun: cut(one.noun), name: cut(one.name) },
    ...(title !== undefined && { title: cut(title) }),
    ...(detail !== undefined && { detail: cut(detail) }),
    ...(address !== undefined && address.length <= ADDRESSES_REMEMBERED_MAX && { address }),
  });
  const { origin, source, ...rest } = right;
  return {
    ...rest,
    ...evidenceIn({ ...(origin && { origin }), ...(source && { source }) }),
    principal: subject(right.principal),
    target: subject(right.target),
    actions: right.actions.slice(0, CHANGED_VALUES_MAX).map(cut),
    nodes: right.nodes.filter((address) => address.length <= ADDRESSES_REMEMBERED_MAX).slice(0, CHANGED_VALUES_MAX),
    text: cut(right.text),
  };
}

function cutNode(node: ReportedNode): ReportedNode {
  const { values, blocks, drift, movedFrom, looksLike, boxesBefore, exposure, noun, qualifier, parts, ...more } = node;
  const { origin, source, origins: _, by, facts, rules, ...rest } = more;
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
    ...(facts !== undefined && { facts: facts.slice(0, CHANGED_VALUES_MAX).map(cutFact) }),
    ...(rules !== undefined && { rules: cutRules(rules) }),
    ...(fits(movedFrom) && { movedFrom: movedFrom! }),
    ...(fits(looksLike) && { looksLike: looksLike! }),
    ...evidenceIn({ ...(origin && { origin }), ...(source && { source }) }),
    ...proofIn(by),
  };
}

const fits = (address: string | undefined): boolean =>
  address !== undefined && address.length <= ADDRESSES_REMEMBERED_MAX;

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
    .filter(({ address }) => address.length <= ADDRESSES_REMEMBERED_MAX)
    .slice(0, CHANGED_VALUES_MAX)
    .map(({ values, rules, source, ...part }) => ({
      ...part,
      ...(rules !== undefined && { rules: cutRules(rules) }),
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

const cutBlocks = (blocks: readonly BlockChange[]): readonly BlockChange[] =>
  blocks.slice(0, CHANGED_VALUES_MAX).map(({ path, removed, added, kept }) => ({
    path: cut(path),
    removed: cutNames(removed),
    added: cutNames(added),
    kept: cutNames(kept),
  }));

const cutValueChanges = (values: readonly ValueChange[]): readonly ValueChange[] =>
  values.slice(0, CHANGED_VALUES_MAX).map(({ path, of, before, after }) => ({
    path: cut(path),
    ...(of !== undefined && { of: cut(of) }),
    before: before === null ? null : cut(before),
    after: after === null ? null : cut(after),
  }));

const cutFact = ({ name, value }: ReportedFact): ReportedFact => ({ name: cut(name), value: cut(value) });

const cutRules = (rules: readonly ChangedRule[]): readonly ChangedRule[] =>
  rules.slice(0, CHANGED_VALUES_MAX).map(cutRule);

const cutRule = ({ from, to, ...rule }: ChangedRule): ChangedRule => ({
  ...rule,
  ...(from !== undefined && { from: cutNames(from) }),
  ...(to !== undefined && { to: cutNames(to) }),
});

const cutNames = (names: readonly string[]): readonly string[] => names.slice(0, CHANGED_VALUES_MAX).map(cut);

/** Returns the first items that fit, each with all of its containers. */
function keptItems(items: readonly Item[]): readonly Item[] {
  const parents = new Map(items.map(({ id, parent }) => [id, parent]));
  const kept = new Set<string>();
  for (const { id } of items) {
    const path: string[] = [];
    for (let at: string | null = id; at !== null && !kept.has(at); at = parents.get(at) ?? null) path.push(at);
    const fits = kept.size + path.length <= SUMMARY_NODES_MAX;
    if (fits && path.every((address) => address.length <= ADDRESSES_REMEMBERED_MAX)) {
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
  ...(item.ghostOf !== undefined && item.ghostOf.length <= ADDRESSES_REMEMBERED_MAX && { ghostOf: item.ghostOf }),
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

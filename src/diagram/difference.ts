/** From two sources to what is different: both are read, then compared, and arranged as one. */
import { isContainerType } from '../graph/containers.js';
import { countResources } from '../graph/count-resources.js';
import { withoutDrift } from '../graph/merge-changes.js';
import type { Graph } from '../graph/model.js';
import type { Io } from '../io/io.js';
import { findDot } from '../io/programs/graphviz.js';
import type { Detail } from '../options.js';
import { countChanged } from '../present/changes/counts.js';
import type { Presentation } from '../present/model.js';
import type { ChangeReport } from '../report/model.js';
import type { Names } from '../sources/called-apart.js';
import { annotateGraph, type ReadAnnotations } from './annotate.js';
import { compareSides, isDifferent, narrowed, reportedOf } from './compare.js';
import { type Drawing, drawAll, needsLayout, type Picture, toldOf } from './draw.js';
import { lensOf } from './lens.js';
import * as messages from './messages.js';
import { SILENT, type Telling } from './on-step.js';
import { readFound } from './read.js';
import { type ReadSide, readSides } from './sides.js';
import { openSource, type Source } from './source.js';
import { keepTagged } from './tagged.js';
import type { SideToTell } from './told.js';
import { lookAt, type View } from './view.js';

export interface DifferenceRequest {
  readonly detail: Detail;
  /** Null for the graphs as the sources have them. */
  readonly annotations: ReadAnnotations | null;
  /** How much of both is drawn; null for all of it. */
  readonly view: View | null;
  readonly title: string | null;
  /** Null where nobody is to see it. */
  readonly drawing: Drawing | null;
  /** Null where nothing was there; `planned` where the side after is a plan, which says itself what it changes. */
  readonly before: Source | null | 'planned';
  readonly after: Source | null;
  /** Whether code without resources is a side, too. */
  readonly mayBeEmpty: boolean;
  /** What is further away from all that changes is counted; null draws all of it. */
  readonly hops: number | null;
  /** All of it is drawn all the same, where it has no more icons than so many; 0 by default. */
  readonly iconsUnfocused?: number;
  /** What the two are called, where their sources do not say it: commits, files of variables. */
  readonly names?: Names;
  /** What both are of, where neither has a title. */
  readonly called?: string;
  /** Nothing is drawn where nothing differs; by default what there is is drawn. */
  readonly onlyDifferent?: boolean;
}

export interface Difference {
  /** What is drawn of both. */
  readonly graph: Graph;
  readonly presentation: Presentation;
  /** Of all, also of what is not drawn. */
  readonly report: ChangeReport;
  readonly pictures: readonly Picture[];
  readonly warnings: readonly string[];
}

/** Both are read before anything is drawn, and arranged as one. @throws as `diagram` does, for the side before first */
export async function difference(request: DifferenceRequest, io: Io, watch: Telling = SILENT): Promise<Difference> {
  const { detail, title, drawing, view, hops } = request;
  const askDot = drawing?.layout === 'dot' && needsLayout(drawing.formats) ? await findDot(io) : null;
  const {
    union,
    names,
    called: place,
    size,
    told,
    warnings,
  } = request.before === 'planned'
    ? await plannedUnion(request, io, watch)
    : await comparedUnion({ ...request, before: request.before }, io, watch);
  const options = {
    modules: drawing?.modules ?? 'auto',
    changes: true,
    marksAllNew: request.before !== 'planned',
    strips: detail !== 'all',
    called: '',
  } as const;
  const lens = lensOf(options, askDot, watch.step);
  const called = { own: union.title, place: request.called || place };
  const marked = { ...union, title: title ?? titleOf(called, request.names ?? names) };
  const report = await reportedOf(marked, await lens.words(marked));
  const whole = {
    ...marked,
    changes: {
      counts: report.counts,
      shown: countChanged(union.nodes.values()),
      ...union.changes,
      ...(size !== null && { before: size }),
      sentence: report.sentence,
    },
  };
  const isDrawn = drawing !== null && (isDifferent(report) || request.onlyDifferent !== true);
  const narrow = await narrowed(whole, iconsIn(whole) > (request.iconsUnfocused ?? 0) ? hops : null);
  const seen = view === null ? { graph: narrow, notes: [], warnings: [] } : await lookAt(narrow, view, lens.caption);
  for (const note of seen.notes) watch.note(note);
  watch.warn(seen.warnings);
  const { graph } = seen;
  const presentation = await lens.words(graph);
  const pictures = isDrawn
    ? await drawAll(
        presentation,
        {
          ...{ ...drawing, askDot, machine: io, arranged: await lens.known(graph) },
          ...(await toldOf(drawing, told, graph, io)),
        },
        watch.step,
      )
    : [];
  return { graph, presentation, report, pictures, warnings: [...warnings, ...seen.warnings] };
}

const iconsIn = ({ nodes }: Graph): number => [...nodes.values()].filter(({ type }) => !isContainerType(type)).length;

async function comparedUnion(request: DifferenceRequest & { readonly before: Source | null }, io: Io, watch: Telling) {
  const sides = await readSides({ ...request, tags: request.drawing?.tags ?? [] }, io, watch.step);
  const { before, after } = sides;
  watch.warn(sides.warnings);
  const annotated = await annotateSides(before, after, request, watch);
  watch.step(messages.STEP_COMPARING);
  const both = await compareSides({ side: before, graph: annotated.before }, { side: after, graph: annotated.after });
  const union = { ...both, total: sizeOf(annotated.after) };
  const names = { before: before.found.called ?? '', after: after.found.called ?? '' };
  const called = names.after || names.before;
  const size = sizeOf(annotated.before);
  const told = [sideToTell(after), sideToTell(before)] as const;
  return { union, names, called, size, told, warnings: [...sides.warnings, ...annotated.warnings] };
}

const sideToTell = ({ found: { ledger }, source, tagged }: ReadSide): SideToTell => ({
  ...{ ledger, source },
  ...(tagged && { tagged }),
});

const sizeOf = ({ total, nodes }: Graph): number => total ?? countResources(nodes.values());

/** The two names, with the title that both have; of two that are the same, what both are of. */
function titleOf({ own, place }: { readonly own: string; readonly place: string }, names: Names | null): string {
  const isTold = names !== null && names.before !== '' && names.after !== '' && names.before !== names.after;
  if (!isTold) return own + place === '' ? messages.CHANGES : messages.changesOf(own || place);
  const apart = messages.beforeAfter(names.before, names.after);
  return own === '' ? messages.changesOf(apart) : messages.ofBoth(own, apart);
}

/** What a plan says of both sides. */
async function plannedUnion({ after, detail, annotations, drawing }: DifferenceRequest, io: Io, watch: Telling) {
  const source = await openSource(after!, io, watch.step);
  const tagged = keepTagged(drawing?.tags);
  const found = { called: source.called, ...(await readFound(source, detail, io, watch.step, tagged)) };
  const unread = new Set<string>();
  const files = (await annotations?.(source.folders, found.annotations ?? [], (text) => unread.add(text))) ?? [];
  const annotated = await annotateGraph(found, files);
  const warnings = [...source.warnings, ...found.warnings, ...unread, ...annotated.warnings];
  watch.warn(warnings);
  const { graph } = annotated;
  const told = [{ ledger: found.ledger, source, tagged: tagged.kept }] as const;
  const union = drawing?.drift === true ? graph : { ...graph, nodes: withoutDrift(graph.nodes) };
  return { union, names: null, size: null, called: found.called ?? '', told, warnings };
}

/** Both with the words beside the side after: what it calls things is what they are called. */
async function annotateSides(
  before: ReadSide,
  after: ReadSide,
  { annotations }: Pick<DifferenceRequest, 'annotations'>,
  watch: Telling,
) {
  const unread = new Set<string>();
  const files = (await annotations?.(after.folders, after.found.annotations ?? [], (text) => unread.add(text))) ?? [];
  const current = await annotateGraph(after.found, files);
  const { graph: old } = await annotateGraph(before.found, files);
  const warnings = [...unread, ...current.warnings];
  watch.warn(warnings);
  return { before: old, after: current.graph, warnings };
}

/** From two sources to what is different: both are read, then compared, and arranged as one. */
import { NoResources } from '../errors.js';
import type { Names } from '../fetch/called-apart.js';
import { countResources } from '../graph/count-resources.js';
import { withoutDrift } from '../graph/merge-changes.js';
import type { Graph } from '../graph/model.js';
import { countChanged } from '../labels/changes/counts.js';
import type { Presentation } from '../labels/model.js';
import * as sharedMessages from '../messages.js';
import type { Detail } from '../options.js';
import type { Io } from '../platform/io.js';
import { findDot } from '../platform/programs/graphviz.js';
import type { FallbackFont } from '../render/fallback/font.js';
import type { ChangeReport } from '../report/model.js';
import { type AccountIds, accountIds, addressed, tellHidden, withHiddenFailures } from './account-ids.js';
import { annotateGraph, type ReadAnnotations } from './annotate.js';
import { compareSides, isDifferent, reportedOf } from './compare.js';
import { type Drawing, drawAll, needsLayout, type RenderedFile, toldOf } from './draw.js';
import { codeOf, type LinkTo, type ReadCode } from './evidence.js';
import { type Focus, seeChange } from './focus.js';
import { fontsOf, withNamedFonts } from './fonts.js';
import * as messages from './messages.js';
import { SILENT, type Telling } from './on-step.js';
import type { SideToTell } from './provenance-details.js';
import { type ReadHooks, readFound } from './read.js';
import { type ReadSide, readSides } from './revisions.js';
import { openSource, type Source } from './source.js';
import { keepTagged } from './tagged.js';
import type { View } from './view.js';
import { lensOf } from './view-cache.js';

export interface DifferenceRequest extends Focus {
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
  /** Whether both are the same resources at two times; false for two environments, of which none becomes the other. */
  readonly isOneState?: boolean;
  /** What the two are called, where their sources do not say it: commits, files of variables. */
  readonly names?: Names;
  /** What both are of, where neither has a title. */
  readonly called?: string;
  /**
   * Folder of both in their repository, where the sources do not say it: files are named from its root. Null for sources
   * that are in none, whose files are not named; by default files are named from the source.
   */
  readonly folder?: string | null;
  /** Nothing is drawn where nothing differs; by default what there is is drawn. */
  readonly onlyDifferent?: boolean;
  /** Whether ids of accounts, subscriptions and projects are shortened in all that is shown; by default they are shown. */
  readonly hidesAccounts?: boolean;
}

export interface Difference {
  /** What is drawn of both. */
  readonly graph: Graph;
  readonly presentation: Presentation;
  /** Of all, also of what is not drawn. */
  readonly report: ChangeReport;
  /** Where the web shows a line of the report. */
  readonly linkTo: LinkTo;
  readonly pictures: readonly RenderedFile[];
  /** For characters that the bundled font lacks. */
  readonly fonts: readonly FallbackFont[];
  /** Faults of files of either side that cannot be parsed: what differs there is not known. Absent for none. */
  readonly unparsed?: readonly string[];
  readonly warnings: readonly string[];
}

/** Both are read before anything is drawn, and arranged as one. @throws as `diagram` does, for the side before first */
export async function difference(request: DifferenceRequest, io: Io, watch: Telling = SILENT): Promise<Difference> {
  const ids = accountIds(request.hidesAccounts === true);
  return withHiddenFailures(ids, () => drawDifference(request, ids, io, tellHidden(watch, ids)));
}

async function drawDifference(
  request: DifferenceRequest,
  ids: AccountIds,
  io: Io,
  watch: Telling,
): Promise<Difference> {
  const { detail, title, drawing, view } = request;
  const askDot = drawing?.layout === 'dot' && needsLayout(drawing.formats) ? await findDot(io) : null;
  const given = await fontsOf(drawing, io);
  const {
    union,
    names,
    called: place,
    size,
    told,
    unparsed,
    warnings,
    read,
    named,
  } = request.before === 'planned'
    ? await plannedUnion(request, ids, io, watch)
    : await comparedUnion({ ...request, before: request.before }, ids, io, watch);
  const fonts = await withNamedFonts(given, named, drawing, io);
  const options = {
    modules: drawing?.modules ?? 'auto',
    changes: true,
    marksAllNew: request.before !== 'planned',
    strips: detail !== 'all',
    called: '',
  } as const;
  const lens = lensOf(options, askDot, watch.step);
  const called = { own: union.title, place: request.called || place };
  // Both sides were compared with their ids: what follows is words.
  const marked = ids.graph({ ...union, title: title ?? titleOf(called, request.names ?? names) });
  const { code, linkTo } = codeOf(withoutIds(read, ids), request.folder, io);
  const report = await reportedOf(marked, await lens.words(marked), code);
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
  // What differs of resources without icons is said in words; a picture has nothing to show.
  if (isDrawn && drawing.formats.length > 0 && whole.nodes.size === 0) {
    throw new NoResources(sharedMessages.NO_RESOURCES_FOUND, { remedy: messages.noResourcesRemedy(whole.total ?? 0) });
  }
  const isArranged = isDrawn && needsLayout(drawing.formats);
  const seen = await seeChange(whole, request, { view, lens, isArranged });
  for (const note of seen.notes) watch.note(note);
  watch.warn(seen.warnings);
  const { graph } = seen;
  const presentation = await lens.words(graph);
  const pictures = isDrawn
    ? await drawAll(
        presentation,
        {
          ...{ ...drawing, askDot, machine: io, arranged: await lens.known(graph), fallbackFonts: fonts },
          ...(await toldOf(drawing, told, graph, { io, ids })),
        },
        watch.step,
      )
    : [];
  return {
    ...{ graph, presentation, report, linkTo, pictures, fonts },
    ...(unparsed.length > 0 && { unparsed: unparsed.map(ids.text) }),
    warnings: [...warnings, ...seen.warnings].map(ids.text),
  };
}

async function comparedUnion(
  request: DifferenceRequest & { readonly before: Source | null },
  ids: AccountIds,
  io: Io,
  watch: Telling,
) {
  const sides = await readSides({ ...request, tags: request.drawing?.tags ?? [] }, io, watch.step);
  const { before, after } = sides;
  for (const { resources } of [before, after]) ids.learn(resources.values());
  watch.warn(sides.warnings);
  for (const note of sides.notes) watch.note(note);
  const annotated = await annotateSides(before, after, request, watch);
  watch.step(messages.STEP_COMPARING);
  const both = await compareSides(
    { side: before, graph: annotated.before },
    { side: after, graph: annotated.after },
    request.isOneState ?? true,
  );
  const union = { ...both, total: sizeOf(annotated.after) };
  const names = { before: before.found.called ?? '', after: after.found.called ?? '' };
  const called = names.after || names.before;
  const size = sizeOf(annotated.before);
  const told = [sideToTell(after), sideToTell(before)] as const;
  const unparsed = unparsedOf(before, after);
  const read = { before: readCode(before), after: readCode(after) };
  const { fonts: named } = annotated;
  const texts = [...sides.warnings, ...annotated.warnings];
  return { union, names, called, size, told, read, unparsed, named, warnings: texts };
}

/** Faults of both sides, each once: those of the side before say so. */
function unparsedOf(before: ReadSide, after: ReadSide): readonly string[] {
  const [old = [], current = []] = [before.found.unparsed, after.found.unparsed];
  const others = old.filter((text) => !current.includes(text));
  return [...current, ...others.map((text) => messages.aboutSide('before', text))];
}

/** Lines of the code are looked up by the addresses that are shown. */
function withoutIds({ before, after }: ReadSides, ids: AccountIds): ReadSides {
  const hidden = (side: ReadCode): ReadCode => ({
    ...{ ...side, ledger: ids.data(side.ledger), graph: ids.graph(side.graph) },
    resources: new Map([...side.resources].map(([address, each]) => [ids.text(address), addressed(each, ids)])),
  });
  const one = hidden(before);
  return { before: one, after: before === after ? one : hidden(after) };
}

interface ReadSides {
  readonly before: ReadCode;
  readonly after: ReadCode;
}

const readCode = ({ resources, source, found: { ledger, graph } }: ReadSide): ReadCode => ({
  ...{ resources, source, ledger, graph },
});

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
async function plannedUnion(
  { after, detail, annotations, drawing }: DifferenceRequest,
  ids: AccountIds,
  io: Io,
  watch: Telling,
) {
  const source = await openSource(after!, io, watch.step);
  const tagged = keepTagged(drawing?.tags, ids.learn);
  let resources: ReadCode['resources'] = new Map();
  const look: ReadHooks = {
    ...tagged,
    inventory(whole) {
      resources = new Map(whole.resources.map((resource) => [resource.address, resource]));
      return tagged.inventory(whole);
    },
    mayDrawNothing: true,
  };
  const found = { called: source.called, ...(await readFound(source, detail, io, watch.step, look)) };
  const unread = new Set<string>();
  const files = (await annotations?.(source.folders, found.annotations ?? [], (text) => unread.add(text))) ?? [];
  const annotated = await annotateGraph(found, files);
  const warnings = [...source.warnings, ...found.warnings, ...unread, ...annotated.warnings];
  watch.warn(warnings);
  for (const note of found.notes ?? []) watch.note(note);
  const { graph } = annotated;
  const told = [{ ledger: found.ledger, source, tagged: tagged.kept }] as const;
  const union = drawing?.drift === true ? graph : { ...graph, nodes: withoutDrift(graph.nodes) };
  const one: ReadCode = { resources, source, ledger: found.ledger, graph: found.graph };
  const read = { before: one, after: one };
  return {
    union,
    names: null,
    size: null,
    called: found.called ?? '',
    told,
    read,
    unparsed: [],
    named: annotated.fonts,
    warnings,
  };
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
  return { before: old, after: current.graph, fonts: current.fonts, warnings };
}

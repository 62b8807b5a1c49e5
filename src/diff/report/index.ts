import { pathsOfAttribute } from '../../catalog/attributes.js';
import { factsOf } from '../../catalog/index.js';
import { nounOf } from '../../catalog/nouns.js';
import { originalOf, parseAddress, typeOf } from '../../graph/address.js';
import { type ChangeName, REMOVALS } from '../../graph/changes.js';
import { groupBy, put } from '../../graph/group-by.js';
import type { Graph, GraphNode } from '../../graph/model.js';
import { isOutside } from '../../graph/node-types.js';
import { byAddress } from '../../graph/order.js';
import type { RightsChange, Subject } from '../../graph/rights.js';
import { toGraphAddress, withoutKey } from '../../graph/terraform-address.js';
import type { Presentation } from '../../labels/model.js';
import { printable, short } from '../../platform/text/printable.js';
import {
  absentChanges,
  type Code,
  type CodeResource,
  caveatsAbout,
  changedLine,
  conditionalIn,
  decisiveEvidence,
  leftOutOf,
  lineOf,
  type RevisionCode,
  removedOutputs,
} from './code.js';
import { countsOf } from './counts.js';
import { CELL_LENGTH_MAX, LINES_MAX, MOVED_BLOCKS_SHOWN } from './limits.js';
import {
  addressAt,
  CHANGE_HEADINGS,
  codeLocation,
  inHost,
  MOVED_BLOCK_HINT,
  movedSummary,
  notKnown,
  outputsLine,
  rowsMore,
  TOUCHED_HEADING,
} from './messages.js';
import type {
  ChangeReport,
  Evidence,
  PartRow,
  Proof,
  ReportedCaveat,
  ReportedEdge,
  ReportedExposure,
  ReportedNode,
  ReportedPart,
  ReportedRights,
  ReportedSubject,
  ReportedTouch,
  ReportedValue,
  Row,
} from './model.js';
import { movedBlocks, movedBlockText } from './moved.js';
import { fullName, inModule, labelWithoutNode, type Names, namesOf, qualifiedName } from './names.js';
import { recreatedIn, reportedNodes, withoutUnchangedEdges } from './nodes.js';
import { partsInRowsOnly, rowsOf } from './rows.js';
import { summaryOf } from './summary/index.js';
import { rightsInText } from './summary/rights.js';
import { reportedTouched } from './touched.js';

export { asMarkdown } from './markdown.js';
export { partsInRowsOnly } from './rows.js';
export { touchedByAddress } from './touched.js';

/**
 * Leaves out resources that only grant the rights that the report already lists. A new identity does more, although its
 * own policy says who may assume it.
 */
function withoutGrants(touched: readonly ReportedTouch[], rights: readonly ReportedRights[]): readonly ReportedTouch[] {
  const granting = new Set(rights.map(({ by }) => by));
  const isOnlyGrant = ({ address, type, change, attributes }: ReportedTouch): boolean =>
    granting.has(address) && (change === 'update' ? attributes.length === 1 : factsOf(type).identity !== true);
  return touched.filter((touch) => !isOnlyGrant(touch));
}

/**
 * Returns the change report of a union.
 * @param graph union with marked changes
 * @param labels labels of the diagram
 * @param code code of both revisions; absent if unknown
 */
export function reportOf(graph: Graph, labels: Presentation, code?: Code): ChangeReport {
  const names = namesOf(graph, labels);
  const nodes = reportedNodes(graph, names);
  const edges = withoutUnchangedEdges(reportedEdges(graph, names), recreatedIn(nodes));
  const exposure = reportedExposure(graph, names);
  const rights = reportedRights(graph, names);
  const touched = withoutGrants(reportedTouched(graph, names), rights);
  const origins = originsByNode(nodes, graph, code);
  const conditional = code === undefined ? new Set<string>() : conditionalIn(code);
  const isConditional = ({ address }: ReportedNode): boolean => {
    const ofNode = origins.get(address) ?? [];
    return ofNode.length > 0 && ofNode.every((origin) => conditional.has(origin));
  };
  const isWhole = code === undefined || leftOutOf(code).length + absentChanges(code).length === 0;
  const changed = { nodes, edges, exposure, rights, touched };
  const { sentence, clear, unread } = summaryOf(graph, names, changed, { isConditional, isWhole });
  const caveats = code === undefined ? [] : caveatsOf({ nodes, touched }, origins, unread, code);
  const outputs = code === undefined ? [] : removedOutputs(code);
  const optionalParts = {
    ...(exposure.length > 0 && { exposure }),
    ...(rights.length > 0 && { rights }),
    ...(touched.length > 0 && { touched }),
    ...(clear.length > 0 && { clear }),
    ...(caveats.length > 0 && { caveats }),
    ...(outputs.length > 0 && { removedOutputs: outputs }),
  };
  const marked: ChangeReport = { version: 1, sentence, counts: {}, nodes, edges, ...optionalParts };
  const report = { ...marked, counts: countsOf(graph, partsInRowsOnly(marked)) };
  return code === undefined ? report : withEvidence(report, graph, code);
}

/** Returns the report as JSON, as specified in docs/change-report.schema.json. */
export const asJson = (report: ChangeReport): string => `${JSON.stringify(report, null, 2)}\n`;

/** Returns the marked edges, sorted by their ends. The edge from a ghost to the moved node is left out. */
function reportedEdges({ nodes, edges }: Graph, names: Names): ReportedEdge[] {
  const withoutGhost = (end: string): string => nodes.get(end)?.ghostOf ?? end;
  const nameOf = (end: string): string => qualifiedName(fullName(names.labelOf(end)), names.distinctionOf(end));
  return edges
    .flatMap(({ from, to, change, label, provenance }) => {
      if (change === undefined || change === 'move') return [];
      const ends = { from: withoutGhost(from), to: withoutGhost(to) };
      return [
        {
          ...ends,
          change,
          label,
          fromName: nameOf(ends.from),
          toName: nameOf(ends.to),
          ...(provenance === 'implied' && { isInferred: true as const }),
        },
      ];
    })
    .sort((a, b) => byAddress(a.from, b.from) || byAddress(a.to, b.to));
}

// ---- Exposure changes of drawn and undrawn resources.

/** Returns the exposure changes, sorted by address. Copies of one resource are listed once. */
function reportedExposure({ nodes, exposure = [], cloudNames }: Graph, names: Names): ReportedExposure[] {
  const drawn = [...nodes.values()].flatMap(({ address, type, changed, ghostOf }) => {
    if (ghostOf !== undefined) return [];
    const { title, name } = names.labelOf(address);
    const subject = { address, type, title, name, noun: nounOf(type, title).one };
    return (changed?.exposure ?? []).map((change): ReportedExposure => ({ ...subject, ...change }));
  });
  const undrawn = exposure.map(({ address, type, ...change }): ReportedExposure => {
    const { title, name } = labelWithoutNode(address, { ...(cloudNames && { cloudNames }) });
    return { address, type, title, name, noun: nounOf(type, title).one, ...change };
  });
  const once = new Map<string, ReportedExposure>();
  for (const entry of [...drawn, ...undrawn]) {
    const key = [originalOf(entry.address), entry.change, entry.what, entry.to].join('\n');
    if (!once.has(key)) once.set(key, entry);
  }
  return [...once.values()].sort((a, b) => byAddress(a.address, b.address));
}

// ---- Plain text: the sentence, then one line per change under the heading of its kind.

/** Returns the report as plain text, with ASCII replacements for its own symbols. */
export function asText(report: ChangeReport): string {
  const rows = rowsOf(report);
  const shown = rows.slice(0, LINES_MAX);
  const groups = [...groupBy(shown, headingOf)].map(([heading, group]) =>
    [heading, ...group.flatMap(lines)].join('\n'),
  );
  const hiddenRows = rows.length - shown.length;
  const outputs = printable(outputsLine(report));
  const ending = [hiddenRows === 0 ? '' : rowsMore(hiddenRows), outputs].filter((block) => block !== '');
  const caveats = (report.caveats ?? []).map((each) => printable(notKnown(each)));
  const lead = [printable(report.sentence), ...(caveats.length === 0 ? [] : [caveats.join('\n')])];
  const blocks = [...lead, ...groups, ...ending, ...blocksOf(report)];
  return `${blocks.map(inAscii).join('\n\n')}\n`;
}

const headingOf = ({ change, isTouched }: Row): string =>
  isTouched === true ? TOUCHED_HEADING : CHANGE_HEADINGS[change];

function blocksOf({ movedBlocks = [] }: ChangeReport): readonly string[] {
  if (movedBlocks.length === 0) return [];
  const shown = movedBlocks.slice(0, MOVED_BLOCKS_SHOWN);
  const hidden = movedBlocks.length - shown.length;
  const head = `${movedSummary(movedBlocks.length)}\n${MOVED_BLOCK_HINT}`;
  return [head, ...shown.map(movedBlockText).map(printableLines), ...(hidden > 0 ? [rowsMore(hidden)] : [])];
}

const printableLines = (text: string): string => text.split('\n').map(printable).join('\n');

function lines({ glyph, subject, where, values, why, parts, code }: Row): string[] {
  const location = where.length === 0 ? '' : `  (${printableCell(where.join(' > '))})`;
  return [
    `  ${inAscii(glyph).padEnd(GLYPH_WIDTH)} ${printableCell(subject)}${location}`,
    ...[...code.map(inOneLine), ...values, ...why, ...parts.map((part) => inHost(subject, partInOneLine(part)))].map(
      (text) => `${' '.repeat(INDENT)}${printableCell(text)}`,
    ),
  ];
}

const partInOneLine = ({ text, code: [proof] }: PartRow): string =>
  addressAt(text, proof?.source === undefined ? '' : codeLocation(proof.source.file, proof.source.line));

const inOneLine = ({ address, source }: Proof): string =>
  addressAt(address, source === undefined ? '' : codeLocation(source.file, source.line));

/** Width of `-/+`, the widest glyph. */
const GLYPH_WIDTH = 3;
const INDENT = GLYPH_WIDTH + 5;

const printableCell = (text: string): string => printable(short(text, CELL_LENGTH_MAX));

/** Replaces the report's own symbols, which not every terminal can display. */
const inAscii = (text: string): string =>
  text.replaceAll('→', '->').replaceAll('←', '<-').replaceAll(' × ', ' x ').replaceAll('×', 'x');

// ---- Gains and losses of rights, with the names of principals and targets.

/** Returns the changes of rights in their order of importance. Changes of copies and shared roles are listed once. */
function reportedRights(graph: Graph, names: Names): ReportedRights[] {
  const { nodes, rights = [] } = graph;
  const nodesByChange = new Map<string, string[]>();
  const changesByKey = new Map<string, RightsChange>();
  const add = (change: RightsChange, node: string | null): void => {
    const key = JSON.stringify(change);
    changesByKey.set(key, change);
    const isListed = nodesByChange.get(key)?.includes(originalOf(node ?? '')) === true;
    if (node !== null && !isListed) put(nodesByChange, key, originalOf(node));
  };
  for (const { address, changed, ghostOf } of nodes.values())
    if (ghostOf === undefined) for (const change of changed?.rights ?? []) add(change, address);
  for (const { address: _, ...change } of rights) add(change, null);
  const subjectFor = subjectsOf([...changesByKey.values()], graph, names);
  const grants = changesOfParts(graph);
  return [...changesByKey].map(([key, change]): ReportedRights => {
    const { principal, target, keeps, ...rest } = change;
    const grant = grants.get(change.by);
    const namedPrincipal = { ...subjectFor(principal), ...(principal.is !== undefined && { is: principal.is }) };
    const reported = {
      ...rest,
      principal: namedPrincipal,
      target: subjectFor(target),
      ...(keeps !== undefined && { keeps: keeps.map(subjectFor) }),
      nodes: nodesByChange.get(key) ?? [],
      ...(grant !== undefined && { grant }),
    };
    return { ...reported, text: rightsInText(reported) };
  });
}

/** Returns the changes of resources that are parts of others or that no diagram shows, by graph address. */
function changesOfParts({ nodes, touched = [] }: Graph): ReadonlyMap<string, ReportedPart['change']> {
  const parts = [...nodes.values()].flatMap(({ changed }) => changed?.parts ?? []);
  return new Map([
    ...parts.map(({ address, change }) => [toGraphAddress(address, 'short') ?? address, change] as const),
    ...touched.map(
      ({ address, change, forcedBy = [] }) => [address, forcedBy.length > 0 ? 'replace' : change] as const,
    ),
  ]);
}

/** Returns a lookup of the name of a principal or target. Equal names are distinguished by module. */
function subjectsOf(changes: readonly RightsChange[], graph: Pick<Graph, 'nodes' | 'cloudNames'>, names: Names) {
  const { nodes } = graph;
  const plainly = ({ address, noun, name, detail }: Subject): ReportedSubject => {
    if (address === undefined) return { noun, name, ...(detail !== undefined && { detail }) };
    const type = typeOf(address);
    // A node that stands for several instances has the name of all of them.
    const isDrawn = nodes.has(address) && ((nodes.get(address)?.count ?? 1) === 1 || !graph.cloudNames?.has(address));
    const label = isDrawn ? names.labelOf(address) : labelWithoutNode(address, graph);
    const distinction = detail ?? (isDrawn ? names.distinctionOf(address) : '');
    const spoken = nounOf(type, label.title);
    return { address, type, ...label, noun: spoken.one, ...(distinction !== '' && { detail: distinction }) };
  };
  const subjects = changes.flatMap(({ principal, target, keeps = [] }) => [principal, target, ...keeps]);
  const alike = groupBy(
    subjects.flatMap((subject) => (subject.address === undefined ? [] : [plainly(subject)])),
    ({ noun, name }) => `${noun}\n${name}`,
  );
  return (subject: Subject): ReportedSubject => {
    const plain = plainly(subject);
    if (plain.address === undefined || plain.detail !== undefined) return plain;
    const sameNamed = alike.get(`${plain.noun}\n${plain.name}`) ?? [];
    const isAlone = sameNamed.every(({ address }) => address === plain.address);
    const module = isAlone ? '' : inModule(plain.address);
    return module === '' ? plain : { ...plain, detail: module };
  };
}

// ---- Evidence of each entry: its Terraform address and its line, in the revision that has it.

/**
 * Returns the report with evidence, and with `moved` blocks for likely renames. Entries that the code does not know are
 * unchanged.
 */
function withEvidence(report: ChangeReport, graph: Graph, code: Code): ChangeReport {
  const { exposure = [] } = report;
  const compared = { graph, before: endsBefore(graph), exposure, code };
  const nodes = report.nodes.map((node) => ({ ...node, ...nodeEvidence(node, graph.nodes.get(node.address), code) }));
  const blocks = movedBlocks(nodes, code);
  return {
    ...report,
    nodes,
    edges: report.edges.map((edge) => ({ ...edge, ...edgeEvidence(edge, compared) })),
    ...(report.rights && {
      rights: report.rights.map((right) => ({ ...right, ...resourceEvidence(right.by, 'update', code) })),
    }),
    ...(report.touched && { touched: report.touched.map((entry) => ({ ...entry, ...touchedEvidence(entry, code) })) }),
    ...(report.exposure && { exposure: exposure.map((entry) => ({ ...entry, ...exposureEvidence(entry, code) })) }),
    ...(blocks.length > 0 && { movedBlocks: blocks }),
  };
}

/** Orders the revisions for look-ups: a deleted resource is in the code of `before`, any other in that of `after`. */
const sidesFor = (change: ChangeName, { before, after }: Code): readonly [RevisionCode, RevisionCode] =>
  REMOVALS.has(change) ? [before, after] : [after, before];

/**
 * Returns the evidence of a resource.
 * @param address graph address
 */
function resourceEvidence(address: string, change: ChangeName, code: Code): Evidence {
  return evidenceOf(resourceIn(address, change, code), wasOf(address, change, code));
}

const resourceIn = (address: string, change: ChangeName, code: Code): CodeResource | undefined =>
  sidesFor(change, code)
    .map((side) => side.resource(originalOf(address)))
    .find((found) => found !== undefined);

/** Returns the resource in `before`; undefined if it is new or gone. */
const wasOf = (address: string, change: ChangeName, { before }: Code): CodeResource | undefined =>
  REMOVALS.has(change) || change === 'create' ? undefined : before.resource(originalOf(address));

function evidenceOf(
  resource: CodeResource | undefined,
  resourceBefore?: CodeResource,
  names?: readonly string[],
): Evidence {
  if (resource === undefined) return {};
  const source = changedLine(resource, resourceBefore, names);
  return { origin: resource.origin, ...(source !== undefined && { source }) };
}

function proofOf(resource: CodeResource, path?: string, knownLine?: number): Proof {
  const { origin, source, lines } = resource;
  // A resource of an external module has no lines but that of the module call.
  const line = path === undefined || lines.size === 0 ? undefined : (knownLine ?? lineOf(path, lines));
  return { address: origin, ...(source !== undefined && { source: { ...source, line: line ?? source.line } }) };
}

/** Returns the Terraform addresses of the resources that change with each node. */
function originsByNode(
  nodes: readonly ReportedNode[],
  graph: Graph,
  code: Code | undefined,
): ReadonlyMap<string, readonly string[]> {
  if (code === undefined) return new Map();
  return new Map(
    nodes.map(({ address, change }) => {
      const node = graph.nodes.get(address);
      return [address, node === undefined ? [] : resourcesOf(node, change, code).map(({ origin }) => origin)];
    }),
  );
}

/**
 * Returns what is not known about the changed resources.
 * @param inSentence modules without code that the sentence already names
 */
function caveatsOf(
  { nodes, touched }: Pick<ChangeReport, 'nodes'> & { readonly touched: readonly ReportedTouch[] },
  origins: ReadonlyMap<string, readonly string[]>,
  inSentence: readonly string[],
  code: Code,
): readonly ReportedCaveat[] {
  const parts = nodes.flatMap((node) => node.parts ?? []).map(({ address }) => address);
  const changed = new Set([...[...origins.values()].flat(), ...parts, ...touched.map(({ origin }) => origin)]);
  if (changed.size === 0) return [...leftOutOf(code), ...absentChanges(code)];
  const isUnread = ({ address }: { readonly address: string }): boolean =>
    factsOf(typeOf(address)).unread === true && !inSentence.includes(originalOf(address));
  const unread = [...nodes, ...touched].filter(isUnread).map(({ address }) => moduleOf(address));
  return caveatsAbout(changed, [...new Set(unread)], code);
}

/** Returns the address of the module that a resource stands for: `module.shop.module.vpc`. */
const moduleOf = (address: string): string =>
  (parseAddress(address)?.modules ?? []).map(({ name }) => `module.${name}`).join('.');

type NodeEvidence = Partial<Pick<ReportedNode, 'origin' | 'source' | 'origins' | 'by' | 'values' | 'parts'>>;

function nodeEvidence(node: ReportedNode, drawn: GraphNode | undefined, code: Code): NodeEvidence {
  const { change, values, blocks = [], parts, forcedBy = [], movedFrom } = node;
  const resources = drawn === undefined ? [] : resourcesOf(drawn, change, code);
  const [first] = resources;
  const reportedParts = parts && { parts: parts.map((part) => partEvidence(part, code)) };
  if (first === undefined) {
    const proof = sidesFor(change, code)
      .map((side) => side.resourceThatImplies(node.address))
      .find((found) => found !== undefined);
    return { ...(proof && { by: proofOf(proof) }), ...reportedParts };
  }
  const was = movedFrom === undefined ? wasOf(node.address, change, code) : code.before.resourceWithOrigin(movedFrom);
  const forcing = (values ?? []).filter(({ forces }) => forces === true);
  const names = [
    ...forcedBy,
    ...[...forcing, ...(values ?? [])].flatMap(({ name }) => pathsOf(name)),
    ...blocks.map(({ path }) => path),
  ];
  return {
    ...evidenceOf(first, was, names),
    ...(resources.length > 1 && { origin: blockOf(resources) }),
    ...(resources.length > 1 && { origins: resources.map(({ origin }) => origin) }),
    ...(values && { values: values.map((value) => valueEvidence(value, first)) }),
    ...reportedParts,
  };
}

/** Returns the address of the block of all instances; of several blocks, the address of the first resource. */
function blockOf(resources: readonly CodeResource[]): string {
  const blocks = new Set(resources.map(({ origin }) => withoutKey(origin)));
  const [first] = resources as readonly [CodeResource, ...CodeResource[]];
  return blocks.size === 1 ? withoutKey(first.origin) : first.origin;
}

/** Returns the resources of a node that change as the node does; all of them if the changing ones are unknown. */
function resourcesOf(node: GraphNode, change: ChangeName, code: Code): readonly CodeResource[] {
  const stemsAfter = node.isGone === true || REMOVALS.has(change) ? [] : stemsOf(node);
  const stemsBefore = (node.before ?? [node]).flatMap(stemsOf);
  const [after, before] = [new Set(stemsAfter), new Set(stemsBefore)];
  const { create = 0, delete: gone = 0, update = 0, replace = 0 } = node.changed?.instances ?? {};
  const stay = update + replace === 0 ? [] : stemsAfter.filter((address) => before.has(address));
  const created = create === 0 ? [] : stemsAfter.filter((address) => !before.has(address));
  const deleted = gone === 0 ? [] : stemsBefore.filter((address) => !after.has(address));
  const changing = [...inSide([...stay, ...created], code.after), ...inSide(deleted, code.before)];
  const resources = (stemsAfter.length > 0 ? stemsAfter : stemsBefore).map((address) =>
    resourceIn(address, change, code),
  );
  return (changing.length > 0 ? changing : resources).filter((found) => found !== undefined);
}

const inSide = (addresses: readonly string[], side: RevisionCode) => addresses.map((address) => side.resource(address));

const stemsOf = ({ address, instances }: GraphNode): readonly string[] => (instances ?? [address]).map(originalOf);

function valueEvidence(value: ReportedValue, { lines }: CodeResource): ReportedValue {
  const line = pathsOf(value.name)
    .map((path) => lines.get(path))
    .find((found) => found !== undefined);
  return line === undefined ? value : { ...value, line };
}

/** Returns the paths at which a displayed value may be set: the size of a cluster is in the block of its node pool. */
const pathsOf = (name: string): readonly string[] => pathsOfAttribute(name).map((path) => path.join('.'));

function partEvidence(part: ReportedPart, code: Code): ReportedPart {
  const resource = sidesFor(part.change, code)
    .map((side) => side.resourceWithOrigin(part.address))
    .find((found) => found !== undefined);
  if (resource === undefined) return part;
  const was =
    part.change === 'create' || REMOVALS.has(part.change) ? undefined : code.before.resourceWithOrigin(part.address);
  const source = changedLine(
    resource,
    was,
    (part.values ?? []).flatMap(({ name }) => pathsOf(name)),
  );
  const values = part.values?.map((value) => valueEvidence(value, resource));
  return { ...part, ...(values && { values }), ...(source !== undefined && { source }) };
}

/** Returns the line of the first differing attribute. */
function touchedEvidence({ origin, change, attributes }: ReportedTouch, code: Code): Pick<ReportedTouch, 'source'> {
  const [side] = sidesFor(change, code);
  const resource = side.resourceWithOrigin(origin);
  if (resource === undefined) return {};
  const source = changedLine(resource, undefined, attributes.flatMap(withBlocks));
  return source === undefined ? {} : { source };
}

/** Returns a path and those of its enclosing blocks: inside a JSON string, only the attribute has a line. */
const withBlocks = (path: string): readonly string[] =>
  path.split('.').map((_, i, names) => names.slice(0, names.length - i).join('.'));

/** Returns the evidence of the resource that opens or closes; if the code does not know it, of the exposed resource. */
function exposureEvidence({ by, address }: ReportedExposure, code: Code): Evidence {
  const isKnown = resourceIn(by, 'update', code) !== undefined;
  const subject = isKnown ? by : address;
  return resourceEvidence(subject, 'update', code);
}

interface Compared {
  readonly graph: Graph;
  /** Addresses in `before`, by address in the union. */
  readonly before: ReadonlyMap<string, string>;
  readonly exposure: readonly ReportedExposure[];
  readonly code: Code;
}

const endsBefore = ({ nodes }: Graph): ReadonlyMap<string, string> =>
  new Map([...nodes.values()].map(({ address, before }) => [address, before?.[0]?.address ?? address]));

function edgeEvidence({ from, to, change }: ReportedEdge, compared: Compared): { readonly by?: Proof } {
  const { graph, before, exposure, code } = compared;
  const addressBefore = (end: string): string => before.get(end) ?? end;
  const proofBefore = decisiveEvidence(code.before.edge(addressBefore(from), addressBefore(to)), code.after);
  const proofAfter = decisiveEvidence(code.after.edge(from, to), code.before);
  const proof = change === 'delete' ? (proofBefore ?? proofAfter) : (proofAfter ?? proofBefore);
  if (proof !== undefined) return { by: proofOf(proof.resource, proof.path, proof.line) };
  const [end] = [from, to].filter((address) => !isOutside(graph.nodes.get(address)?.type ?? ''));
  if (end === undefined) return {};
  const opens = exposure.find(({ address }) => address === end);
  const opening = opens === undefined ? {} : exposureEvidence(opens, code);
  if (opening.origin !== undefined) {
    return { by: { address: opening.origin, ...(opening.source && { source: opening.source }) } };
  }
  const resource = resourceIn(change === 'delete' ? addressBefore(end) : end, change, code);
  return resource === undefined ? {} : { by: proofOf(resource) };
}

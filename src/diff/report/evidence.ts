/** Evidence of each entry: its Terraform address and its line, in the revision that has it. */
import { placesOf } from '../../catalog/attributes.js';
import type { ChangeName } from '../../graph/changes.js';
import type { Graph, GraphNode } from '../../graph/model.js';
import { isOutside } from '../../graph/outside.js';
import { formatTerraformAddress, parseTerraformAddress } from '../../graph/terraform-address.js';
import { type Code, type CodeResource, type CodeSide, changedLine, lineOf } from './code.js';
import { originalOf } from './counts.js';
import type {
  ChangeReport,
  Evidence,
  Proof,
  ReportedEdge,
  ReportedExposure,
  ReportedNode,
  ReportedPart,
  ReportedTouch,
  ReportedValue,
} from './model.js';
import { movedBlocks } from './moved.js';

/**
 * Returns the report with evidence, and with `moved` blocks for likely renames. Entries that the code does not know are
 * unchanged.
 */
export function withEvidence(report: ChangeReport, graph: Graph, code: Code): ChangeReport {
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
    ...(report.touched && { touched: report.touched.map((one) => ({ ...one, ...touchedEvidence(one, code) })) }),
    ...(report.exposure && { exposure: exposure.map((one) => ({ ...one, ...exposureEvidence(one, code) })) }),
    ...(blocks.length > 0 && { movedBlocks: blocks }),
  };
}

const GONE: ReadonlySet<ChangeName> = new Set(['delete', 'forget']);

/** Orders the revisions for look-ups: a deleted resource is in the code of `before`, any other in that of `after`. */
const sidesFor = (change: ChangeName, { before, after }: Code): readonly [CodeSide, CodeSide] =>
  GONE.has(change) ? [before, after] : [after, before];

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
  GONE.has(change) || change === 'create' ? undefined : before.resource(originalOf(address));

function evidenceOf(resource: CodeResource | undefined, was?: CodeResource, names?: readonly string[]): Evidence {
  if (resource === undefined) return {};
  const source = changedLine(resource, was, names);
  return { origin: resource.origin, ...(source !== undefined && { source }) };
}

function proofOf(resource: CodeResource, path?: string, again?: number): Proof {
  const { origin, source, lines } = resource;
  // A resource of an external module has no lines but that of the module call.
  const line = path === undefined || lines.size === 0 ? undefined : (again ?? lineOf(path, lines));
  return { address: origin, ...(source !== undefined && { source: { ...source, line: line ?? source.line } }) };
}

type NodeEvidence = Partial<Pick<ReportedNode, 'origin' | 'source' | 'origins' | 'by' | 'values' | 'parts'>>;

function nodeEvidence(node: ReportedNode, drawn: GraphNode | undefined, code: Code): NodeEvidence {
  const { change, values, parts, forcedBy = [], movedFrom } = node;
  const resources = drawn === undefined ? [] : resourcesOf(drawn, change, code);
  const [first] = resources;
  const reportedParts = parts && { parts: parts.map((part) => partEvidence(part, code)) };
  if (first === undefined) {
    const proof = sidesFor(change, code)
      .map((side) => side.implied(node.address))
      .find((found) => found !== undefined);
    return { ...(proof && { by: proofOf(proof) }), ...reportedParts };
  }
  const was = movedFrom === undefined ? wasOf(node.address, change, code) : code.before.called(movedFrom);
  const forcing = (values ?? []).filter(({ forces }) => forces === true);
  const names = [...forcedBy, ...[...forcing, ...(values ?? [])].flatMap(({ name }) => pathsOf(name))];
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

function withoutKey(origin: string): string {
  const address = parseTerraformAddress(origin);
  return address === null ? origin : formatTerraformAddress({ ...address, index: null });
}

/** Returns the resources of a node that change as the node does; all of them if the changing ones are unknown. */
function resourcesOf(node: GraphNode, change: ChangeName, code: Code): readonly CodeResource[] {
  const now = node.isGone === true || GONE.has(change) ? [] : stemsOf(node);
  const was = (node.before ?? [node]).flatMap(stemsOf);
  const [there, earlier] = [new Set(now), new Set(was)];
  const { create = 0, delete: gone = 0, update = 0, replace = 0 } = node.changed?.instances ?? {};
  const stay = update + replace === 0 ? [] : now.filter((address) => earlier.has(address));
  const come = create === 0 ? [] : now.filter((address) => !earlier.has(address));
  const left = gone === 0 ? [] : was.filter((address) => !there.has(address));
  const some = [...inSide([...stay, ...come], code.after), ...inSide(left, code.before)];
  const all = (now.length > 0 ? now : was).map((address) => resourceIn(address, change, code));
  return (some.length > 0 ? some : all).filter((found) => found !== undefined);
}

const inSide = (addresses: readonly string[], side: CodeSide) => addresses.map((address) => side.resource(address));

const stemsOf = ({ address, instances }: GraphNode): readonly string[] => (instances ?? [address]).map(originalOf);

function valueEvidence(value: ReportedValue, { lines }: CodeResource): ReportedValue {
  const line = pathsOf(value.name)
    .map((path) => lines.get(path))
    .find((found) => found !== undefined);
  return line === undefined ? value : { ...value, line };
}

/** Returns the paths at which a displayed value may be set: the size of a cluster is in the block of its node pool. */
const pathsOf = (name: string): readonly string[] => placesOf(name).map((path) => path.join('.'));

function partEvidence(part: ReportedPart, code: Code): ReportedPart {
  const resource = sidesFor(part.change, code)
    .map((side) => side.called(part.address))
    .find((found) => found !== undefined);
  if (resource === undefined) return part;
  const was = part.change === 'create' || GONE.has(part.change) ? undefined : code.before.called(part.address);
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
  const resource = side.called(origin);
  if (resource === undefined) return {};
  const source = changedLine(resource, undefined, attributes.flatMap(withBlocks));
  return source === undefined ? {} : { source };
}

/** Returns a path and those of its enclosing blocks: inside a JSON text, only the attribute has a line. */
const withBlocks = (path: string): readonly string[] =>
  path.split('.').map((_, at, names) => names.slice(0, names.length - at).join('.'));

/** Returns the evidence of the resource that opens or closes; if the code does not know it, of the exposed resource. */
function exposureEvidence({ by, address }: ReportedExposure, code: Code): Evidence {
  const isSaid = resourceIn(by, 'update', code) !== undefined;
  const about = isSaid ? by : address;
  return resourceEvidence(about, 'update', code);
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
  const was = (end: string): string => before.get(end) ?? end;
  const found =
    change === 'delete'
      ? (code.before.edge(was(from), was(to)) ?? code.after.edge(from, to))
      : (code.after.edge(from, to) ?? code.before.edge(was(from), was(to)));
  if (found !== undefined) return { by: proofOf(found.resource, found.path, found.line) };
  const [end] = [from, to].filter((address) => !isOutside(graph.nodes.get(address)?.type ?? ''));
  if (end === undefined) return {};
  const opens = exposure.find(({ address }) => address === end);
  const opening = opens === undefined ? {} : exposureEvidence(opens, code);
  if (opening.origin !== undefined) {
    return { by: { address: opening.origin, ...(opening.source && { source: opening.source }) } };
  }
  const resource = resourceIn(change === 'delete' ? was(end) : end, change, code);
  return resource === undefined ? {} : { by: proofOf(resource) };
}

/**
 * Collects the provenance of nodes and edges from the ledger of inference: the location in the code and the evidence.
 * Formats that can show it, such as HTML, receive it as `ProvenanceDetails`.
 */

import type { Resource } from '../graph/inventory.js';
import type { Graph } from '../graph/model.js';
import { connectionsOf } from '../labels/edges/connections.js';
import * as sharedMessages from '../messages.js';
import type { Io } from '../platform/io.js';
import type { CodeLocation, ElementDetails, ProvenanceDetails, Reason } from '../render/writer.js';
import { pathOnWeb, type WebLocation, webLocationInCi, webLocationOfAddress } from '../terraform/fetch/web-location.js';
import * as messages from './messages.js';
import { type Entry, type Ledger, type Proof, type Tagged, tagOf } from './read.js';
import type { OpenedSource } from './source.js';
import { type DrawnPart, undrawnIn } from './undrawn.js';

/** One revision, with everything that its details are made from. */
export interface RevisionToDetail {
  /** Null for a graph file. */
  readonly ledger: Ledger | null;
  /** The opened source, from which web addresses of files are derived; null if there is none. */
  readonly source: LinkableSource | null;
  /** The resources, and the names of tags whose values may be shown. */
  readonly tagged?: Tagged;
}

/** The parts of a source from which web addresses of its files are derived. */
export type LinkableSource = Pick<OpenedSource, 'fetched' | 'code' | 'files' | 'history'>;

/** The details of one revision. Nodes are named by their ids in the drawn graph. */
interface RevisionDetails {
  readonly lines: ProvenanceDetails['lines'];
  readonly elements: ReadonlyMap<string, ElementDetails>;
  readonly tags?: TagsOf;
}

/** Lookups for the addresses and locations in a ledger. */
interface DetailContext {
  /** Returns the id of a drawn node by its address in the ledger. */
  readonly idOf: (address: string) => string;
  /** Returns the location for `main.tf:12`, with its web address if that is known; empty for undefined. */
  readonly locationOf: (at: string | undefined) => { readonly at?: CodeLocation };
}

/**
 * Returns the provenance details of a diagram; null without a ledger.
 * @param revisions `after`; in a comparison also `before`, for elements that are gone
 * @param part the drawn graph, and what it was reduced from
 */
export function detailsIn(
  [after, before]: readonly [RevisionToDetail, RevisionToDetail?],
  part: DrawnPart,
  io: Pick<Io, 'env' | 'directory'>,
): ProvenanceDetails | null {
  const { graph: drawn } = part;
  const detailsAfter =
    after.ledger &&
    detailsOfRevision(after, after.ledger, drawn, {
      idOf: sameAddress,
      locationOf: locationLookup(after, io),
    });
  const context = { idOf: idsBefore(drawn), locationOf: locationLookup(before ?? after, io) };
  const undrawn = undrawnIn(
    [
      ...(after.ledger ? [{ ledger: after.ledger, resources: after.tagged?.resources ?? [], idOf: sameAddress }] : []),
      ...(before?.ledger
        ? [{ ledger: before.ledger, resources: before.tagged?.resources ?? [], idOf: context.idOf }]
        : []),
    ],
    part,
  );
  const details = before?.ledger
    ? mergeDetails(detailsAfter ?? NO_DETAILS, detailsOfRevision(before, before.ledger, drawn, context), drawn)
    : detailsAfter;
  if (undrawn.length === 0) return details;
  return { ...(details ?? NO_DETAILS), undrawn };
}

/** Implements `DetailContext.idOf` for `after`: the drawn graph has its addresses as ids. */
const sameAddress = (address: string): string => address;

const NO_DETAILS: RevisionDetails = { lines: new Map(), elements: new Map() };

/** Returns a lookup from addresses in `before` to ids in the drawn graph, which contains both revisions. */
function idsBefore({ nodes }: Graph): DetailContext['idOf'] {
  const ids = new Map(
    [...nodes.values()].flatMap(({ address, before = [] }) => before.map((earlier) => [earlier.address, address])),
  );
  return (address) => ids.get(address) ?? address;
}

/**
 * Merges the details of both revisions. Those of `after` take precedence. A ghost is the former position of a node that
 * has moved to another box; it gets the details of `before`.
 */
function mergeDetails(after: RevisionDetails, before: RevisionDetails, { nodes }: Graph): ProvenanceDetails {
  const ghosts = [...nodes.values()].flatMap(({ address, ghostOf }) => {
    const details = ghostOf === undefined ? undefined : before.elements.get(ghostOf);
    return details === undefined ? [] : [[address, details] as const];
  });
  const names = [...new Set([...(after.tags ?? new Map()).keys(), ...(before.tags ?? new Map()).keys()])];
  const tags = names.map((name) => {
    const gone = [...(before.tags?.get(name) ?? [])].filter(([id]) => !after.elements.has(id));
    return [name, new Map([...(after.tags?.get(name) ?? []), ...gone])] as const;
  });
  return {
    lines: new Map([...before.lines, ...after.lines]),
    elements: new Map([...before.elements, ...after.elements, ...ghosts]),
    ...(tags.length > 0 && { tags: new Map(tags) }),
  };
}

const detailsOfRevision = (
  { tagged }: RevisionToDetail,
  ledger: Ledger,
  drawn: Graph,
  context: DetailContext,
): RevisionDetails => ({
  lines: edgeEvidence(ledger, drawn, context),
  elements: nodeDetails(ledger.entries, context),
  ...(tagged && hasTags(tagged) && { tags: tagsOf(tagged, ledger.entries, context.idOf) }),
});

/** Returns `DetailContext.locationOf` for a revision. It derives the web address of each file only once. */
function locationLookup({ source }: RevisionToDetail, io: Pick<Io, 'env' | 'directory'>): DetailContext['locationOf'] {
  const web = source && webLocationOf(source, io);
  const addresses = new Map<string, string | null>();
  return (at) => {
    const [, file, line] = /^(.*):(\d+)$/s.exec(at ?? '') ?? [];
    if (file === undefined) return {};
    const address = addresses.get(file) ?? (web && addressOf(web, file));
    addresses.set(file, address);
    return { at: { file, line: Number(line), ...(address !== null && { address }) } };
  };
}

function addressOf(web: WebLocation, file: string): string | null {
  const path = pathOnWeb(web, file);
  return path === null ? null : web.before + path + web.after;
}

/** Returns the location of a source on the web; null if its repository is unknown. */
export function webLocationOf(
  { fetched, history, code, files }: LinkableSource,
  { env, directory: working }: Pick<Io, 'env' | 'directory'>,
) {
  if (fetched !== undefined) return webLocationOfAddress(fetched.url, fetched.commit, fetched.folder);
  const directory = history?.directory ?? code?.directory ?? files?.directory ?? null;
  return directory === null ? null : webLocationInCi(env, working, directory, history);
}

/**
 * Collects evidence per drawn edge. A resource that is itself drawn as an edge (a VPC peering) contributes the evidence
 * of its two incident edges.
 */
function edgeEvidence({ arrows }: Ledger, drawn: Graph, context: DetailContext): ProvenanceDetails['lines'] {
  const nodesAsEdges = connectionsOf(drawn);
  const lines = new Map<string, Reason[]>();
  for (const { from, to, evidence } of arrows) {
    const [start, end] = [context.idOf(from), context.idOf(to)];
    const edge = nodesAsEdges.get(start) ?? nodesAsEdges.get(end);
    const key = edge === undefined ? `${start}\n${end}` : `${edge.from}\n${edge.to}`;
    const reasons = lines.get(key) ?? [];
    reasons.push(...evidence.map((proof) => reasonOf(proof, context, edge === undefined ? from : null)));
    lines.set(key, reasons);
  }
  return lines;
}

/**
 * Collects by id of each drawn node its location, its evidence, and the resources that are folded into it. Hidden
 * resources are left out.
 */
function nodeDetails(entries: readonly Entry[], context: DetailContext): RevisionDetails['elements'] {
  const nodes = new Map<string, { at?: CodeLocation; why: Reason[]; parts: ElementDetails['parts'][number][] }>();
  for (const entry of entries) {
    if (entry.bucket === 'hidden') continue;
    const { node, address, origin } = entry;
    const { at } = context.locationOf(entry.at);
    const id = context.idOf(node);
    const details = nodes.get(id) ?? { why: [], parts: [] };
    nodes.set(id, details);
    if (entry.bucket === 'drawn') {
      // All instances of a node are in the same place of the code.
      if (at !== undefined) details.at ??= at;
      if (node === address) details.why.push(...entry.evidence.map((proof) => reasonOf(proof, context, address)));
      continue;
    }
    const reasons = entry.evidence.map((proof) => reasonOf(proof, context, address, entry.into).text);
    const text = [messages.WHY_PART[entry.kind], ...reasons].join(': ');
    details.parts.push({ name: origin, text, ...(at !== undefined && { at }) });
  }
  return nodes;
}

/** Rules for which the attribute alone is sufficient evidence. */
const SELF_EXPLANATORY: ReadonlySet<Proof['rule']> = new Set(['reference', 'referrer', 'link']);

/**
 * Returns a proof in words, such as `self.subnet_id`, and its location.
 * @param self address that is shown as `self`; null for none
 * @param host address that is shown as `host`: the resource into which `self` is folded
 */
function reasonOf(
  { rule, isFact, by, path, at }: Proof,
  context: DetailContext,
  self: string | null,
  host?: string,
): Reason {
  const attribute = sharedMessages.attributeOf(by === self ? 'self' : by === host ? 'host' : by, path);
  const words = attribute !== '' && SELF_EXPLANATORY.has(rule) ? [] : [sharedMessages.RULES[rule]];
  const text = messages.reason([attribute, ...words].filter(Boolean), isFact);
  return { text, ...context.locationOf(at) };
}

// ---- Tags that the user requested by name. Values of other tags may be secret and are never shown.

/** Values by tag name and id of the node. A node that shows several resources has the values of all. */
type TagsOf = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

const hasTags = ({ names, resources }: Tagged): boolean =>
  names.length > 0 || resources.some(({ root }) => root !== undefined);

/**
 * Returns the values of the named tags on drawn resources. Resources without a value are left out. If several root
 * modules are joined, the path of the root module is like a tag, so that the page filters by it.
 * @param idOf returns the id of a node by its address in this source
 */
function tagsOf({ names, resources }: Tagged, entries: readonly Entry[], idOf: (address: string) => string): TagsOf {
  const nodes = new Map(
    entries.flatMap((entry) => (entry.bucket === 'drawn' ? [[entry.address, idOf(entry.node)]] : [])),
  );
  const valuesBy = (read: (resource: Resource) => string) => {
    const values = new Map<string, readonly string[]>();
    for (const resource of resources) {
      const [node, value] = [nodes.get(resource.address), read(resource)];
      if (node === undefined || value === '') continue;
      values.set(node, [...new Set([...(values.get(node) ?? []), value])]);
    }
    return values;
  };
  const roots = valuesBy(({ root = '' }) => root);
  return new Map([
    ...(roots.size > 0 ? [[messages.ROOT_MODULE, roots] as const] : []),
    ...names.map((name) => [name, valuesBy((resource) => tagOf(resource, name))] as const),
  ]);
}

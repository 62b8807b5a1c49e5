/** Provenance of nodes and edges for formats that can show it, collected from the ledger. */

import { TAG_ATTRIBUTES } from '../catalog/attributes.js';
import type { Json, Resource } from '../graph/inventory.js';
import type { Graph } from '../graph/model.js';
import * as sharedMessages from '../messages.js';
import type { Io } from '../platform/io.js';
import { short } from '../platform/text/printable.js';
import type { CodePlace, ElementDetails, ProvenanceDetails, Reason } from '../render/writer.js';
import { pathOnWeb, type WebLocation, webLocationInCi, webLocationOfAddress } from '../terraform/fetch/web-location.js';
import * as messages from './messages.js';
import { linesOf } from './present.js';
import type { Entry, Ledger, Proof } from './read.js';
import type { Opened } from './source.js';
import type { Tagged } from './tagged.js';

/** A source and the locations of its resources. */
export interface SideToTell {
  /** Null for a graph file. */
  readonly ledger: Ledger | null;
  /** Null if there is none. */
  readonly source: OpenedSource | null;
  /** The resources, and the names of tags whose values may be shown. */
  readonly tagged?: Tagged;
}

export type OpenedSource = Pick<Opened, 'fetched' | 'code' | 'files' | 'history'>;

/** The details of one revision. */
interface OneTold {
  readonly lines: ProvenanceDetails['lines'];
  readonly things: ReadonlyMap<string, ElementDetails>;
  readonly tags?: TagsOf;
}

/** Functions that convert ledger entries to details. */
interface DetailContext {
  /** Returns the id of a drawn node by its address in the ledger. */
  readonly idOf: (address: string) => string;
  readonly placeOf: (at: string | undefined) => { readonly at?: CodePlace };
}

/**
 * Returns the provenance details of a diagram; null without a ledger.
 * @param sides one source, or two: `after`, and `before` for elements that are gone
 * @param drawn the drawn graph
 */
export function detailsIn(
  [after, before]: readonly [SideToTell, SideToTell?],
  drawn: Graph,
  io: Pick<Io, 'env' | 'directory'>,
): ProvenanceDetails | null {
  const now = after.ledger && toldOfOne(after, after.ledger, drawn, { idOf: asItIs, placeOf: placesOf(after, io) });
  if (!before?.ledger) return now;
  const was = toldOfOne(before, before.ledger, drawn, { idOf: idsBefore(drawn), placeOf: placesOf(before, io) });
  return joined(now ?? NOTHING, was, drawn);
}

const NOTHING: OneTold = { lines: new Map(), things: new Map() };
const asItIs = (address: string): string => address;

/** Returns a lookup from addresses in `before` to ids in the union. */
function idsBefore({ nodes }: Graph): DetailContext['idOf'] {
  const ids = new Map(
    [...nodes.values()].flatMap(({ address, before = [] }) => before.map((was) => [was.address, address])),
  );
  return (address) => ids.get(address) ?? address;
}

/** Merges the details of both revisions. Those of `after` take precedence; ghosts have the details of `before`. */
function joined(now: OneTold, was: OneTold, { nodes }: Graph): ProvenanceDetails {
  const ghosts = [...nodes.values()].flatMap(({ address, ghostOf }) => {
    const thing = ghostOf === undefined ? undefined : was.things.get(ghostOf);
    return thing === undefined ? [] : [[address, thing] as const];
  });
  const names = [...new Set([...(now.tags ?? new Map()).keys(), ...(was.tags ?? new Map()).keys()])];
  const tags = names.map((name) => {
    const gone = [...(was.tags?.get(name) ?? [])].filter(([id]) => !now.things.has(id));
    return [name, new Map([...(now.tags?.get(name) ?? []), ...gone])] as const;
  });
  return {
    lines: new Map([...was.lines, ...now.lines]),
    things: new Map([...was.things, ...now.things, ...ghosts]),
    ...(tags.length > 0 && { tags: new Map(tags) }),
  };
}

const toldOfOne = ({ tagged }: SideToTell, ledger: Ledger, drawn: Graph, how: DetailContext): OneTold => ({
  lines: toldLines(ledger, drawn, how),
  things: toldThings(ledger.entries, how),
  ...(tagged && { tags: tagsOf(tagged, ledger.entries, how.idOf) }),
});

/** Looks up the web address of each file only once. */
function placesOf({ source }: SideToTell, io: Pick<Io, 'env' | 'directory'>): DetailContext['placeOf'] {
  const web = source && webPlaceOf(source, io);
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
export function webPlaceOf(
  { fetched, history, code, files }: OpenedSource,
  { env, directory: working }: Pick<Io, 'env' | 'directory'>,
) {
  if (fetched !== undefined) return webLocationOfAddress(fetched.url, fetched.commit, fetched.folder);
  const directory = history?.directory ?? code?.directory ?? files?.directory ?? null;
  return directory === null ? null : webLocationInCi(env, working, directory, history);
}

/**
 * Collects evidence per drawn edge. A resource that is itself drawn as an edge (a VPC peering) contributes the evidence of its
 * two incident edges.
 */
function toldLines({ arrows }: Ledger, drawn: Graph, how: DetailContext): ProvenanceDetails['lines'] {
  const joints = linesOf(drawn);
  const lines = new Map<string, Reason[]>();
  for (const { from, to, evidence } of arrows) {
    const [start, end] = [how.idOf(from), how.idOf(to)];
    const joint = joints.get(start) ?? joints.get(end);
    const key = joint === undefined ? `${start}\n${end}` : `${joint.from}\n${joint.to}`;
    const reasons = lines.get(key) ?? [];
    reasons.push(...evidence.map((proof) => reasonOf(proof, how, joint === undefined ? from : null)));
    lines.set(key, reasons);
  }
  return lines;
}

function toldThings(entries: readonly Entry[], how: DetailContext): OneTold['things'] {
  const things = new Map<string, { at?: CodePlace; why: Reason[]; parts: ElementDetails['parts'][number][] }>();
  for (const entry of entries) {
    if (entry.bucket === 'hidden') continue;
    const { node, address, origin } = entry;
    const { at } = how.placeOf(entry.at);
    const id = how.idOf(node);
    const thing = things.get(id) ?? { why: [], parts: [] };
    things.set(id, thing);
    if (entry.bucket === 'drawn') {
      // All instances of a node are in the same place of the code.
      if (at !== undefined) thing.at ??= at;
      if (node === address) thing.why.push(...entry.evidence.map((proof) => reasonOf(proof, how, address)));
      continue;
    }
    const because = entry.evidence.map((proof) => reasonOf(proof, how, address, entry.into).text);
    const text = [messages.WHY_PART[entry.kind], ...because].join(': ');
    thing.parts.push({ name: origin, text, ...(at !== undefined && { at }) });
  }
  return things;
}

/** Rules for which the attribute alone is sufficient evidence. */
const PLAIN: ReadonlySet<Proof['rule']> = new Set(['reference', 'referrer', 'link']);

/** @param self address whose attributes are shown without it; the same applies to `host` */
function reasonOf(
  { rule, isFact, by, path, at }: Proof,
  how: DetailContext,
  self: string | null,
  host?: string,
): Reason {
  const where = sharedMessages.attributeOf(by === self ? 'self' : by === host ? 'host' : by, path);
  const words = where !== '' && PLAIN.has(rule) ? [] : [sharedMessages.RULES[rule]];
  const text = messages.reason([where, ...words].filter(Boolean), isFact);
  return { text, ...how.placeOf(at) };
}

// ---- Tags that were requested by name.
// Values of others are never shown.

/** Maximum length of a value; a longer one is a text and useless as a filter. */
const TAG_LENGTH_MAX = 80;

/** Values of each node by tag name; for several resources, the values of all. */
type TagsOf = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/**
 * Returns the values of the named tags on drawn resources. Resources without a value are left out.
 * @param idOf returns the id of a node by its address in this source
 */
function tagsOf({ names, resources }: Tagged, entries: readonly Entry[], idOf: (address: string) => string): TagsOf {
  const nodes = new Map(
    entries.flatMap((entry) => (entry.bucket === 'drawn' ? [[entry.address, idOf(entry.node)]] : [])),
  );
  return new Map(
    names.map((name) => {
      const values = new Map<string, readonly string[]>();
      for (const resource of resources) {
        const [node, value] = [nodes.get(resource.address), tagOf(resource, name)];
        if (node === undefined || value === '') continue;
        values.set(node, [...new Set([...(values.get(node) ?? []), value])]);
      }
      return [name, values];
    }),
  );
}

function tagOf({ values }: Resource, name: string): string {
  for (const attribute of TAG_ATTRIBUTES) {
    const tags = values[attribute];
    if (tags === null || typeof tags !== 'object' || !Object.hasOwn(tags, name)) continue;
    const value = (tags as { readonly [name: string]: Json })[name];
    if (typeof value === 'string') return short(value, TAG_LENGTH_MAX);
  }
  return '';
}

/** Why things and arrows are as they are, for formats with room for it: from the ledger, by what is drawn. */

import { pathOnWeb, placeInCi, placeOfAddress, type WebPlace } from '../fetch/web-place.js';
import type { Graph } from '../graph/model.js';
import * as sharedMessages from '../messages.js';
import type { Io } from '../platform/io.js';
import type { CodePlace, ProvenanceDetails, Reason, ToldThing } from '../render/writer.js';
import * as messages from './messages.js';
import { linesOf } from './present.js';
import type { Entry, Ledger, Proof } from './read.js';
import type { Opened } from './source.js';
import type { Tagged } from './tagged.js';
import { type TagsOf, tagsOf } from './tags.js';

/** A source and where its resources have gone. */
export interface SideToTell {
  /** Null for a graph file. */
  readonly ledger: Ledger | null;
  /** Null where there is none. */
  readonly source: OpenedSource | null;
  /** The resources, and names of tags whose values may be told. */
  readonly tagged?: Tagged;
}

export type OpenedSource = Pick<Opened, 'fetched' | 'code' | 'files' | 'history'>;

/** What one side tells of what is drawn. */
interface OneTold {
  readonly lines: ProvenanceDetails['lines'];
  readonly things: ReadonlyMap<string, ToldThing>;
  readonly tags?: TagsOf;
}

/** How what a ledger says is told. */
interface DetailContext {
  /** Of a thing that is drawn, by its address in the ledger. */
  readonly idOf: (address: string) => string;
  readonly placeOf: (at: string | undefined) => { readonly at?: CodePlace };
}

/**
 * @param sides one source, or two: the one after, and the one before, which tells what the one after does not have
 * @param drawn what is in the picture
 */
export function toldIn(
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

/** Addresses before, as what is drawn calls these things. */
function idsBefore({ nodes }: Graph): DetailContext['idOf'] {
  const ids = new Map(
    [...nodes.values()].flatMap(({ address, before = [] }) => before.map((was) => [was.address, address])),
  );
  return (address) => ids.get(address) ?? address;
}

/** What is there after is told as it is then; where something was before it moved, as it was. */
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

/** Each file is looked for on the web once. */
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

function addressOf(web: WebPlace, file: string): string | null {
  const path = pathOnWeb(web, file);
  return path === null ? null : web.before + path + web.after;
}

/** Null where nobody knows the repository that it is in. */
export function webPlaceOf(
  { fetched, history, code, files }: OpenedSource,
  { env, directory: working }: Pick<Io, 'env' | 'directory'>,
) {
  if (fetched !== undefined) return placeOfAddress(fetched.url, fetched.commit, fetched.folder);
  const directory = history?.directory ?? code?.directory ?? files?.directory ?? null;
  return directory === null ? null : placeInCi(env, working, directory, history);
}

/** What is drawn as a line has the arrows that lead to it and away. */
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
  const things = new Map<string, { at?: CodePlace; why: Reason[]; parts: ToldThing['parts'][number][] }>();
  for (const entry of entries) {
    if (entry.bucket === 'hidden') continue;
    const { node, address, origin } = entry;
    const { at } = how.placeOf(entry.at);
    const id = how.idOf(node);
    const thing = things.get(id) ?? { why: [], parts: [] };
    things.set(id, thing);
    if (entry.bucket === 'drawn') {
      // Instances that one node stands for are written in one place.
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

/** Rules of which the attribute is enough to say. */
const PLAIN: ReadonlySet<Proof['rule']> = new Set(['reference', 'referrer', 'link']);

/** @param self whose attributes need no address, nor do those of `host` */
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

/** Why things and arrows are as they are, for formats with room for it: from the ledger, by what is drawn. */
import { TAG_ATTRIBUTES } from '../catalog/attributes.js';
import type { Json, Resource } from '../graph/inventory.js';
import type { Graph } from '../graph/model.js';
import type { Io } from '../io/io.js';
import * as sharedMessages from '../messages.js';
import type { Reason, Told, ToldThing } from '../render/writer.js';
import { pathOnWeb, placeInCi, placeOfAddress } from '../sources/web-place.js';
import { short } from '../text/short.js';
import * as messages from './messages.js';
import { linesOf } from './present.js';
import type { Entry, Ledger, Proof } from './read.js';
import type { Opened } from './source.js';

/** More is a text, and nothing to filter by. */
const TAG_LENGTH_MAX = 80;

/** A source and where its resources have gone. */
export interface SideToTell {
  /** Null for a graph file. */
  readonly ledger: Ledger | null;
  /** Null where the web shows no such files. */
  readonly source: Source | null;
  /** The resources, and names of tags whose values may be told. */
  readonly tagged?: { readonly names: readonly string[]; readonly resources: readonly Resource[] };
}

type Source = Pick<Opened, 'fetched' | 'code' | 'files'>;

/** @param sides of the second one, what the first one does not know, without its places: it is other code. @param drawn what is in the picture */
export function toldIn(sides: readonly SideToTell[], drawn: Graph, io: Pick<Io, 'env' | 'directory'>): Told | null {
  const [first, ...others] = sides.flatMap((side) => (side.ledger === null ? [] : [{ ...side, ledger: side.ledger }]));
  if (first === undefined) return null;
  const place = first.source && webPlaceOf(first.source, io);
  const web = place && { before: place.before, after: place.after, pathOf: (file: string) => pathOnWeb(place, file) };
  const told = toldOfOne(first.ledger, drawn);
  const rest = others.map(({ ledger }) => toldOfOne(withoutPlaces(ledger), drawn));
  return {
    lines: new Map([...rest, told].flatMap(({ lines }) => [...lines])),
    things: new Map([...rest, told].flatMap(({ things }) => [...things])),
    web,
    ...(first.tagged && { tags: tagsOf(first.tagged, first.ledger.entries) }),
  };
}

/** Of a thing that stands for several, the values of all. */
function tagsOf(
  { names, resources }: NonNullable<SideToTell['tagged']>,
  entries: readonly Entry[],
): NonNullable<Told['tags']> {
  const nodes = new Map(entries.flatMap((entry) => (entry.bucket === 'drawn' ? [[entry.address, entry.node]] : [])));
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

const toldOfOne = (ledger: Ledger, drawn: Graph): Pick<Told, 'lines' | 'things'> => ({
  lines: toldLines(ledger, drawn),
  things: toldThings(ledger.entries),
});

function withoutPlaces({ entries, arrows, ...ledger }: Ledger): Ledger {
  const plain = ({ evidence }: { readonly evidence: readonly Proof[] }) => ({
    evidence: evidence.map(({ at: _, ...proof }) => proof),
  });
  return {
    ...ledger,
    entries: entries.map(
      ({ at: _, ...entry }): Entry => (entry.bucket === 'hidden' ? entry : { ...entry, ...plain(entry) }),
    ),
    arrows: arrows.map((arrow) => ({ ...arrow, ...plain(arrow) })),
  };
}

function webPlaceOf({ fetched, code, files }: Source, { env, directory: working }: Pick<Io, 'env' | 'directory'>) {
  if (fetched !== undefined) return placeOfAddress(fetched.url, fetched.commit, fetched.folder);
  const directory = code?.directory ?? files?.directory ?? null;
  return directory === null ? null : placeInCi(env, working, directory);
}

/** What is drawn as a line has the arrows that lead to it and away. */
function toldLines({ arrows }: Ledger, drawn: Graph): Told['lines'] {
  const joined = linesOf(drawn);
  const lines = new Map<string, Reason[]>();
  for (const { from, to, evidence } of arrows) {
    const { from: start, to: end } = joined.get(from) ?? joined.get(to) ?? { from, to };
    const key = `${start}\n${end}`;
    const self = joined.has(from) || joined.has(to) ? null : from;
    lines.set(key, [...(lines.get(key) ?? []), ...evidence.map((proof) => reasonOf(proof, self))]);
  }
  return lines;
}

function toldThings(entries: readonly Entry[]): Told['things'] {
  const things = new Map<string, { at?: string; why: Reason[]; parts: ToldThing['parts'][number][] }>();
  for (const entry of entries) {
    if (entry.bucket === 'hidden') continue;
    const { node, address, origin, at } = entry;
    const thing = things.get(node) ?? { why: [], parts: [] };
    things.set(node, thing);
    if (entry.bucket === 'drawn') {
      // Instances that one node stands for are written in one place.
      if (at !== undefined) thing.at ??= at;
      if (node === address) thing.why.push(...entry.evidence.map((proof) => reasonOf(proof, address)));
      continue;
    }
    const because = entry.evidence.map((proof) => reasonOf(proof, address, entry.into).text);
    const text = [messages.WHY_PART[entry.kind], ...because].join(': ');
    thing.parts.push({ name: origin, text, ...(at !== undefined && { at }) });
  }
  return things;
}

/** Rules of which the attribute is enough to say. */
const PLAIN: ReadonlySet<Proof['rule']> = new Set(['reference', 'referrer', 'link']);

/** @param self whose attributes need no address, nor do those of `host` */
function reasonOf({ rule, isFact, by, path, at }: Proof, self: string | null, host?: string): Reason {
  const where = sharedMessages.attributeOf(by === self ? 'self' : by === host ? 'host' : by, path);
  const words = where !== '' && PLAIN.has(rule) ? [] : [sharedMessages.RULES[rule]];
  const text = messages.reason([where, ...words].filter(Boolean), isFact);
  return { text, ...(at !== undefined && { at }) };
}

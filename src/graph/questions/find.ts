/** Search over nodes and the resources that they show: by text, or for what exactly a name means. */

import { byAddress } from '../order.js';
import type { Part } from './model.js';
import { contentOf, copiesIn, type Network } from './network.js';

/** A search result. */
export interface Match {
  readonly kind: 'node' | 'part' | 'hidden';
  readonly address: string;
  readonly title: string;
  readonly name?: string;
  /** Address of the node that shows it; absent if hidden. */
  readonly node?: string;
  /** Relation to that node, or the reason for hiding it, in words. */
  readonly why?: string;
  readonly at?: string;
}

export interface FindOptions {
  /** Resource type: `aws_lambda_function`. */
  readonly type?: string;
  /** Address of a box that contains the results. */
  readonly inside?: string;
}

/** Quality of a match, best first. */
const RANKS = { exact: 0, start: 1, wordStart: 2, within: 3, similar: 4 } as const;

interface Candidate extends Match {
  /** Texts that match as a whole: addresses and the name. */
  readonly names: readonly string[];
  /** Words of all texts, in lower case. */
  readonly words: readonly string[];
  readonly text: string;
  readonly type: string;
}

const candidates = new WeakMap<Network, readonly Candidate[]>();

/**
 * Returns everything that matches all words of the text, best first: the whole name or address, then its start, the start
 * of a word, any part; only if there are none, words with a typing error. An empty text matches everything.
 */
export function find(network: Network, text: string, { type, inside }: FindOptions = {}): readonly Match[] {
  const all = candidates.get(network) ?? candidatesIn(network);
  candidates.set(network, all);
  const query = text.trim().toLowerCase();
  const words = wordsIn(query);
  const content = inside === undefined ? null : addressesIn(network, inside);
  const ranked = all.flatMap((candidate) => {
    if (type !== undefined && candidate.type !== type) return [];
    if (content !== null && !content.has(candidate.node ?? '')) return [];
    const rank = rankOf(candidate, query, words);
    return rank === null ? [] : [{ rank, candidate }];
  });
  // A typing error is assumed only if nothing has the words as they are.
  const isExact = ranked.some(({ rank }) => rank < RANKS.similar);
  return ranked
    .filter(({ rank }) => !isExact || rank < RANKS.similar)
    .sort(
      (a, b) => a.rank - b.rank || orderOf(a.candidate) - orderOf(b.candidate) || lengthFirst(a.candidate, b.candidate),
    )
    .map(({ candidate: { names: _, words: __, text: ___, type: ____, ...match } }) => match);
}

const KINDS = { node: 0, part: 1, hidden: 2 } as const;
const orderOf = ({ kind }: Match): number => KINDS[kind];
const lengthFirst = (a: Match, b: Match): number =>
  a.address.length - b.address.length || byAddress(a.address, b.address);

function addressesIn(network: Network, inside: string): ReadonlySet<string> {
  const number = network.numbers.get(inside);
  const content = number === undefined ? [] : contentOf(network, number).slice(1);
  return new Set(content.map((at) => network.subjects[at]!.address));
}

function candidatesIn({ subjects, allParts, hidden }: Network): readonly Candidate[] {
  const nodes = subjects.map((subject) => {
    const { address, type, title, name, at } = subject;
    return candidate({ kind: 'node', address, title, ...(name && { name }), node: address, ...(at && { at }) }, type);
  });
  const parts = allParts.map(({ address, origin, type, title, name, node, why, at }) =>
    candidate(
      { kind: 'part', address: origin, title, ...(name && { name }), node, why, ...(at && { at }) },
      type,
      address,
    ),
  );
  const others = [...new Set(hidden.values())].map(({ address, origin, type, title, why }) =>
    candidate({ kind: 'hidden', address: origin, title, why }, type, address),
  );
  return [...nodes, ...parts, ...others];
}

function candidate(match: Match, type: string, other = match.address): Candidate {
  const { address, title, name = '' } = match;
  const names = [...new Set([address, other, name])].map((text) => text.toLowerCase()).filter((text) => text !== '');
  const text = [...names, title.toLowerCase(), type].join(' ');
  return { ...match, names, words: wordsIn(text), text, type };
}

/** Longest word that is compared with typing errors; the time grows with the square. */
const WORD_LENGTH_MAX = 40;

const wordsIn = (text: string): readonly string[] => [...new Set(text.match(/[\p{L}\p{N}]+/gu) ?? [])];

function rankOf({ names, words, text }: Candidate, query: string, queryWords: readonly string[]): number | null {
  if (query === '') return RANKS.exact;
  if (names.includes(query) || names.some((name) => name.endsWith(`.${query}`))) return RANKS.exact;
  if (names.some((name) => name.startsWith(query))) return RANKS.start;
  if (queryWords.length === 0) return text.includes(query) ? RANKS.within : null;
  let worst: number = RANKS.wordStart;
  for (const word of queryWords) {
    if (words.some((known) => known.startsWith(word))) continue;
    const rank = text.includes(word)
      ? RANKS.within
      : words.some((known) => isSimilar(known, word))
        ? RANKS.similar
        : null;
    if (rank === null) return null;
    worst = Math.max(worst, rank);
  }
  return worst;
}

/** True if two words differ in one letter, or in two if they are long. */
function isSimilar(a: string, b: string): boolean {
  const errors = b.length >= 8 ? 2 : b.length >= 4 ? 1 : 0;
  if (errors === 0 || Math.abs(a.length - b.length) > errors || a.length > WORD_LENGTH_MAX) return false;
  return distanceOf(a, b) <= errors;
}

/** Returns the number of inserted, removed, replaced and exchanged letters. */
function distanceOf(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isExchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      row.push(isExchanged ? Math.min(least, beforeLast[j - 2]! + 1) : least);
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length]!;
}

// ---- Names in a question.

/** `nodes`: the subjects of that name. `hidden`: no node shows the resource. `unknown`: nothing has the name. */
export type Resolved =
  | {
      readonly is: 'nodes';
      readonly addresses: readonly string[];
      /** The resource of that name, if another node shows it. */
      readonly part?: Part;
    }
  | { readonly is: 'hidden'; readonly why: string }
  | { readonly is: 'unknown' | 'ambiguous'; readonly similar: readonly Match[] };

/** Stands for the internet and the people who come from it. */
const INTERNET = 'internet';

/** Maximum number of similar names in an answer. */
const SIMILAR_MAX = 10;

/**
 * Resolves an address of the graph, an address in Terraform's notation, also of a resource that is part of another one,
 * the word `internet`, or the exact name of a single resource.
 */
export function resolve(network: Network, text: string): Resolved {
  if (network.numbers.has(text)) return { is: 'nodes', addresses: [text] };
  const part = network.parts.get(text);
  if (part !== undefined) return { is: 'nodes', addresses: [part.node], part };
  const copies = copiesIn(network).get(text);
  if (copies !== undefined) return { is: 'nodes', addresses: copies };
  const hidden = network.hidden.get(text);
  if (hidden !== undefined) return { is: 'hidden', why: hidden.why };
  if (text.toLowerCase() === INTERNET) {
    const internet = network.subjects.filter(({ isInternet }) => isInternet).map(({ address }) => address);
    if (internet.length > 0) return { is: 'nodes', addresses: internet };
  }
  const matches = find(network, text);
  const name = text.toLowerCase();
  const exact = matches.filter((match) => match.name?.toLowerCase() === name || match.address.endsWith(`.${text}`));
  const [only, ...others] = exact;
  if (only?.node !== undefined && others.length === 0) {
    const named = only.kind === 'part' ? network.parts.get(only.address) : undefined;
    return { is: 'nodes', addresses: [only.node], ...(named && { part: named }) };
  }
  return exact.length > 1
    ? { is: 'ambiguous', similar: exact.slice(0, SIMILAR_MAX) }
    : { is: 'unknown', similar: (matches.length > 0 ? matches : similarTo(network, text)).slice(0, SIMILAR_MAX) };
}

/** Returns the matches of the last part of an address, whose type or module may be wrong. */
function similarTo(network: Network, text: string): readonly Match[] {
  const [last = ''] = text.split('.').slice(-1);
  const matches = last === '' ? [] : find(network, last);
  return matches.length > 0 ? matches : find(network, '');
}

/**
 * Finds nodes, the resources that they show and hidden resources: all matches of a text, or the one resource that a
 * name refers to.
 */

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
  /** The way in which the node shows it (`part of …`), or the reason why it is hidden. Absent for a node. */
  readonly why?: string;
  /** File and line: `main.tf:12`. */
  readonly at?: string;
}

/** Restrictions of a search. */
export interface FindOptions {
  /** Resource type: `aws_lambda_function`. */
  readonly type?: string;
  /** Address of the box to search in. The box itself and hidden resources are left out. */
  readonly inside?: string;
}

/** Ranks of a match; smaller is better. */
const RANKS = { exact: 0, start: 1, wordStart: 2, within: 3, similar: 4 } as const;

interface Candidate {
  readonly match: Match;
  /** Addresses and the name, in lower case. A query that equals one of them is an exact match. */
  readonly names: readonly string[];
  /** Words of all texts, in lower case. */
  readonly words: readonly string[];
  /** All texts, in lower case, for matches inside a word. */
  readonly text: string;
  readonly type: string;
}

/** Candidates by network, since one network answers many questions. */
const candidatesByNetwork = new WeakMap<Network, readonly Candidate[]>();

/**
 * Returns the candidates that match every word of the text. Best first: a name, an address or its last part as a whole;
 * the start of one; the start of a word; any part of a word. Words with typing errors match only if nothing else does.
 * An empty text matches everything.
 */
export function find(network: Network, text: string, { type, inside }: FindOptions = {}): readonly Match[] {
  const all = candidatesByNetwork.get(network) ?? candidatesIn(network);
  candidatesByNetwork.set(network, all);
  const query = text.trim().toLowerCase();
  const words = wordsIn(query);
  const content = inside === undefined ? null : addressesInside(network, inside);
  const ranked = all.flatMap((candidate) => {
    if (type !== undefined && candidate.type !== type) return [];
    if (content !== null && !content.has(candidate.match.node ?? '')) return [];
    const rank = rankOf(candidate, query, words);
    return rank === null ? [] : [{ rank, candidate }];
  });
  // Typing errors count only if nothing matches without them.
  const isExact = ranked.some(({ rank }) => rank < RANKS.similar);
  return ranked
    .filter(({ rank }) => !isExact || rank < RANKS.similar)
    .map(({ rank, candidate: { match } }) => ({ rank, match }))
    .sort((a, b) => a.rank - b.rank || orderOf(a.match) - orderOf(b.match) || byLength(a.match, b.match))
    .map(({ match }) => match);
}

/** The order of matches of equal rank. */
const KIND_ORDER = { node: 0, part: 1, hidden: 2 } as const;
const orderOf = ({ kind }: Match): number => KIND_ORDER[kind];
const byLength = (a: Match, b: Match): number => a.address.length - b.address.length || byAddress(a.address, b.address);

/** Returns the addresses of everything in a box; empty if there is no such box. */
function addressesInside(network: Network, inside: string): ReadonlySet<string> {
  const number = network.numbers.get(inside);
  const content = number === undefined ? [] : contentOf(network, number).slice(1);
  return new Set(content.map((at) => network.subjects[at]!.address));
}

function candidatesIn({ subjects, allParts, hidden }: Network): readonly Candidate[] {
  const nodes = subjects.map((subject) => {
    const { address, type, title, name, at } = subject;
    return candidateOf({ kind: 'node', address, title, ...(name && { name }), node: address, ...(at && { at }) }, type);
  });
  const parts = allParts.map(({ address, origin, type, title, name, node, why, at }) =>
    candidateOf(
      { kind: 'part', address: origin, title, ...(name && { name }), node, why, ...(at && { at }) },
      type,
      address,
    ),
  );
  const hiddenResources = [...new Set(hidden.values())].map(({ address, origin, type, title, why }) =>
    candidateOf({ kind: 'hidden', address: origin, title, why }, type, address),
  );
  return [...nodes, ...parts, ...hiddenResources];
}

/** @param otherAddress the address in the notation of the graph format, which is searched as well */
function candidateOf(match: Match, type: string, otherAddress = match.address): Candidate {
  const { address, title, name = '' } = match;
  const names = [...new Set([address, otherAddress, name])]
    .map((text) => text.toLowerCase())
    .filter((text) => text !== '');
  const text = [...names, title.toLowerCase(), type].join(' ');
  return { match, names, words: wordsIn(text), text, type };
}

/** Maximum length of a word that is searched for typing errors, which takes time by the square of the length. */
const WORD_LENGTH_MAX = 40;

const wordsIn = (text: string): readonly string[] => [...new Set(text.match(/[\p{L}\p{N}]+/gu) ?? [])];

/**
 * Returns the rank of a match; null for no match. The rank of several words is that of the word with the worst match.
 */
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

/**
 * True if two words differ by at most one typing error, or two if `query` has eight letters or more. A `query` of up to
 * three letters has no similar word.
 */
function isSimilar(known: string, query: string): boolean {
  const errorsMax = query.length >= 8 ? 2 : query.length >= 4 ? 1 : 0;
  if (errorsMax === 0 || Math.abs(known.length - query.length) > errorsMax || known.length > WORD_LENGTH_MAX)
    return false;
  return typingErrors(known, query) <= errorsMax;
}

/**
 * Returns the number of typing errors between two words: letters inserted, removed, replaced, or exchanged with their
 * neighbour.
 */
function typingErrors(a: string, b: string): number {
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

// ---- Resolving a name.

/**
 * `nodes`: the subjects with that name. `hidden`: the resource exists, but no node shows it. `ambiguous`: several
 * resources have the name. `unknown`: no resource has it.
 */
export type Resolved =
  | {
      readonly is: 'nodes';
      readonly addresses: readonly string[];
      /** The resource with that name, if another node shows it. */
      readonly part?: Part;
    }
  | { readonly is: 'hidden'; readonly why: string }
  | { readonly is: 'unknown' | 'ambiguous'; readonly similar: readonly Match[] };

/** The word in a question for all subjects that stand for the internet or its users. */
const INTERNET = 'internet';

/** Maximum number of similar names in an answer. */
const SIMILAR_MAX = 10;

/**
 * Resolves a name, first match wins: an address of the graph; a Terraform address, even of a resource without a node of
 * its own; an address without its copy number; the address of a hidden resource; the word `internet`; the name (in any
 * case) or the last part of the address of exactly one resource.
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
  if (only?.kind === 'hidden' && others.length === 0) return { is: 'hidden', why: only.why ?? '' };
  return exact.length > 1
    ? { is: 'ambiguous', similar: exact.slice(0, SIMILAR_MAX) }
    : { is: 'unknown', similar: (matches.length > 0 ? matches : suggestionsFor(network, text)).slice(0, SIMILAR_MAX) };
}

/**
 * Returns names to suggest: matches of the last part of the address, because the module or type may be wrong. If there
 * are none, returns all names.
 */
function suggestionsFor(network: Network, text: string): readonly Match[] {
  const [last = ''] = text.split('.').slice(-1);
  const matches = last === '' ? [] : find(network, last);
  return matches.length > 0 ? matches : find(network, '');
}

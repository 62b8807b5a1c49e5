import type { Thing } from './picture.js';

type Found = Pick<Thing, 'id' | 'type' | 'words'>;

/** How well one word fits, the smaller the better; -1 for not at all. */
function rankOf({ id, type, words }: Found, word: string): number {
  const [title = '', name = '', ...details] = words.map((each) => each.toLowerCase());
  const ranks = [
    [name, title].some((each) => each.startsWith(word)),
    [name, title].some((each) => each.includes(word)),
    id.toLowerCase().includes(word),
    type.toLowerCase().includes(word),
    details.some((each) => each.includes(word)),
  ];
  return ranks.indexOf(true);
}

/** What has every word of the query in its name, title, address, type or details: the best first, equals in their order. */
export function search(things: readonly Found[], query: string): readonly number[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return things
    .map((thing, at) => ({ at, ranks: words.map((word) => rankOf(thing, word)) }))
    .filter(({ ranks }) => !ranks.includes(-1))
    .map(({ at, ranks }) => ({ at, rank: Math.max(...ranks) }))
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ at }) => at);
}

/** Mentions of resources that are not the object of a statement, such as the ends of edges. */
import { type Noun, spokenOf } from '../../../catalog/nouns.js';
import { groupBy } from '../../../graph/group-by.js';
import type { Graph } from '../../../graph/model.js';
import type { Names } from '../names.js';
import { named } from '../words.js';
import { phraseForOne, phraseForSeveral } from './phrases.js';

export interface Mention {
  readonly noun: Noun;
  readonly name: string;
  readonly distinction: string;
  readonly count: number;
}

export type Mentions = (address: string) => Mention;

export function mentionsOf({ nodes }: Graph, names: Names): Mentions {
  return (address) => {
    const { title, name } = names.labelOf(address);
    const { type = '', count = 1 } = nodes.get(address) ?? {};
    const distinction = names.apartInText(address);
    return { noun: spokenOf(type, title), name: name === '' ? '' : named(name), distinction, count };
  };
}

/** Returns the names grouped by noun, in order of first appearance: `the function api`, `2 queues`. */
export function listMentions(all: readonly Mention[]): string[] {
  return [...groupBy(all, ({ noun }) => noun.one).values()].map((kind) => {
    const [{ noun, name, distinction }] = kind as [Mention, ...Mention[]];
    const amount = kind.reduce((sum, { count }) => sum + count, 0);
    return amount > 1
      ? phraseForSeveral(amount, noun, { name: kind.length > 1 ? '' : name })
      : phraseForOne({ noun, name, distinction, isPublic: false, isKnown: true });
  });
}

/** Mentions of resources that are not the object of a statement, such as the ends of edges. */
import { type Noun, spokenOf } from '../../../catalog/nouns.js';
import { groupBy } from '../../../graph/group-by.js';
import type { Graph } from '../../../graph/model.js';
import type { Names } from '../names.js';
import { named } from '../words.js';
import { countedNoun, several } from './phrases.js';

export interface Mention {
  readonly spoken: Noun;
  readonly name: string;
  readonly apart: string;
  readonly count: number;
}

export type Mentions = (address: string) => Mention;

export function mentionsOf({ nodes }: Graph, names: Names): Mentions {
  return (address) => {
    const { title, name } = names.of(address);
    const { type = '', count = 1 } = nodes.get(address) ?? {};
    const apart = names.apartInText(address);
    return { spoken: spokenOf(type, title), name: name === '' ? '' : named(name), apart, count };
  };
}

/** Returns the names grouped by noun, in order of first appearance: `the function api`, `2 queues`. */
export function mentioned(all: readonly Mention[]): string[] {
  return [...groupBy(all, ({ spoken }) => spoken.one).values()].map((kind) => {
    const [{ spoken, name, apart }] = kind as [Mention, ...Mention[]];
    const amount = kind.reduce((sum, { count }) => sum + count, 0);
    return amount > 1
      ? several(amount, spoken, { name: kind.length > 1 ? '' : name })
      : countedNoun({ spoken, name, apart, isPublic: false, isKnown: true });
  });
}

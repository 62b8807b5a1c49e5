import { groupBy } from '../graph/group-by.js';
import { smallest } from '../graph/order.js';
import { numbered } from './messages.js';

/** An element that can have one of several names. */
export interface Candidate {
  readonly id: string;
  /** Possible names, best first, at least one. */
  readonly names: readonly string[];
  /** Returns the drawn text of a name. Two candidates with the same text must be distinguished. */
  readonly textFor: (name: string) => string;
}

/** A candidate with the name that it has so far. */
interface Naming {
  readonly candidate: Candidate;
  /** Index of the name among `candidate.names`. */
  index: number;
  name: string;
  /** The drawn text of the name. */
  text: string;
}

function rename(naming: Naming, name: string): void {
  naming.name = name;
  naming.text = naming.candidate.textFor(name);
}

const namesLeft = ({ candidate, index }: Naming): number => candidate.names.length - 1 - index;

const sameTexts = (namings: readonly Naming[]): Naming[][] =>
  [...groupBy(namings, ({ text }) => text).values()].filter(({ length }) => length > 1);

/** Gives each of several candidates its next name, except a single one with the fewest names left. True if any changed. */
function renameApart(group: readonly Naming[]): boolean {
  const fewest = smallest(group.map(namesLeft));
  const poorest = group.filter((naming) => namesLeft(naming) === fewest);
  const stays = poorest.length === 1 ? poorest[0] : undefined;
  const renamed = group.filter((naming) => namesLeft(naming) > 0 && naming !== stays);
  for (const naming of renamed) {
    naming.index++;
    rename(naming, naming.candidate.names[naming.index] as string);
  }
  return renamed.length > 0;
}

/**
 * Returns a name for each candidate, by id, so that no two have the same drawn text. Candidates with the same text take their next
 * names until they differ. If the names run out, because all are cut before they differ, the best names are numbered.
 * Example: two modules that both contain a `web` get `web (eu)` and `web (us)`.
 */
export function distinct(candidates: readonly Candidate[]): Map<string, string> {
  const namings = candidates.map((candidate): Naming => {
    const name = candidate.names[0] as string;
    return { candidate, index: 0, name, text: candidate.textFor(name) };
  });
  for (let groups = sameTexts(namings); groups.length > 0; groups = sameTexts(namings)) {
    const renamed = groups.map(renameApart);
    if (renamed.includes(true)) continue;
    for (const group of groups)
      for (const [i, naming] of group.entries()) rename(naming, numbered(i + 1, naming.candidate.names[0] as string));
    break;
  }
  return new Map(namings.map(({ candidate, name }) => [candidate.id, name]));
}

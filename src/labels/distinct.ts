import { smallest } from '../graph/order.js';
import { numbered } from './messages.js';

/** An element that can have one of several names. */
export interface Candidate {
  readonly id: string;
  /** Possible names, best first, at least one. */
  readonly forms: readonly string[];
  /** Returns the drawn text of a name: two candidates with the same text must be distinguished. */
  readonly shown: (form: string) => string;
}

/** Returns groups of indexes with the same text, of two or more each. */
function alike(shown: readonly string[]): number[][] {
  const groups = new Map<string, number[]>();
  shown.forEach((text, i) => {
    const group = groups.get(text);
    if (group === undefined) groups.set(text, [i]);
    else group.push(i);
  });
  return [...groups.values()].filter(({ length }) => length > 1);
}

/**
 * Returns a name for each candidate, by id, so that no two are drawn alike. Of candidates with the same text, each takes its next
 * name, except a single one with the fewest names left. If the names run out, because they are cut before they differ, the best
 * names are numbered.
 * Example: two modules that both have a `web` get `web (eu)` and `web (us)`.
 */
export function distinct(candidates: readonly Candidate[]): Map<string, string> {
  const names = candidates.map(({ forms }) => forms[0] as string);
  const level = candidates.map(() => 0);
  const shown = candidates.map((candidate, i) => candidate.shown(names[i] as string));
  const left = (i: number): number => (candidates[i] as Candidate).forms.length - 1 - (level[i] as number);
  const rename = (i: number, name: string): void => {
    names[i] = name;
    shown[i] = (candidates[i] as Candidate).shown(name);
  };

  for (let groups = alike(shown); groups.length > 0; groups = alike(shown)) {
    let moved = false;
    for (const group of groups) {
      const fewest = smallest(group.map(left));
      const staying = group.filter((i) => left(i) === fewest);
      for (const i of group) {
        if (left(i) === 0 || (staying.length === 1 && staying[0] === i)) continue;
        level[i] = (level[i] as number) + 1;
        rename(i, (candidates[i] as Candidate).forms[level[i] as number] as string);
        moved = true;
      }
    }
    if (moved) continue;
    for (const group of groups)
      for (const [n, i] of group.entries()) rename(i, numbered(n + 1, candidates[i]?.forms[0] as string));
    break;
  }
  return new Map(candidates.map(({ id }, i) => [id, names[i] as string]));
}

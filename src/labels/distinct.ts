import { smallest } from '../graph/order.js';
import { numbered } from './messages.js';

/** Something to be called by one of several names. */
export interface Candidate {
  readonly id: string;
  /** Best first, at least one. */
  readonly forms: readonly string[];
  /** What is drawn for a form: two candidates with the same are told apart. */
  readonly shown: (form: string) => string;
}

/** The numbers of those that are drawn alike, two or more in each. */
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
 * A name for each, by id, no two drawn alike: of those that would be, each takes its next form, but one that alone has
 * the fewest left keeps its name. Where forms run out (names that are cut before they differ), a number goes in front of what people would say.
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

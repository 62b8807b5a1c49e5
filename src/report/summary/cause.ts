import { meaningOf } from '../../catalog/settings.js';
import type { ChangedValue } from '../../graph/changes.js';
import { listed } from '../../text/english.js';
import { FORCING_MAX } from '../limits.js';
import { because, fromTo, rowsMore } from '../messages.js';
import type { ReportedNode } from '../model.js';
import { named } from '../words.js';

interface Replaced extends Pick<ReportedNode, 'forcedBy' | 'values'> {
  /** What it is called in the sentence; absent for nothing. */
  readonly name?: string;
}

/**
 * Attributes that force a replacement, with their values where these may be shown: `(engine from postgres to mysql)`. Empty
 * where nobody knows them.
 */
export function causeOf({ forcedBy = [], values = [], name: called }: Replaced): string {
  // By the new name it is called already.
  const shown = values.filter(({ name, after, forces }) => forces === true && !(name === 'name' && after === called));
  const names = new Set(shown.map(({ name }) => name));
  const others = forcedBy.filter((path) => !names.has(path) && !names.has(lastName(path)));
  const all = [...shown.map(changeInWords), ...others.map(lastName)];
  if (all.length === 0) return '';
  const more = all.length - FORCING_MAX;
  return because(more > 0 ? `${all.slice(0, FORCING_MAX).join(', ')} ${rowsMore(more)}` : listed(all));
}

const lastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** A size says what it is of. */
function changeInWords({ name, before, after }: ChangedValue): string {
  const values = fromTo(before === null ? null : named(before), after === null ? null : named(after));
  return meaningOf(name) === 'size' && before !== null && /[a-z]\./.test(before) ? values : `${name} ${values}`;
}

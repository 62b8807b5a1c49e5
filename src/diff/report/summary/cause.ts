import { meaningOf } from '../../../catalog/settings.js';
import type { ChangedValue } from '../../../graph/changes.js';
import { listed } from '../../../platform/text/english.js';
import { FORCING_MAX } from '../limits.js';
import { because, fromTo, rowsMore } from '../messages.js';
import type { ReportedNode } from '../model.js';
import { named } from '../words.js';

interface Replaced extends Pick<ReportedNode, 'forcedBy' | 'values'> {
  /** Name in the sentence; absent if unnamed. */
  readonly name?: string;
}

/**
 * Returns the attributes that force a replacement, with their values if these may be shown: `(engine from postgres to mysql)`.
 * Empty if they are unknown.
 */
export function causeOf({ forcedBy = [], values = [], name: called }: Replaced): string {
  // The sentence already uses the new name.
  const shown = values.filter(({ name, after, forces }) => forces === true && !(name === 'name' && after === called));
  const names = new Set(shown.map(({ name }) => name));
  const others = forcedBy.filter((path) => !names.has(path) && !names.has(lastName(path)));
  const all = [...shown.map(changeInWords), ...others.map(lastName)];
  if (all.length === 0) return '';
  const more = all.length - FORCING_MAX;
  return because(more > 0 ? `${all.slice(0, FORCING_MAX).join(', ')} ${rowsMore(more)}` : listed(all));
}

const lastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** A size such as `db.t3.micro` needs no attribute name. */
function changeInWords({ name, before, after }: ChangedValue): string {
  const values = fromTo(before === null ? null : named(before), after === null ? null : named(after));
  return meaningOf(name) === 'size' && before !== null && /[a-z]\./.test(before) ? values : `${name} ${values}`;
}

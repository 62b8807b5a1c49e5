/** Limits the number of a stage's warnings, which untrusted input could otherwise inflate. */
import { WARNING_LENGTH_MAX, WARNINGS_MAX, WARNINGS_OF_A_KIND } from '../../limits.js';
import { moreLikeThese, moreWarnings } from '../../messages.js';

/**
 * Returns the first warnings of each kind, then `and 12 more of this kind`; at most `WARNINGS_MAX` in total, then
 * `and 3 warnings more`. Kinds are in the order of their first warning.
 */
export function limitWarnings(warnings: readonly string[]): string[] {
  const kinds = new Map<string, { shown: string[]; more: number }>();
  let shownCount = 0;
  let otherCount = 0;
  for (const warning of warnings) {
    const name = kindOf(warning);
    const kind = kinds.get(name) ?? { shown: [], more: 0 };
    if (kind.shown.length < WARNINGS_OF_A_KIND && shownCount < WARNINGS_MAX) {
      kind.shown.push(shorten(warning));
      kinds.set(name, kind);
      shownCount++;
    } else if (kind.shown.length > 0) kind.more++;
    else otherCount++;
  }
  const lines = [...kinds.values()].flatMap(({ shown, more }) =>
    more === 0 ? shown : [...shown, moreLikeThese(more)],
  );
  return otherCount === 0 ? lines : [...lines, moreWarnings(otherCount)];
}

/** Returns the kind of a warning: its text without names of files and resources, numbers and positions. */
const kindOf = (warning: string): string =>
  warning
    .slice(0, KIND_LENGTH)
    .split(/\s+/)
    .filter((word) => /^[a-z]+[,;:]?$/.test(word))
    .join(' ');

/** The first words are enough to distinguish kinds. */
const KIND_LENGTH = 400;

const shorten = (warning: string): string =>
  warning.length <= WARNING_LENGTH_MAX ? warning : `${warning.slice(0, WARNING_LENGTH_MAX)}…`;

/** Limits warnings whose number depends on untrusted input. */
import { WARNING_LENGTH_MAX, WARNINGS_MAX, WARNINGS_OF_A_KIND } from '../../limits.js';
import { moreLikeThese, moreWarnings } from '../../messages.js';

/** Returns the first warnings of each kind with a count of the rest, up to a total limit. */
export function fewOf(warnings: readonly string[]): string[] {
  const kinds = new Map<string, { shown: string[]; more: number }>();
  let shown = 0;
  let unlisted = 0;
  for (const warning of warnings) {
    const kind = kindOf(warning);
    const known = kinds.get(kind) ?? { shown: [], more: 0 };
    if (known.shown.length < WARNINGS_OF_A_KIND && shown < WARNINGS_MAX) {
      known.shown.push(cut(warning));
      kinds.set(kind, known);
      shown++;
    } else if (known.shown.length > 0) known.more++;
    else unlisted++;
  }
  const listed = [...kinds.values()].flatMap(({ shown: some, more }) =>
    more === 0 ? some : [...some, moreLikeThese(more)],
  );
  return unlisted === 0 ? listed : [...listed, moreWarnings(unlisted)];
}

/** Returns the lower-case words of a warning. Drops names of files and resources, numbers and positions. */
const kindOf = (warning: string): string =>
  warning
    .slice(0, KIND_LENGTH)
    .split(/\s+/)
    .filter((word) => /^[a-z]+[,;:]?$/.test(word))
    .join(' ');

/** The first words are enough to distinguish kinds. */
const KIND_LENGTH = 400;

const cut = (warning: string): string =>
  warning.length <= WARNING_LENGTH_MAX ? warning : `${warning.slice(0, WARNING_LENGTH_MAX)}…`;

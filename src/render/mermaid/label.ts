/** Foreign text in Mermaid's language. */
import { short } from '../../platform/text/printable.js';
import { MERMAID_LABEL_LENGTH_MAX } from '../limits.js';

/**
 * Escapes everything except letters, digits and harmless characters. Mermaid interprets quotes, `#`, backticks
 * (Markdown) and `style...:`, and three backticks end the Markdown fence around the diagram. Entities are decimal, the
 * only kind that Mermaid knows.
 */
const escaped = (text: string): string =>
  short(text, MERMAID_LABEL_LENGTH_MAX).replace(/[^\p{L}\p{N} ·×,._/-]/gu, (char) => `#${char.codePointAt(0)};`);

/** Mermaid rejects an empty label. */
const UNNAMED = '-';

/** Returns a label of several lines. Empty lines are left out. */
export function label(lines: readonly string[]): string {
  const written = lines.map(escaped).filter((line) => line !== '');
  return `"${written.length === 0 ? UNNAMED : written.join('<br/>')}"`;
}

/** Returns the label of an edge, which goes between arrow and target; empty if there is no text. */
export const arrowLabel = (text: string): string => (escaped(text) === '' ? '' : `|${label([text])}|`);

/**
 * Returns a YAML scalar in double quotes, for the front matter of a diagram. Angle brackets are replaced, because
 * Mermaid removes anything that looks like a tag.
 */
export const yamlText = (text: string): string =>
  `"${short(text, 4 * MERMAID_LABEL_LENGTH_MAX)
    .replace(/[<>]/g, (char) => (char === '<' ? '‹' : '›'))
    .replace(
      /[^\p{L}\p{N} ·×.,:‹›_/-]/gu,
      (char) => `\\U${(char.codePointAt(0) as number).toString(16).toUpperCase().padStart(8, '0')}`,
    )}"`;

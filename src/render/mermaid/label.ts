/** Foreign text in Mermaid's language. */
import { short } from '../../text/short.js';
import { MERMAID_LABEL_LENGTH_MAX } from '../limits.js';

/**
 * Entities for all that is no letter, digit or harmless: Mermaid takes quotes, `#`, backticks (Markdown) and `style...:`
 * for its own, and the fence of Markdown around it three backticks. In decimal, which is the only kind it knows.
 */
const escaped = (text: string): string =>
  short(text, MERMAID_LABEL_LENGTH_MAX).replace(/[^\p{L}\p{N} ·×,._/-]/gu, (char) => `#${char.codePointAt(0)};`);

/** Mermaid has a fault for an empty label. */
const UNNAMED = '-';

/** A label of several lines; lines without words are left out. */
export function label(lines: readonly string[]): string {
  const written = lines.map(escaped).filter((line) => line !== '');
  return `"${written.length === 0 ? UNNAMED : written.join('<br/>')}"`;
}

/** Between arrow and target; empty for nothing to say. */
export const arrowLabel = (text: string): string => (escaped(text) === '' ? '' : `|${label([text])}|`);

/** A scalar of YAML in double quotes, for the block in front of a diagram. Mermaid takes what looks like a tag away. */
export const yamlText = (text: string): string =>
  `"${short(text, 4 * MERMAID_LABEL_LENGTH_MAX)
    .replace(/[<>]/g, (char) => (char === '<' ? '‹' : '›'))
    .replace(
      /[^\p{L}\p{N} ·×.,:‹›_/-]/gu,
      (char) => `\\U${(char.codePointAt(0) as number).toString(16).toUpperCase().padStart(8, '0')}`,
    )}"`;

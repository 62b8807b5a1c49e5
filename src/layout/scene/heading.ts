import type { Presentation } from '../../labels/model.js';
import { line, oneLine } from './lines.js';
import { HEADING_SIZE, MAX_HEADING, SENTENCE_SIZE, TITLE_SIZE } from './measures.js';
import type { Scene } from './model.js';

/**
 * Measures title and subtitle; both are null without a title. The sentence is broken later, when the width is known.
 */
export function heading({
  title: text,
  subtitle,
  sentence,
}: Presentation): Pick<Scene, 'title' | 'subtitle' | 'sentence'> {
  const title = oneLine(text, 'title', HEADING_SIZE, 600, MAX_HEADING);
  if (title === null) return { title: null, subtitle: null };
  const said = sentence === undefined ? {} : { sentence: line(sentence, 'detail', SENTENCE_SIZE, 400) };
  return { title, subtitle: line(subtitle, 'detail', TITLE_SIZE, 400), ...said };
}

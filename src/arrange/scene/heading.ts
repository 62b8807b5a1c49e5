import type { Presentation } from '../../present/model.js';
import { line, oneLine } from './lines.js';
import { HEADING_SIZE, MAX_HEADING, TITLE_SIZE } from './measures.js';
import type { Scene } from './model.js';

/** Title and subtitle, measured; neither without a title. */
export function heading({ title: text, subtitle }: Presentation): Pick<Scene, 'title' | 'subtitle'> {
  const title = oneLine(text, 'title', HEADING_SIZE, 600, MAX_HEADING);
  if (title === null) return { title: null, subtitle: null };
  return { title, subtitle: line(subtitle, 'detail', TITLE_SIZE, 400) };
}

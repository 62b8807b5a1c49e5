/** Mermaid: a diagram that GitHub and others draw from its text. */
import type { Presentation } from '../../present/model.js';
import * as messages from '../messages.js';
import type { Writer } from '../writer.js';
import { type Flowchart, fold } from './fold.js';
import { yamlText } from './label.js';

/** Folded where it is larger than a browser takes: the title and the user are told. */
export const write: Writer<Presentation> = (presentation) => {
  const { text, leftOut } = fold(presentation) ?? NOTHING;
  const title = [presentation.title, presentation.subtitle, leftOut].filter((part) => part !== '').join(' · ');
  const heading = title === '' ? '' : `---\ntitle: ${yamlText(title)}\n---\n`;
  return {
    content: `${heading}${text}\n`,
    note: leftOut === '' ? null : messages.mermaidFolded(leftOut),
  };
};

/** The title says that nothing is drawn. */
const NOTHING: Flowchart = { text: 'flowchart LR', leftOut: '' };

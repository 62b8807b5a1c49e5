/** Mermaid: a diagram that GitHub and others draw from its text. */
import { CHANGES } from '../../graph/changes.js';
import type { Presentation } from '../../labels/model.js';
import { withoutBareBoxes } from '../bare.js';
import * as messages from '../messages.js';
import { presentationOf } from '../side.js';
import type { Writer } from '../writer.js';
import { sign } from './flowchart.js';
import { type Flowchart, fold } from './fold.js';
import { yamlText } from './label.js';

/** Folded where it is larger than a browser takes: the title and the user are told. */
export const write: Writer<Presentation> = (whole, { side }) => {
  const presentation = withoutBareBoxes(presentationOf(whole, side));
  const { text, leftOut } = fold(presentation) ?? NOTHING;
  const { sentence = '' } = presentation;
  const title = [presentation.title, sentence, presentation.subtitle, ...legendOf(presentation), leftOut]
    .filter((part) => part !== '')
    .join(' · ');
  const heading = title === '' ? '' : `---\ntitle: ${yamlText(title)}\n---\n`;
  return {
    content: `${heading}${text}\n`,
    note: leftOut === '' ? null : messages.mermaidFolded(leftOut),
  };
};

/** A flowchart has no legend: what the signs mean stands in its title, where it has one. */
function legendOf({ title, inAll, changes = {} }: Presentation): string[] {
  if (title === '') return [];
  const counted = CHANGES.flatMap((change) => {
    const count = changes[change] ?? 0;
    return change === 'none' || count === 0 ? [] : [messages.titleOfChange(sign(change), count, change)];
  });
  return inAll === undefined ? counted : [inAll, ...counted];
}

/** The title says that nothing is drawn. */
const NOTHING: Flowchart = { text: 'flowchart LR', leftOut: '' };

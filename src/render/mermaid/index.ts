/** Mermaid: a text diagram that GitHub and others render. */
import { CHANGES } from '../../graph/changes.js';
import type { Presentation } from '../../labels/model.js';
import { withoutBareBoxes } from '../bare.js';
import * as messages from '../messages.js';
import { presentationOf } from '../side.js';
import type { Writer } from '../writer.js';
import { sign, yamlText } from './flowchart.js';
import { type Flowchart, fold } from './fold.js';

/** Writes a flowchart. One that is too large for a browser is reduced (see fold.ts): its title and the note say so. */
export const write: Writer<Presentation> = (whole, { side }) => {
  const presentation = withoutBareBoxes(presentationOf(whole, side));
  const { text, leftOut } = fold(presentation) ?? NOTHING;
  const { sentence = '' } = presentation;
  const title = [presentation.title, sentence, presentation.note ?? '', ...legendOf(presentation), leftOut]
    .filter((part) => part !== '')
    .join(' · ');
  const heading = title === '' ? '' : `---\ntitle: ${yamlText(title)}\n---\n`;
  return {
    content: `${heading}${text}\n`,
    note: leftOut === '' ? null : messages.mermaidFolded(leftOut),
  };
};

/** Returns title parts that explain the signs, because a flowchart has no legend; empty without a title. */
function legendOf({ title, inAll, changes = {} }: Presentation): string[] {
  if (title === '') return [];
  const counted = CHANGES.flatMap((change) => {
    const count = changes[change] ?? 0;
    return change === 'none' || count === 0 ? [] : [messages.titleOfChange(sign(change), count, change)];
  });
  return inAll === undefined ? counted : [inAll, ...counted];
}

/** The flowchart of an empty diagram. */
const NOTHING: Flowchart = { text: 'flowchart LR', leftOut: '' };

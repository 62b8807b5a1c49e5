/** Writes the index in Markdown that every documentation generator supports: headings, pictures, links, a list. */
import { markdown } from '../../platform/text/markdown.js';
import { REASON_LENGTH_MAX, TITLE_LENGTH_MAX } from '../limits.js';
import * as messages from '../messages.js';
import type { Entry } from './model.js';

export const INDEX_STEM = 'index';
export const INDEX = `${INDEX_STEM}.md`;

/**
 * Returns the Markdown of the index.
 * @param entries in display order
 */
export function indexOf(heading: string, entries: readonly Entry[]): string {
  const drawn = entries.filter((entry) => entry.is === 'drawn');
  const failed = entries.filter((entry) => entry.is === 'failed');
  const blocks = [
    // The heading comes first because generators use it as the page title.
    `# ${shown(heading)}`,
    messages.NOTE,
    messages.drawnSentence(drawn.length),
    ...drawn.flatMap(sectionOf),
    ...(failed.length === 0 ? [] : [`## ${messages.NOT_DRAWN}`, failed.map(failureOf).join('\n')]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const shown = (text: string): string => markdown(text, TITLE_LENGTH_MAX);

function sectionOf({ title, path, counts, picture, page }: Entry & { readonly is: 'drawn' }): string[] {
  const where = title === path ? [] : [`${shown(path)}: `];
  return [
    `## ${shown(title)}`,
    `[![${shown(title)}](${picture})](${page})`,
    `${where.join('')}${counts}. [${messages.LOOK_CLOSER}](${page})`,
  ];
}

const failureOf = ({ path, reason }: Entry & { readonly is: 'failed' }): string =>
  `- ${shown(path)}: ${markdown(reason, REASON_LENGTH_MAX)}`;

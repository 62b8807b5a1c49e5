/** What is said of one diagram. */

import { address, markdown } from '../../text/markdown.js';
import type { Artifact, ChangeCounts, Diagram } from '../model.js';
import { details } from './details.js';
import { TITLE_LENGTH_MAX, WARNING_LENGTH_MAX, WARNINGS_LISTED_MAX } from './limits.js';
import { mermaidOf } from './mermaid.js';
import * as messages from './messages.js';
import { pictureForms, type ShownImage } from './picture.js';
import { type Piece, piece } from './pieces.js';
import { removedText, tablesOf } from './table.js';

export interface Section {
  readonly diagram: Diagram;
  readonly line: string;
  readonly picture: Piece;
  readonly notes: Piece;
  readonly table: Piece;
  readonly mermaid: Piece;
  readonly files: Piece;
}

export function sectionOf(diagram: Diagram, image: ShownImage | undefined, artifacts: readonly Artifact[]): Section {
  const forms = pictureForms(image, diagram.title);
  return {
    diagram,
    line: lineOf(diagram),
    picture: piece(...forms),
    notes: piece(
      list(messages.WARNINGS_SUMMARY, diagram.warnings) + list(messages.ASSUMPTIONS_SUMMARY, diagram.assumptions),
      '',
    ),
    table: piece(...tablesOf(diagram), ''),
    mermaid: piece(mermaid(diagram, forms.length > 1), ''),
    files: piece(linksTo(artifacts), ''),
  };
}

/** `12 resources: 9 drawn, 2 folded, 1 hidden; changes: +3 ~1` */
function lineOf({ resources, ledger, removed, counts }: Diagram): string {
  const changes = changesOf(counts);
  const all = messages.resources(resources, ledger) + removedText(removed);
  return [all, ...(changes.length === 0 ? [] : [messages.changed(changes)])].join('; ');
}

/** `+3`, `~1`: what there is of them. */
export const changesOf = (counts: ChangeCounts): readonly string[] =>
  (['create', 'update', 'replace', 'delete'] as const)
    .filter((change) => counts[change] > 0)
    .map((change) => `${messages.CHANGE_SIGN[change]}${counts[change]}`);

/** Open where it is the only picture that there is. */
function mermaid({ graph }: Diagram, hasPicture: boolean): string {
  const drawn = mermaidOf(graph);
  if (drawn === null) return '';
  const fence = `\`\`\`mermaid\n${drawn.text}\n\`\`\``;
  const content = drawn.leftOut === '' ? fence : `${messages.sentence(drawn.leftOut)}\n\n${fence}`;
  return hasPicture ? details(messages.MERMAID_SUMMARY, content) : `${content}\n\n`;
}

function list(summary: (count: number) => string, texts: readonly string[]): string {
  if (texts.length === 0) return '';
  const items = texts.slice(0, WARNINGS_LISTED_MAX).map((text) => `- ${markdown(text, WARNING_LENGTH_MAX)}`);
  const more = texts.length - items.length;
  return details(summary(texts.length), [...items, ...(more > 0 ? [`- ${messages.rowsMore(more)}`] : [])].join('\n'));
}

function linksTo(artifacts: readonly Artifact[]): string {
  const links = artifacts.flatMap(({ name, url }) => {
    const to = address(url);
    return to === null ? [] : [`[${markdown(name, TITLE_LENGTH_MAX)}](${to})`];
  });
  return links.length === 0 ? '' : `${messages.files(links)}\n\n`;
}

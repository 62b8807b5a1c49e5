/** One row of the overview and the frame of its section, for one diagram or a group with the same change. */
import { address, code, markdown } from '../platform/text/markdown.js';
import { type Alike, artifactsOf } from './alike.js';
import { details } from './details.js';
import { ABSENT_LISTED_MAX, ADDRESS_LENGTH_MAX, TITLE_LENGTH_MAX } from './limits.js';
import * as messages from './messages.js';
import type { Artifact, Diagram } from './model.js';
import { type Piece, piece } from './pieces.js';
import { changesOf, type Section } from './section.js';

export interface Part {
  readonly section: Section;
  /** Null if there is no overview. */
  readonly row: Piece | null;
  /** Text before and after the section. `roots` lists the roots of a group and is empty for a single diagram. */
  readonly frame: readonly [Piece, Piece];
  readonly roots: Piece;
}

/** Returns the diagram that represents a group, with the warnings and assumptions of the entire group. */
export function standingFor([first, ...others]: Alike): Diagram {
  if (others.length === 0) return first;
  const union = (pick: (diagram: Diagram) => readonly string[]) => [...new Set([first, ...others].flatMap(pick))];
  return {
    ...first,
    warnings: union(({ warnings }) => warnings),
    assumptions: union(({ assumptions }) => assumptions),
  };
}

/** Builds the overview row and the collapsible section of a group of diagrams with the same change. */
export function partOf(
  group: Alike,
  section: Section,
  artifacts: ReadonlyMap<string, readonly Artifact[]>,
): Part & { readonly row: Piece } {
  const [{ title, path, changed, notCompared, change, counts }, ...others] = group;
  const isMany = others.length > 0;
  const name = isMany ? messages.rootsAlike(group.length) : markdown(title, TITLE_LENGTH_MAX);
  const source = code(path, ADDRESS_LENGTH_MAX);
  const changes = changesOf(change?.report.counts ?? counts).join(' ');
  const cells = [
    name,
    isMany ? messages.andMore(source, others.length) : source,
    group.reduce((sum, { resources }) => sum + resources, 0),
    notCompared !== undefined ? messages.NOT_COMPARED : isMany && changes !== '' ? messages.ofEach(changes) : changes,
  ];
  const line = isMany ? messages.each(section.line) : section.line;
  // Sections with changes are expanded, the others collapsed.
  const open = `<details${changed ? ' open' : ''}><summary><b>${name}</b>: ${line}</summary>\n\n${section.lead}`;
  return {
    section,
    row: piece(`| ${cells.join(' | ')} |\n`, ''),
    frame: [piece(open, ''), piece('</details>\n\n', '')],
    roots: isMany ? piece(...listOf(group, artifacts), '') : piece(''),
  };
}

/** Returns two forms: all roots with their artifacts, and a shorter list of paths alone. */
function listOf(group: Alike, artifacts: ReadonlyMap<string, readonly Artifact[]>): readonly string[] {
  const [first] = group;
  const note = `${messages.pictureOfOne(code(first.path, ADDRESS_LENGTH_MAX))}\n\n`;
  const line = (diagram: Diagram) => {
    const links = artifactsOf([diagram], artifacts).flatMap(({ name, url }) => {
      const to = address(url);
      return to === null ? [] : [`[${markdown(name, TITLE_LENGTH_MAX)}](${to})`];
    });
    return `- ${[code(diagram.path, ADDRESS_LENGTH_MAX), ...links].join(' ')}`;
  };
  const some = group.slice(0, ABSENT_LISTED_MAX).map(({ path }) => `- ${code(path, ADDRESS_LENGTH_MAX)}`);
  const more = group.length - some.length;
  const few = [...some, ...(more > 0 ? [`- ${messages.pathsMore(more)}`] : [])];
  const summary = messages.rootsAlike(group.length);
  return [group.map(line), few].map((lines) => `${details(summary, lines.join('\n'))}${note}`);
}

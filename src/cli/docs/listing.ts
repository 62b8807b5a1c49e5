/** The index of a documentation site, in Markdown that every generator supports. */

import type { LastChange, RootDescription, RootLink } from '../../diagram.js';
import { byText } from '../../graph/order.js';
import { markdown } from '../../platform/text/markdown.js';
import { KINDS_IN_TABLE_MAX, REASON_LENGTH_MAX, TITLE_LENGTH_MAX } from '../limits.js';
import * as messages from '../messages.js';
import type { Progress } from '../progress.js';
import type { FileContents } from './output.js';

/** A root module of an index. */
export interface DocsRoot {
  /** Path relative to the given directory, with `/`; `.` for the directory itself. */
  readonly path: string;
  /** Path to read the root from. */
  readonly directory: string;
  /** Base name of its files without extension; stable between runs. */
  readonly stem: string;
}

/** The content of the index about a drawn root. */
interface Facts {
  readonly title: string;
  /** `9 resources: 5 drawn, 3 folded, 1 hidden`. */
  readonly counts: string;
  /** Number of resources. */
  readonly resources: number;
  /** Number of icons and boxes by title, the most frequent first. */
  readonly kinds: readonly (readonly [title: string, count: number])[];
  /** Exports and imports, for the links between root modules; null if they are not known. */
  readonly description: RootDescription | null;
}

/** A root module in the index. */
export type Entry = DocsRoot &
  (
    | (Facts & {
        readonly is: 'drawn';
        /** File names. */
        readonly picture: string;
        readonly page: string;
      })
    | { readonly is: 'failed'; readonly reason: string }
  );

type DrawnEntry = Entry & { readonly is: 'drawn' };

/** A drawn root. */
export interface Drawn extends Facts {
  readonly warnings: readonly string[];
  /** Extension of the picture, and of the page. */
  readonly picture: string;
  readonly page: string;
  /** Contents by extension. */
  readonly files: FileContents;
}

/** Prints the warnings about a root. */
export function printWarnings(path: string, warnings: readonly string[], progress: Progress): void {
  for (const text of warnings) progress.warn(`${path}: ${text}`);
}

// ---- The Markdown.

/** Facts about several root modules. */
export interface Relations {
  readonly links: readonly RootLink[];
  /** The diagram of all root modules together, with the names of its files; null if none reads from another one. */
  readonly map: { readonly picture: string; readonly page: string; readonly summary: string } | null;
  /** Reason why that diagram could not be drawn; null if it was, or is not needed. */
  readonly mapFailure: string | null;
  /** Last change by directory; null if the option is not set. */
  readonly changes: ReadonlyMap<string, LastChange> | null;
}

/**
 * Returns the Markdown of the index.
 * @param entries in display order
 */
export function indexOf(heading: string, entries: readonly Entry[], relations: Relations): string {
  const drawn = entries.filter((entry) => entry.is === 'drawn');
  const failed = [
    ...(relations.mapFailure === null ? [] : [{ path: messages.MAP, reason: relations.mapFailure }]),
    ...entries.filter((entry) => entry.is === 'failed'),
  ];
  const blocks = [
    // The heading comes first because generators use it as the page title.
    `# ${escaped(heading)}`,
    messages.NOTE,
    messages.drawnSentence(drawn.length),
    ...(relations.map === null ? [] : mapSection(relations.map)),
    ...(drawn.length === 0 ? [] : [tableOf(drawn, relations)]),
    ...drawn.flatMap(sectionOf),
    ...(failed.length === 0 ? [] : [`## ${messages.NOT_DRAWN}`, failed.map(failureLine).join('\n')]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const escaped = (text: string): string => markdown(text, TITLE_LENGTH_MAX);

const mapSection = ({ picture, page, summary }: NonNullable<Relations['map']>): string[] => [
  `[![${messages.MAP}](${picture})](${page})`,
  `${summary}. [${messages.OPEN_PAGE}](${page})`,
];

function sectionOf({ title, path, counts, picture, page }: DrawnEntry): string[] {
  const prefix = title === path ? '' : `${escaped(path)}: `;
  return [
    `## ${escaped(title)}`,
    `[![${escaped(title)}](${picture})](${page})`,
    `${prefix}${counts}. [${messages.OPEN_PAGE}](${page})`,
  ];
}

const failureLine = ({ path, reason }: { readonly path: string; readonly reason: string }): string =>
  `- ${escaped(path)}: ${markdown(reason, REASON_LENGTH_MAX)}`;

// ---- The table.

interface Column {
  readonly heading: string;
  readonly cellOf: (entry: DrawnEntry) => string;
}

/** Returns the table of all drawn roots. Columns about links and changes are left out if nothing is known. */
function tableOf(entries: readonly DrawnEntry[], { links, changes }: Relations): string {
  const byId = new Map(entries.flatMap((entry) => (entry.description === null ? [] : [[entry.description.id, entry]])));
  const known = links.filter(({ from, to }) => from !== to && byId.has(from) && byId.has(to));
  const linksTo = (ids: readonly string[]): string =>
    [...new Set(ids)]
      .map((id) => byId.get(id)!)
      .sort((a, b) => byText(a.path, b.path))
      .map(linkTo)
      .join(', ');
  const columns: Column[] = [
    { heading: messages.COLUMN_ROOT, cellOf: linkTo },
    { heading: messages.COLUMN_RESOURCES, cellOf: ({ resources }) => String(resources) },
    { heading: messages.COLUMN_KINDS, cellOf: ({ kinds }) => kindsOf(kinds) },
  ];
  if (known.length > 0) {
    columns.push(
      {
        heading: messages.COLUMN_READS,
        cellOf: ({ description }) => linksTo(known.flatMap(({ from, to }) => (from === description?.id ? [to] : []))),
      },
      {
        heading: messages.COLUMN_READ_BY,
        cellOf: ({ description }) => linksTo(known.flatMap(({ from, to }) => (to === description?.id ? [from] : []))),
      },
    );
  }
  if (changes !== null && changes.size > 0) {
    columns.push({ heading: messages.COLUMN_CHANGE, cellOf: ({ directory }) => changeOf(changes.get(directory)) });
  }
  const rows = [
    columns.map(({ heading }) => heading),
    columns.map(() => '---'),
    ...entries.map((entry) => columns.map(({ cellOf }) => cellOf(entry))),
  ];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const linkTo = ({ path, page }: DrawnEntry): string => `[${escaped(path)}](${page})`;

/** Returns the most frequent kinds: `SQS queue ×2, Lambda function, 3 more kinds`. */
function kindsOf(kinds: Facts['kinds']): string {
  const texts = kinds.map(([title, count]) => (count === 1 ? escaped(title) : `${escaped(title)} ×${count}`));
  const omitted = texts.length - KINDS_IN_TABLE_MAX;
  // "1 more kind" would be no shorter than the kind itself.
  if (omitted <= 1) return texts.join(', ');
  return [...texts.slice(0, KINDS_IN_TABLE_MAX), messages.moreKinds(omitted)].join(', ');
}

const changeOf = (change: LastChange | undefined): string =>
  change === undefined ? '' : `${change.date} ${escaped(change.subject)}`;

/** Texts of comments and summaries, and reasons for failed calls to a host. */

import { plural } from '../platform/text/english.js';

export const COMMENT_TITLE = 'Architecture';
export const resources = (
  count: number,
  ledger: { readonly drawn: number; readonly folded: number; readonly hidden: number } | undefined,
) =>
  ledger === undefined
    ? plural(count, 'resource')
    : `${plural(count, 'resource')}: ${ledger.drawn} drawn, ${ledger.folded} folded, ${ledger.hidden} hidden`;
export const CHANGE_WORD = {
  create: 'created',
  update: 'updated',
  replace: 'replaced',
  delete: 'deleted',
  move: 'moved',
  import: 'imported',
  forget: 'forgotten',
  deferred: 'deferred',
  none: '',
} as const;
export const changed = (parts: readonly string[]) => `changes: ${parts.join(' ')}`;
/** @param unknown number of diagrams that were not compared and so cannot be called unchanged */
export const diagramsChanged = (count: number, changes: number, unknown: number) =>
  unknown === 0
    ? `${plural(count, 'diagram')}, ${changes === 0 ? 'none' : changes} of them changed`
    : `${plural(count, 'diagram')}: ${unknown === count ? 'none' : count - unknown} compared${changes === 0 ? '' : `, ${changes} changed`}`;
/**
 * @param paths escaped for Markdown, empty if the heading already names the diagram
 * @param reason escaped for Markdown
 */
export const notComparedLine = (paths: string, reason: string) =>
  paths === '' ? `**Not compared:** ${reason}` : `**Not compared** (${paths}): ${reason}`;
/**
 * @param from old path, escaped for Markdown
 * @param to new path, escaped for Markdown
 */
export const renamed = (from: string, to: string) =>
  `${from} looks renamed to ${to}; they are compared with each other.`;
/**
 * Returns one sentence for several roots: `Adds the queue new.` becomes `each adds the queue new.`
 * @param line escaped for Markdown
 */
export const each = (line: string) =>
  /^[A-Z][a-z]+s\b/.test(line) ? `each ${line.charAt(0).toLowerCase()}${line.slice(1)}` : `each: ${line}`;
export const rootsAlike = (count: number) => `${count} roots`;
export const andMore = (first: string, more: number) => `${first} and ${more} more`;
export const ofEach = (changes: string) => `${changes} each`;
/** @param path escaped for Markdown */
export const pictureOfOne = (path: string) => `The image and the table are those of ${path}.`;
/** Cell text in the column of changes. */
export const NOT_COMPARED = 'not compared';
export const NOTHING_CHANGED = 'No Terraform root module is changed any more, so there is no diagram.';
export const NOTHING_WAS_DRAWN =
  'The last run produced no diagram: no root module is changed any more, or drawing failed.';
export const deleted = (paths: string) => `Deleted: ${paths}.`;
export const affected = (count: number) =>
  count === 1
    ? '**Affected:** one root module reads what changes.'
    : `**Affected:** ${count} root modules read what changes.`;
/**
 * Returns what an affected root reads: `vpc_id` of `network/prod` (`shop/main.tf:7`). All texts are escaped for Markdown.
 * @param value empty if only the root is known
 */
export const affectedRead = ({
  value,
  root,
  position,
  isLikely,
}: {
  readonly value: string;
  readonly root: string;
  readonly position: string;
  readonly isLikely: boolean;
}) => {
  const notes = [...(position === '' ? [] : [position]), ...(isLikely ? ['likely'] : [])].join(', ');
  return `${value === '' ? root : `${value} of ${root}`}${notes === '' ? '' : ` (${notes})`}`;
};
export const pathsMore = (count: number) => `${count} more`;
export const OVERVIEW_HEAD = '| Diagram | Source | Resources | Changes |';
export const pictureOf = (title: string) => `Architecture diagram of ${title}`;
export const pictureOfChange = (title: string) => `Architecture changes of ${title}`;
const ALARMS = { data: 'data is lost or at risk', opens: 'opened to the outside', rights: 'stronger rights' } as const;
/** Kinds of dangers, in bold: `Check: data is lost or at risk, opened to the outside.` */
export const alarm = (kinds: readonly (keyof typeof ALARMS)[]) =>
  `**Check: ${kinds.map((kind) => ALARMS[kind]).join(', ')}.**`;
export const READING_GUIDE = '`+` added, `-` removed, `~` changed, `-/+` replaced; grey = unchanged.\n\n';
/** @param line escaped for Markdown */
export const wholeSummary = (line: string) => `Full architecture: ${line}`;
export const pictureLink = 'Image';
/**
 * Returns the suffix of a resource count.
 * @param by escaped for Markdown
 */
export const removed = (resources: number, by: string) => `, ${resources} removed by ${by}`;
/** @param removals from `removed`; empty for none */
export const tableSummary = (count: number, removals: string) => plural(count, 'resource') + removals;
export const TABLE_HEAD = { changes: '| Resource | Name | Change |', plain: '| Resource | Name |' } as const;
export const rowsMore = (count: number) => `${count} more not listed here.`;
export const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
export const MERMAID_SUMMARY = 'The same as text (Mermaid)';
export const WARNINGS_SUMMARY = (count: number) => plural(count, 'warning');
export const ASSUMPTIONS_SUMMARY = (count: number) => plural(count, 'assumption');
export const page = (url: string) =>
  `[Open interactive diagram](${url}): zoom, search and paths between two resources.`;
export const files = (links: readonly string[]) => `Files: ${links.join(', ')}`;
export const lastChanged = (run: string, commit: string) =>
  `Last changed by ${run}${commit === '' ? '' : ` for ${commit}`}.`;
export const LEFT_OUT_NAMES = {
  mermaid: 'Mermaid diagram',
  table: 'resource table',
  rows: 'shortened table',
  picture: 'image',
  whole: 'image of the full architecture',
  notes: 'warning list',
  roots: 'list of roots',
  section: 'section',
  line: 'overview line',
} as const;
/** @param run link to the run, or its name */
export const leftOut = (parts: readonly string[], run: string) =>
  `Left out for lack of space: ${parts.join(', ')}. Everything is in the summary and the artifacts of ${run}.`;
export const leftOutHere = (parts: readonly string[]) =>
  `Left out for lack of space: ${parts.join(', ')}. Run groundplan diff to see everything.`;
export const leftOutPart = (count: number, kind: keyof typeof LEFT_OUT_NAMES) => plural(count, LEFT_OUT_NAMES[kind]);
export const PICTURES_GONE = 'The diagram was removed when the pull request was closed.';
/** @param run link to the run, or its name */
export const missing = (paths: string, run: string) => `Not drawn, see ${run}: ${paths}.`;
export const run = (number: number) => `run ${number}`;
export const notCompared = (reason: string) => `one revision cannot be read: ${reason}`;
export const UNPARSED = 'Terraform rejects the code, so its changes are unknown';

// ---- Failed calls to a host.

export const status = (code: number, complaint: string) => `HTTP ${code}${complaint === '' ? '' : `, ${complaint}`}`;
export const TIME_OUT = 'no answer in time';
export const TOO_LARGE = 'the answer is too large';
export const NOT_JSON = 'the answer is not JSON';
export const NOT_AS_DOCUMENTED = 'the answer is not as documented';
export const ELSEWHERE = 'the next page is on another server';

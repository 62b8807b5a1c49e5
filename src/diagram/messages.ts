import { unescapeName } from '../graph/address.js';
import type { Entry } from '../inference/ledger.js';
import { inShell } from '../messages.js';
import { plural } from '../platform/text/english.js';
import { printable } from '../platform/text/printable.js';

/** Follows the sentence of a report on two environments. */
export const TWO_ENVIRONMENTS =
  'Two environments are compared: nothing counts as replaced, and differences of names are left out.';
const CHECK_SOURCE = 'Check that it is the right source.';

/** @param dataSources number of data sources among all of them */
export const noResourcesRemedy = (total: number, dataSources = 0) => {
  const data = plural(dataSources, 'data source');
  if (dataSources > 0 && dataSources === total) return `The source has ${data} and no resources. ${CHECK_SOURCE}`;
  const count = plural(total - dataSources, 'resource');
  return `The source has ${dataSources === 0 ? count : `${count} and ${data}`}; none of them is drawn. ${CHECK_SOURCE}`;
};
export const severalPlans = (file: string, count: number) =>
  `${printable(file)} contains ${count} plans, but --planfile takes one`;
export const severalPlansRemedy = (file: string) =>
  `Draw them together: --source ${inShell(file)}, without --planfile and --graphfile.`;
export const plansTooMany = (file: string, count: number, most: number) =>
  `${printable(file)} contains ${count} plans; the first ${most} are drawn`;
export const annotationsTooLarge = (path: string, most: number) =>
  `${printable(path)} has more than ${most} characters, too many for an annotation file`;
export const ANNOTATIONS_TOO_LARGE_REMEDY = 'Check that it is an annotation file: docs/annotations.md.';
export const annotationsUnreadable = (path: string, reason: string) =>
  `${printable(path)}: the file cannot be read (${reason})`;
export const ANNOTATIONS_UNREADABLE_REMEDY = 'Check its permissions.';
export const annotationsEmpty = (path: string) => `${printable(path)}: the file is empty`;
export const FONT_TOO_LARGE_REMEDY = 'Pass a font with fewer characters; fonttools subset creates one.';
export const fontsTooMany = (count: number, most: number) => `${count} fonts; at most ${most} are read`;
export const FONTS_TOO_MANY_REMEDY = 'Omit those whose characters do not occur.';
/** Reasons why a file that annotations name is not read. */
export const FILE_FAULTS = {
  missing: 'no such file',
  outside: 'it is outside the repository',
  special: 'it is a directory, a pipe or a device',
  unreadable: 'it cannot be read',
} as const;
export const largerThan = (bytes: number) =>
  `it is larger than ${bytes >= 2 ** 20 ? `${bytes / 2 ** 20} MB` : `${bytes / 2 ** 10} KB`}`;
export const fileUnread = (
  { file, line, column }: { readonly file: string; readonly line: number; readonly column: number },
  noun: string,
  path: string,
  reason: string,
) => `${printable(file)}:${line}:${column}: ${noun} ${printable(path)}: ${reason}`;
export const fileUnreadRemedy = (noun: string) =>
  `Set the path of ${noun === 'icon' ? 'an' : 'a'} ${noun} in the repository, relative to the annotation file.`;
export const iconsTooMany = (most: number) => `at most ${most} icon files are read`;
export const iconRefused = (location: Parameters<typeof fileUnread>[0], path: string, reason: string) =>
  fileUnread(location, 'icon', path, reason);
export const ICON_REMEDY =
  'Export a plain SVG without text, scripts, styles and images, or a PNG with 8 bits per channel: docs/annotations.md.';
/** Name of the filter by root module in a page. */
export const ROOT_MODULE = 'Root module';
export const dependencyElsewhere = (unit: string, dependency: string) =>
  `${printable(unit)} depends on ${printable(dependency)}, which is not drawn`;
export const stepReading = (path: string) => `reading ${printable(path)}`;
export const stepAskingModel = (name: string) => `asking ${name} for suggestions`;
export const STEP_UNDERSTANDING = 'grouping and connecting resources';
export const STEP_ARRANGING = 'laying out';
export const stepDrawing = (format: string) => `drawing ${format.toUpperCase()}`;

/** Number of listed names; more would fill the terminal. */
const NAMES_MAX = 5;
const firstNames = (names: readonly string[]): string =>
  `${names.slice(0, NAMES_MAX).map(printable).join(', ')}${names.length > NAMES_MAX ? ` and ${names.length - NAMES_MAX} more` : ''}`;
export const placesGone = (addresses: readonly string[]) =>
  `${plural(addresses.length, 'position')} ignored, because the element no longer exists: ${firstNames(addresses)}`;
export const placesNew = (addresses: readonly string[]) => `new, placed next to the others: ${firstNames(addresses)}`;

export const nestedTooDeep = (count: number, levels: number) =>
  `${count} icons and boxes are nested more than ${levels} boxes deep: they are drawn in the last of these`;
/** For `--steps` without a path to number. */
export const NO_STEPS = 'steps: no request of a user leads to a resource here, so nothing is numbered';
export const simplified = (before: number, after: number) => `simplified: ${before} icons and boxes are now ${after}`;
export const NO_PAGES = '--pages: no box holds several icons, so there is only one diagram';
export const pagesTooMany = (found: number, drawn: number) =>
  `--pages: of ${found} pages the ${drawn} with the most icons are drawn`;
/** Name of a page without a titled box, such as a module with a single type in it: as in the source. */
export const nameOfPage = (address: string) => printable(unescapeName(address.replace(/^module\./, 'Module ')));
export const titleOfPage = (whole: string, name: string) => (whole === '' ? name : `${whole} / ${name}`);
export const onPage = (name: string, message: string) => `${printable(name)}: ${message}`;
/** Title of the level of a page that shows everything. */
export const EVERYTHING = 'Everything';
export const levelTooLarge = (icons: number, most: number) =>
  `${icons} icons are too many for one level of the page (${most} at most): it has an overview and its parts.`;
export const overviewDrawn = (
  whole: { readonly shapes: number; readonly lines: number },
  arrows: { readonly found: number; readonly drawn: number },
  canBeSimpler: boolean,
  caption: number | null = null,
) =>
  [
    `${whole.shapes} icons and boxes with ${plural(whole.lines, 'line')} are too many for one diagram`,
    caption === null ? '' : ` (captions of ${caption.toFixed(1)} px on a screen of 1600 x 1000)`,
    ': this is an overview',
    arrows.drawn === arrows.found ? '' : ` with the ${arrows.drawn} strongest of ${plural(arrows.found, 'connection')}`,
    `. Everything: --no-overview${canBeSimpler ? '; services only: --simplified' : ''}.`,
  ].join('');

export const aboutSide = (revision: 'before' | 'after', message: string) => `${revision}: ${message}`;
export const nothingIn = (name: string) =>
  `${printable(name)} has no resources: everything in the other source is added or removed`;
export const NOTHING_ON_BOTH = 'No resources found in either source';
export const NOTHING_ON_BOTH_REMEDY = 'Check the directory and the commits.';
export const readAlike = (weaker: 'before' | 'after') =>
  `${weaker} cannot be planned, so both are read statically (--planner static): computed values are not compared`;
export const KINDS_DIFFER =
  'one source is code, the other a plan, a state or a graph file: some differences come from the type of source';
export const STEP_COMPARING = 'comparing';
export const CHANGES = 'Changes';
export const changesOf = (what: string) => `Changes: ${what}`;
export const beforeAfter = (before: string, after: string) => `${before} → ${after}`;
/** Title of a comparison whose source has a title. */
export const ofBoth = (title: string, revisions: string) => `${title}: ${revisions}`;
/** Name of the working tree, beside a commit. */
export const WORKING_TREE = 'working tree';
const shortId = ({ id, name }: { readonly id: string; readonly name: string }) =>
  id.startsWith(name) && name.length >= 7 ? id.slice(0, 8) : `${printable(name)} (${id.slice(0, 8)})`;
type Named = Parameters<typeof shortId>[0];
export const comparing = (before: Named, after: Named) => `comparing ${shortId(before)} with ${shortId(after)}`;
export const comparingFiles = (before: Named, directory: string) =>
  `comparing ${shortId(before)} with the files in ${printable(directory)}`;
export const notInCommit = (directory: string, commit: string) =>
  `${printable(directory)} does not exist in ${printable(commit)}`;
export const variablesOnBoth = (files: readonly string[]) =>
  `variable files that Git ignores are used for both revisions: ${files.map(printable).join(', ')}`;

/** Relation of a part to its resource. */
export const WHY_PART = {
  owner: 'part of it',
  user: 'used by it',
  twin: 'the same resource',
  member: 'protects it',
} as const;
/** Relation of a resource to what shows it, before the name of that: `part of Fargate service orders-api`. */
export const RELATIONS = {
  owner: 'part of',
  user: 'used by',
  twin: 'the same resource as',
  member: 'protects',
  instance: 'one of',
  written: 'drawn as',
} as const;
/** Returns the relation of a resource to the node that shows it: `written` if it is that node. */
export function relationToNode(entry: Exclude<Entry, { bucket: 'hidden' }>): keyof typeof RELATIONS {
  if (entry.bucket === 'folded') return entry.kind;
  return entry.node === entry.address ? 'written' : 'instance';
}
/** Example: `part of Fargate service orders-api`. @param node title and name of the resource, or its address */
export const relationTo = (relation: keyof typeof RELATIONS, node: string) => `${RELATIONS[relation]} ${node}`;
/** @param relation result of `relationTo` */
export const relationThrough = (relation: string, node: string) => `${relation}, ${RELATIONS.written} ${node}`;
export const titled = (title: string, name: string) => `${title} ${name}`;
export const reason = (texts: readonly string[], isFact: boolean) => `${isFact ? '' : 'assumed: '}${texts.join(': ')}`;

/** The change is too large to be legible at its display size. */
export const changeTooWide = (width: number, shown: number, caption: number): string =>
  `The change is drawn in full, ${Math.ceil(width)} pixels wide: at ${shown} pixels its captions are ${(
    (caption * shown) / width
  ).toFixed(1)} pixels high. Open the image itself to read it`;
/** @param all number of icons and boxes of the whole diagram */
export const changeInsteadOfAll = (all: number): string =>
  `${all} icons and boxes are too many for one diagram: this one shows the changes and their neighbours, and counts the rest. Everything: --no-overview`;

// ---- Estates.

export const stepReadingRoot = (path: string, at: number, of: number) =>
  `reading root module ${at}/${of}: ${printable(path)}`;

export const noLastChange = (reason: string) => `--last-change has no effect: ${reason}`;
export const LAST_CHANGE_SHALLOW =
  '--last-change has no effect in a shallow clone. Fetch the history: fetch-depth: 0 for actions/checkout, GIT_DEPTH: 0 for GitLab';

export const deletedStay = (addresses: readonly string[], file: string) => staysAway('element', addresses, file);
export const deletedPagesStay = (names: readonly string[], file: string) => staysAway('page', names, file);
const staysAway = (what: string, deleted: readonly string[], file: string) =>
  `${plural(deleted.length, what)} deleted in ${printable(file)} ${deleted.length === 1 ? 'stays' : 'stay'} away: ${firstNames(deleted)}`;
export const editsUnknown = (file: string) =>
  `${printable(file)} is from an earlier version: added elements and positions are kept, changed words and styles are not`;

/** The sentence about code that Terraform rejects. @param more number of further errors */
export const rejected = (error: string, more: number): string =>
  `Terraform rejects the code, so not all changes are known: ${printable(error)}${more === 0 ? '' : ` (and ${more} more)`}.`;

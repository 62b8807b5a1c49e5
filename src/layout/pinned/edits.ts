/**
 * Keeps the edits of users when groundplan writes a draw.io file again: cells, pages, texts, styles, sizes and routes.
 *
 * Three versions are compared. `edited` is the file as the user left it. `fresh` is what groundplan would write now, at
 * the positions of the edited file. What groundplan wrote the last time is only known by hashes: the data of each page
 * contains a record with the hashes of all cells. A cell that differs from its record was edited, a cell without a
 * record was added, and a record without a cell means that the cell was deleted. The record also has the hashes of all
 * pages, so that a page without an edited one is either new or was deleted.
 */

import { InvalidInput } from '../../errors.js';
import { NESTED_MAX } from '../limits.js';
import * as messages from '../messages.js';
import {
  byId,
  type Cell,
  type Cells,
  ENDS,
  geometryOf,
  idOf,
  isAttached,
  isBox,
  labelOf,
  moveCell,
  originOf,
  type Page,
  type Point,
  pageElement,
  pageOf,
  pagesIn,
  resizeCell,
  roundForFile,
  styleOf,
  withEditedData,
  withEnds,
  withGeometryOf,
  withLabel,
  withLooseEnd,
  withoutAttribute,
  withParent,
  withStyle,
  type XmlElement,
  xmlElementsOf,
  xmlOf,
} from './cells.js';
import { NotRead } from './read.js';

/** Result of a merge. */
export interface MergedFile {
  readonly text: string;
  /** Addresses of elements that are left out because the user deleted them. */
  readonly deleted: readonly string[];
  /** Names of the pages that are left out because the user deleted them. */
  readonly deletedPages: readonly string[];
  /** A page of the edited file has no record, so that of its edits only the added cells are known. */
  readonly isOld: boolean;
}

/**
 * Returns the fresh file with the edits of the user.
 * @param fresh written by groundplan, without a record
 * @param name of the edited file, for messages
 * @throws InvalidInput if the edited file is not a draw.io file
 */
export function withEdits(fresh: string, edited: string, name: string): MergedFile {
  try {
    return mergedFiles(fresh, edited);
  } catch (error) {
    if (!(error instanceof NotRead)) throw error;
    throw new InvalidInput(messages.notDrawioFile(name, error.message), { remedy: messages.NOT_DRAWIO_REMEDY });
  }
}

function mergedFiles(fresh: string, edited: string): MergedFile {
  const [file, ...others] = xmlElementsOf(fresh);
  const before = pagesIn(edited);
  const isBare = before[0]?.diagram.name !== 'diagram';
  const editedPages = new Map(before.map((page) => [idOf(page.diagram), page]));
  const deleted: string[] = [];
  let isOld = false;
  const known = knownPages(before);
  const isDeleted = (diagram: XmlElement): boolean =>
    !editedPages.has(idOf(diagram)) && known.has(hashOfId(idOf(diagram)));
  const [deletedPages, kept] = isBare
    ? [[], file!.children]
    : [file!.children.filter(isDeleted), file!.children.filter((diagram) => !isDeleted(diagram))];
  const results = kept.map((diagram, index) => {
    const page = pageOf(diagram);
    const editedPage = isBare ? before[index] : editedPages.get(idOf(diagram));
    const record = recordOf(page, file!);
    if (editedPage === undefined) return { earlier: editedPage, tree: pageElement(withRecord(page, record, null)) };
    const merge = new PageMerge(page, editedPage);
    deleted.push(...merge.deleted);
    isOld ||= merge.record === null;
    return {
      earlier: editedPage,
      tree: pageElement(withRecord(merge.merged(), record, merge.edited.get(ROOT) ?? null)),
    };
  });
  const treesBefore = new Map(results.flatMap(({ earlier, tree }) => (earlier ? [[earlier, tree] as const] : [])));
  // The pages stay in the order of the edited file. A new page follows the page that is before it in the fresh file.
  const pages = before.flatMap((page) => treesBefore.get(page) ?? leftoverPage(page, file!));
  results.forEach(({ earlier, tree }, at) => {
    if (!earlier) pages.splice(at === 0 ? 0 : pages.indexOf(results[at - 1]!.tree) + 1, 0, tree);
  });
  const text = [{ ...file!, children: pages }, ...others].map((tree) => xmlOf(tree)).join('');
  const names = deletedPages.map(({ attributes }) => attributes.get('name') ?? '');
  return { text: `${text}\n`, deleted: [...new Set(deleted)], deletedPages: names, isOld };
}

/** Returns the hashes of the pages that the file had when groundplan wrote it. */
const knownPages = (pages: readonly Page[]): ReadonlySet<string> =>
  new Set(pages.flatMap((page) => [...(recordIn(page)?.pages ?? [])]));

/**
 * Returns what remains of a page that groundplan no longer writes: all of a page that the user added, and otherwise
 * only the cells that the user added, if there are any.
 */
function leftoverPage(page: Page, file: XmlElement): readonly XmlElement[] {
  if (recordIn(page) === null) return [page.diagram];
  const empty = { ...page, cells: page.cells.filter(({ id }) => PAGE_CELLS.has(id)) };
  const merged = new PageMerge(empty, page).merged();
  const root = page.cells.find(({ id }) => id === ROOT) ?? null;
  return merged.cells.length > empty.cells.length ? [pageElement(withRecord(merged, recordOf(empty, file), root))] : [];
}

/**
 * Returns a fresh file with a record on each page, by which a later run finds the edits. Used if there is no edited
 * file.
 */
export function withRecords(fresh: string): string {
  const [file] = xmlElementsOf(fresh);
  const pages = file!.children.map((diagram) => {
    const page = pageOf(diagram);
    return pageElement(withRecord(page, recordOf(page, file!), null));
  });
  return `${xmlOf({ ...file!, children: pages })}\n`;
}

/**
 * Tells whether a file may be replaced. `unchanged`: as groundplan wrote it. `edited`: changed since. `foreign`: not
 * written by groundplan, or written by a version without records and then saved by another program.
 */
export function editStateOf(text: string): 'unchanged' | 'edited' | 'foreign' {
  let pages: readonly Page[];
  try {
    pages = pagesIn(text);
  } catch (error) {
    if (error instanceof NotRead) return 'foreign';
    throw error;
  }
  const records = pages.map(recordIn);
  if (records.every((record) => record === null)) {
    const [file] = xmlElementsOf(text);
    return file?.attributes.get('host') === HOST ? 'unchanged' : 'foreign';
  }
  const present = new Set(pages.map(({ diagram }) => hashOfId(idOf(diagram))));
  if ([...knownPages(pages)].some((page) => !present.has(page))) return 'edited';
  const isUnchanged = pages.every(({ cells }, index) => {
    const record = records[index] ?? null;
    if (record === null || record.isRenamed) return false;
    const ours = cells.filter(({ id }) => id !== ROOT);
    return (
      ours.length === record.facets.size &&
      ours.every((cell) => sameFacets(record.facets.get(hashOfId(cell.id)), facetsOf(cell)))
    );
  });
  return isUnchanged ? 'unchanged' : 'edited';
}

/** Value of the attribute `host`, by which a file of groundplan without records is recognised. */
const HOST = 'groundplan';
/**
 * Ids of the root cell, which contains the layers, of the layer of the diagram, and of the layer of title and legend.
 */
const ROOT = '0';
const DRAWING = '1';
const NOTES = 'notes';
const PAGE_CELLS: ReadonlySet<string> = new Set([ROOT, DRAWING, NOTES]);
/** Id of the title. The other notes are numbered, so the next time a number may belong to another text. */
const TITLE = 'note';

// ---- The record.

/** Hashes of the parts of a cell that users edit. */
interface Facets {
  readonly style: string;
  readonly label: string;
  readonly geometry: string;
  /** The parent of a shape, or the cells at both ends of an edge. */
  readonly ends: string;
}

/** A record as read from a page. */
interface Recorded {
  /** The page has another name than when the record was written. */
  readonly isRenamed: boolean;
  /** Facets by the hash of the id. */
  readonly facets: ReadonlyMap<string, Facets>;
  /** Hashes of the ids of all pages of the file. */
  readonly pages: ReadonlySet<string>;
}

/** Name of the attribute that contains the record, in the data of a page. */
const RECORD = 'groundplan';
const VERSION = '1';
/** Lengths of the hash of an id and of the hash of a facet, in characters. */
const ID_LENGTH = 10;
const FACET_LENGTH = 5;
const ENTRY = new RegExp(`^([0-9a-z]{${ID_LENGTH}})${`([0-9a-z]{${FACET_LENGTH}})`.repeat(4)}$`);
const PAGE = new RegExp(`[0-9a-z]{${ID_LENGTH}}`, 'g');
const ENTRY_LENGTH = ID_LENGTH + 4 * FACET_LENGTH;

const sameFacets = (a: Facets | undefined, b: Facets): boolean =>
  a !== undefined && a.style === b.style && a.label === b.label && a.geometry === b.geometry && a.ends === b.ends;

/**
 * Returns the record of a page as text: version, hashes of id and name of the page, the facets of all cells in one word,
 * and the hashes of all pages in another.
 * @param file the fresh file, with all of its pages
 */
function recordOf({ diagram, cells }: Page, file: XmlElement): string {
  const entries = cells
    .filter(({ id }) => id !== ROOT)
    .map((cell) => {
      const { style, label, geometry, ends } = facetsOf(cell);
      return `${hashOfId(cell.id)}${style}${label}${geometry}${ends}`;
    });
  const pages = file.children.map((page) => hashOfId(idOf(page)));
  return [VERSION, hashOfId(idOf(diagram)), nameHash(diagram), entries.sort().join(''), pages.join('')].join(' ');
}

const nameHash = ({ attributes }: XmlElement): string => hashOf(attributes.get('name') ?? '', 1).slice(0, FACET_LENGTH);

/**
 * Returns the record in the data of a page; null without one of this version. A page that a user copied from another
 * page has the record of that page, which does not count.
 */
function recordIn({ diagram, cells }: Page): Recorded | null {
  const words =
    cells
      .find(({ id }) => id === ROOT)
      ?.outer?.attributes.get(RECORD)
      ?.split(' ') ?? [];
  const [version, page, name = '', text = '', pages = ''] = words;
  const isBare = diagram.name !== 'diagram';
  if (version !== VERSION || (!isBare && page !== hashOfId(idOf(diagram)))) return null;
  const facets = new Map<string, Facets>();
  for (let at = 0; at < text.length; at += ENTRY_LENGTH) {
    const parts = ENTRY.exec(text.slice(at, at + ENTRY_LENGTH));
    if (parts === null) return null;
    const [, id, style, label, geometry, ends] = parts as unknown as [string, string, string, string, string, string];
    facets.set(id, { style, label, geometry, ends });
  }
  // A file of a single page without an id has no other pages.
  const hashes = new Set(isBare ? [] : pages.match(PAGE));
  return { isRenamed: !isBare && name !== nameHash(diagram), facets, pages: hashes };
}

/**
 * Returns a page with its record, which draw.io keeps as data of the page. Other data of the page is taken from
 * `before`.
 */
function withRecord(page: Page, record: string, before: Cell | null): Page {
  const data = new Map([...(before?.outer?.attributes ?? []), [RECORD, record]]);
  data.delete('id');
  const cells = page.cells.map((cell): Cell => {
    if (cell.id !== ROOT) return cell;
    const inner = { ...cell.inner, attributes: withoutAttribute(cell.inner.attributes, 'id') };
    const outer = { name: 'object', attributes: new Map([...data, ['id', ROOT]]), children: [], text: '' };
    return { ...cell, outer, inner };
  });
  return { ...page, cells };
}

function facetsOf(cell: Cell): Facets {
  const [appearance, ends] = styleOf(cell);
  const hash = (text: string): string => hashOf(text, 1).slice(0, FACET_LENGTH);
  const { parent, kind, inner } = cell;
  const link = (name: string): string => inner.attributes.get(name) ?? '';
  return {
    style: hash([...appearance].sort().join(';')),
    label: hash(labelOf(cell)),
    geometry: hash(JSON.stringify([geometryOf(cell), [...ends].sort()])),
    ends: hash(kind === 'edge' ? `${link('source')}\n${link('target')}` : (parent ?? '')),
  };
}

const hashOfId = (id: string): string => (hashOf(id, 1) + hashOf(id, 2)).slice(0, ID_LENGTH);

/**
 * Returns a hash of seven characters (0-9, a-z): FNV-1a with a final mix. It need not be cryptographic, because nobody
 * gains by a collision.
 */
function hashOf(text: string, seed: number): string {
  let hash = 0x811c9dc5 ^ Math.imul(seed, 0x9e3779b1);
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0).toString(36).padStart(7, '0').split('').reverse().join('');
}

// ---- One page.

/** Merges one page. `page` is the fresh page, `earlier` the same page of the edited file. */
class PageMerge {
  readonly record: Recorded | null;
  readonly edited: Cells;
  readonly #fresh: Cells;
  /** Ids of fresh cells that are left out, because the user deleted them. */
  readonly #gone: ReadonlySet<string>;
  /** Distance by which the whole page has moved from the edited to the fresh file. */
  readonly #shift: Point;

  constructor(
    readonly page: Page,
    readonly earlier: Page,
  ) {
    this.record = recordIn(earlier);
    this.edited = byId(earlier.cells);
    this.#fresh = byId(page.cells);
    this.#gone = this.#goneCells();
    this.#shift = this.#pageShift();
  }

  /** Addresses of the elements that the user deleted. */
  get deleted(): readonly string[] {
    return [...this.#gone].flatMap((id) => this.#fresh.get(id)!.outer?.attributes.get('address') ?? []);
  }

  merged(): Page {
    const remaining = this.page.cells.filter(({ id }) => !this.#gone.has(id)).map((cell) => this.#mergedCell(cell));
    const cells = this.#withAdded(remaining);
    const { model, diagram } = this.page;
    const settings = [...this.earlier.model.attributes].filter(([name]) => !SIZES.has(name));
    return {
      diagram: { ...diagram, attributes: new Map([...diagram.attributes, ...this.#name()]) },
      model: { ...model, attributes: new Map([...model.attributes, ...settings]) },
      cells,
    };
  }

  /** Returns the name of a page that was renamed. */
  #name(): readonly (readonly [string, string])[] {
    const name = this.earlier.diagram.attributes.get('name');
    return name !== undefined && this.record?.isRenamed === true ? [['name', name]] : [];
  }

  /** True for a cell that groundplan wrote. Without a record, its id, data and style have to tell. */
  #isRecorded({ id, outer, inner, kind }: Cell): boolean {
    if (this.record !== null) return this.record.facets.has(hashOfId(id));
    const style = inner.attributes.get('style') ?? '';
    if (kind === 'layer') return id === ROOT || id === DRAWING || id === NOTES;
    if (outer?.attributes.has('address') === true || outer?.attributes.has('box') === true) return true;
    return inner.attributes.get('parent') === NOTES || /(?:^|;)part=1(?:;|$)/.test(style) || id.includes(' > ');
  }

  /** Returns the ids of the deleted cells, and of the cells that depend on them: attached labels, and edges at them. */
  #goneCells(): ReadonlySet<string> {
    const gone = new Set<string>();
    if (this.record === null) return gone;
    for (const { id } of this.page.cells) {
      if (id !== ROOT && !this.edited.has(id) && this.record.facets.has(hashOfId(id))) gone.add(id);
    }
    for (const cell of this.page.cells) {
      const { kind, parent, inner } = cell;
      const ends = [inner.attributes.get('source'), inner.attributes.get('target')];
      const lacksEnd = kind === 'edge' && ends.some((end) => end !== undefined && gone.has(end));
      if (lacksEnd || (isAttached(cell) && parent !== null && gone.has(parent))) gone.add(cell.id);
    }
    return gone;
  }

  /** Returns the most frequent shift of the elements outside all boxes. */
  #pageShift(): Point {
    const counts = new Map<string, { readonly shift: Point; count: number }>();
    for (const cell of this.page.cells) {
      const before = this.edited.get(cell.id);
      if (before === undefined || cell.kind !== 'vertex' || cell.parent !== DRAWING || before.parent !== DRAWING)
        continue;
      const [now, then] = [geometryOf(cell), geometryOf(before)];
      const shift = { x: roundForFile(now.x - then.x), y: roundForFile(now.y - then.y) };
      const key = `${shift.x} ${shift.y}`;
      const entry = counts.get(key) ?? { shift, count: 0 };
      entry.count += 1;
      counts.set(key, entry);
    }
    const [first] = [...counts.values()].sort((a, b) => b.count - a.count);
    return first?.shift ?? { x: 0, y: 0 };
  }

  // ---- Cells that groundplan wrote.

  #mergedCell(fresh: Cell): Cell {
    const cell = this.#inRemainingParent(fresh);
    const edited = this.edited.get(fresh.id);
    if (edited === undefined || fresh.id === ROOT || edited.kind !== fresh.kind) return cell;
    const recorded = this.record?.facets.get(hashOfId(fresh.id)) ?? null;
    const changed = recorded === null ? NOTHING_CHANGED : changesOf(recorded, facetsOf(edited));
    const isOtherNote =
      fresh.parent === NOTES && fresh.id !== TITLE && recorded !== null && facetsOf(fresh).label !== recorded.label;
    if (isOtherNote) return cell;
    const withData = withEditedData(cell, edited);
    const labelled = changed.label ? withLabel(withData, labelOf(edited)) : withData;
    return fresh.kind === 'edge'
      ? this.#mergedEdge(labelled, edited, changed)
      : this.#mergedShape(labelled, edited, changed);
  }

  /** Returns the cell in the innermost box that still exists, at the same position on the page. */
  #inRemainingParent(cell: Cell): Cell {
    if (cell.parent === null || !this.#gone.has(cell.parent)) return cell;
    let parent = cell.parent;
    while (this.#gone.has(parent)) parent = this.#fresh.get(parent)!.parent ?? DRAWING;
    const [from, to] = [originOf(cell.parent, this.#fresh), originOf(parent, this.#fresh)];
    return withParent(moveCell(cell, { x: from.x - to.x, y: from.y - to.y }), parent);
  }

  #mergedShape(cell: Cell, edited: Cell, changed: Changes): Cell {
    const styled = changed.style ? withStyle(cell, styleOf(edited)) : cell;
    const group = this.#groupOf(cell, edited);
    if (group !== null) return withParent(withGeometryOf(styled, edited), group);
    if (!changed.geometry || isBox(cell)) return styled;
    if (isAttached(cell)) return isAttached(edited) ? withGeometryOf(styled, edited) : styled;
    if (cell.parent === NOTES) return moveCell(withGeometryOf(styled, edited), this.#shift);
    // The layout keeps the centre of an icon, but draws it in its own size. The user's size goes around the same
    // centre.
    const [now, { width, height }] = [geometryOf(cell), geometryOf(edited)];
    return resizeCell(styled, {
      x: now.x + (now.width - width) / 2,
      y: now.y + (now.height - height) / 2,
      width,
      height,
    });
  }

  /** Returns the id of a shape that the user put between a cell and its box, such as a group; null if there is none. */
  #groupOf(cell: Cell, edited: Cell): string | null {
    let id = edited.parent;
    if (id === null || id === cell.parent) return null;
    for (let depth = 0; id !== null && depth < NESTED_MAX; depth += 1) {
      const above = this.edited.get(id);
      if (above === undefined) return null;
      if (this.#isRecorded(above)) return above.id === cell.parent ? edited.parent : null;
      id = above.parent;
    }
    return null;
  }

  #mergedEdge(cell: Cell, edited: Cell, changed: Changes): Cell {
    const [appearance, ends] = styleOf(cell);
    const [editedAppearance, editedEnds] = styleOf(edited);
    const hasOtherEnds = changed.ends && this.#hasEnds(edited);
    const isRerouted = changed.geometry || hasOtherEnds;
    const style = [changed.style ? editedAppearance : appearance, isRerouted ? editedEnds : ends] as const;
    const styled = changed.style || isRerouted ? withStyle(cell, style) : cell;
    const connected = hasOtherEnds ? withEnds(styled, edited) : styled;
    if (!isRerouted) return connected;
    const source = edited.inner.attributes.get('source') ?? '';
    const shift = this.#shiftOf(source);
    const [before, now] = [originOf(edited.parent, this.edited), originOf(cell.parent, this.#fresh)];
    const distance = { x: before.x + shift.x - now.x, y: before.y + shift.y - now.y };
    return moveCell(withGeometryOf(connected, edited), distance);
  }

  /**
   * Returns the distance by which a cell has moved from the edited to the fresh file; that of the page for a cell that
   * is not in both.
   */
  #shiftOf(id: string): Point {
    if (!this.#fresh.has(id) || !this.edited.has(id)) return this.#shift;
    const [now, before] = [originOf(id, this.#fresh), originOf(id, this.edited)];
    return { x: now.x - before.x, y: now.y - before.y };
  }

  #hasEnds({ inner }: Cell): boolean {
    const ends = [inner.attributes.get('source'), inner.attributes.get('target')];
    return ends.every((end) => end === undefined || this.#stays(end));
  }

  // ---- Cells that the user added.

  /** True if the result contains this cell of the edited file. */
  #stays(id: string): boolean {
    const cell = this.edited.get(id);
    if (cell === undefined) return false;
    return this.#isRecorded(cell) ? this.#fresh.has(id) && !this.#gone.has(id) : true;
  }

  /**
   * Adds the cells that the user added, each after the cell that it follows in the edited file, so that a shape in the
   * background stays there.
   */
  #withAdded(remaining: readonly Cell[]): readonly Cell[] {
    const result = [...remaining];
    const last = new Map<string | null, string>();
    for (const cell of this.earlier.cells) {
      const before = last.get(cell.parent);
      if (this.#stays(cell.id)) last.set(cell.parent, cell.id);
      if (cell.id === ROOT || this.#isRecorded(cell)) continue;
      const added = this.#addedCell(cell);
      if (added === null) continue;
      const at =
        before === undefined
          ? result.findIndex(({ parent, kind }) => parent === added.parent && kind !== 'layer')
          : result.findIndex(({ id }) => id === before) + 1;
      // The first of its siblings; without siblings, the last of all cells.
      result.splice(at < 0 ? result.length : at, 0, added);
    }
    return result;
  }

  /**
   * Returns an added cell in the innermost of its parents that still exists; null for the label of an edge that no
   * longer exists.
   */
  #addedCell(cell: Cell): Cell | null {
    const { parent } = cell;
    if (cell.kind === 'layer' || parent === null) return cell;
    let remaining: string | null = parent;
    for (let depth = 0; remaining !== null && !this.#stays(remaining); depth += 1) {
      if (depth > NESTED_MAX) return null;
      remaining = this.edited.get(remaining)?.parent ?? null;
    }
    const target = remaining === null || remaining === ROOT ? DRAWING : remaining;
    if (target !== parent && isAttached(cell)) return null;
    const [from, to] = [originOf(parent, this.edited), originOf(target, this.edited)];
    const isLayer = this.edited.get(target)?.kind === 'layer' || target === DRAWING;
    const shift = isLayer ? this.#shift : { x: 0, y: 0 };
    const placed = withParent(moveCell(cell, { x: from.x - to.x + shift.x, y: from.y - to.y + shift.y }), target);
    return cell.kind === 'edge' ? this.#withLooseEnds(placed, to, shift) : placed;
  }

  /** Returns an edge whose ends at cells that no longer exist are loose, in the middle of their former places. */
  #withLooseEnds(edge: Cell, origin: Point, shift: Point): Cell {
    let result = edge;
    for (const [end, as] of ENDS) {
      const id = edge.inner.attributes.get(end);
      if (id === undefined || this.#stays(id)) continue;
      const cell = this.edited.get(id);
      const [corner, { width, height }] =
        cell === undefined ? [origin, NO_SIZE] : [originOf(id, this.edited), geometryOf(cell)];
      const point = { x: corner.x + width / 2 - origin.x + shift.x, y: corner.y + height / 2 - origin.y + shift.y };
      result = withLooseEnd(result, end, as, point);
    }
    return result;
  }
}

/** Attributes of a page that follow from its content. All others are settings of the user. */
const SIZES: ReadonlySet<string> = new Set(['pageWidth', 'pageHeight']);
const NO_SIZE = { width: 0, height: 0 } as const;

type Changes = Readonly<Record<keyof Facets, boolean>>;

const NOTHING_CHANGED: Changes = { style: false, label: false, geometry: false, ends: false };

const changesOf = (a: Facets, b: Facets): Changes => ({
  style: a.style !== b.style,
  label: a.label !== b.label,
  geometry: a.geometry !== b.geometry,
  ends: a.ends !== b.ends,
});

/** Walks through the flows of the diagram, and through its changes: step by step, or as a review to tick off. */

import * as messages from '../messages.js';
import {
  isDanger,
  nextChange,
  type Revision,
  reviewOrder,
  SIDE_NAMES,
  SIDES,
  sideSeen,
  tickOf,
} from '../model/changes.js';
import { EVERYTHING_ID, levelOfFlows, OVERVIEW } from '../model/levels.js';
import { boundsOf, type DiagramRect, lineIn, NONE, type Target, targetOfLine } from '../model/scene.js';
import { standsFor } from '../model/shown.js';
import { add, button, byId, items, joined, make, markSide, say } from './elements.js';
import { copyOrSave, textBlob } from './export.js';
import type { Keys } from './input.js';
import type { Page, PageData } from './read.js';
import { changeWordsOf, lineWords, partValue, placeName } from './rows.js';
import type { Viewer } from './state.js';

// ---- Flows.

/** Connects the steps of the numbered flows with the viewer; hides the button without any. */
export function watchFlows(viewer: Viewer): void {
  const [opener, section] = [byId('flow'), byId('steps')];
  const { steps } = viewer.page;
  const level = levelOfFlows(viewer.levels.all);
  opener.hidden = steps.length === 0 && level === OVERVIEW;
  const words = make('p');
  let last = -1;
  const go = (direction: number): void =>
    viewer.look({ step: (viewer.subject.step + direction + steps.length) % steps.length });
  add(
    section,
    button(() => go(-1), '‹', messages.BACK),
    button(() => go(1), '›', messages.NEXT),
    words,
  );
  opener.onclick = () =>
    steps.length === 0 ? viewer.levels.open(level, { flow: '1' }) : viewer.look({ step: section.hidden ? 0 : -1 });
  viewer.listeners.push(() => {
    const { step } = viewer.subject;
    section.hidden = step < 0;
    opener.ariaPressed = `${step >= 0}`;
    if (step >= 0 && step !== last) {
      const [flow, number, label, detail] = steps[step]!;
      words.replaceChildren(
        make('b', {}, `${number} ${label}`),
        make('small', {}, [flow, detail].filter(Boolean).join(': ')),
      );
      say(messages.oneOf(step + 1, steps.length, label));
    }
    last = step;
  });
}

// ---- Changes.

/** Switches to a revision. */
export function showSide({ hiddenLayers }: Viewer, side: Revision): void {
  for (const layer of SIDE_NAMES.flatMap((name) => SIDES[name])) hiddenLayers.delete(layer);
  for (const layer of SIDES[side]) hiddenLayers.add(layer);
}

/** A change in the order of the review. The replicas of a resource, and the lines to each of them, are one change. */
export interface Reviewed {
  /** Elements or lines that show the change; none if it is on another level, or if nothing shows it. */
  readonly targets: readonly Target[];
  /** Number of replicas on all levels; 1 if there are no replicas. */
  readonly count: number;
  /** Index of the undrawn resource that changes; absent for a change that is drawn. */
  readonly part?: number;
  /** Goes to the change, and to its level if necessary. */
  readonly go: () => void;
  readonly name: string;
  /** The address of a resource; empty for other elements, and for lines. */
  readonly address: string;
  readonly risk: number;
  /** The change in words. */
  readonly words: readonly string[];
  /** Key of the tick. */
  readonly tick: string;
}

/** A change before replicas are joined. */
type DrawnChange = Omit<Reviewed, 'targets' | 'count' | 'tick'> & {
  readonly target: Target;
  /** Address of an element, or those of both ends of a line. */
  readonly ids: readonly string[];
};

/** The number of a replica, behind the address of the resource. */
const REPLICA = /~\d+$/;

/** Joins the changes of replicas. */
function joinReplicas(changes: readonly DrawnChange[]): readonly Reviewed[] {
  const joinedChanges = new Map<string, Reviewed>();
  for (const { target, ids, ...change } of changes) {
    const { risk, name, words } = change;
    const key = [...ids.map((id) => id.replace(REPLICA, '')), name, ...words].join('\n');
    const joinedChange = joinedChanges.get(`${risk} ${key}`) ?? { ...change, targets: [], count: 0, tick: tickOf(key) };
    const targets = target === NONE ? joinedChange.targets : [...joinedChange.targets, target];
    joinedChanges.set(`${risk} ${key}`, { ...joinedChange, targets, count: joinedChange.count + 1 });
  }
  return [...joinedChanges.values()];
}

/** Returns the places of the changes of a drawing, the riskiest first. */
export const changedPlaces = ({ risks, scene: { elements, lines } }: Page): readonly DiagramRect[] =>
  reviewOrder(risks ?? ['', '']).map(({ target }) => {
    const line = lines[lineIn(target)];
    return line ? boundsOf([elements[line.from]!.place, elements[line.to]!.place]) : elements[target]!.place;
  });

/**
 * Returns the changes, the riskiest first: those of all levels, each where it is drawn.
 * @param dangers the dangers that no element shows
 */
export function changesIn(viewer: Viewer, dangers: NonNullable<PageData['dangers']>): readonly Reviewed[] {
  const { levels, scene } = viewer;
  const undrawn = dangers.map(([risk, text, address]): DrawnChange => {
    const part = scene.undrawn.findIndex(({ id }) => id === address);
    const go = (): void => viewer.choosePart(part);
    return { target: NONE, ids: [address], part, go, name: text, address, risk, words: [] };
  });
  const drawn = levels.all.length > 0 ? changesOnLevels(viewer) : changesOfPage(viewer);
  return joinReplicas([...undrawn, ...drawn].sort((a, b) => a.risk - b.risk));
}

const changesOfPage = ({ scene, page, nameOf, choose }: Viewer): readonly DrawnChange[] =>
  reviewOrder(page.risks ?? ['', '']).map(({ target, risk }) => {
    const line = scene.lines[lineIn(target)];
    const words = line ? [lineWords(line)].filter(Boolean) : changeWordsOf(scene.elements[target]!);
    const ids = (line ? [line.from, line.to] : [target]).map((at) => scene.elements[at]!.id);
    return {
      ...{ target, ids, go: () => choose(target, false), name: nameOf(target), risk, words },
      address: scene.elements[target]?.hasAddress ? ids[0]! : '',
    };
  });

/** Returns the changes of all levels. Their words come from the index, so that a tick is the same on all of them. */
function changesOnLevels(viewer: Viewer): readonly DrawnChange[] {
  const { scene, levels } = viewer;
  const { all, current, open, placeOf } = levels;
  const numbers = new Map(scene.elements.map(({ id }, at) => [id, at]));
  const lineNumbers = new Map(scene.lines.map(({ from, to }, at) => [`${from} ${to}`, at]));
  /**
   * Returns a target if its level is shown. On another level, an element with the same id may stand for several
   * elements.
   */
  const targetOnLevel = (level: number, target: Target | undefined): Target =>
    level === current || all[current]?.id === EVERYTHING_ID ? (target ?? NONE) : NONE;
  const elements = levels.places
    .filter(({ risk }) => risk > 0)
    .map((place): DrawnChange => {
      const { id, level, risk } = place;
      const [name, words] = [placeName(place), changeWordsOf(place)];
      const target = targetOnLevel(level, numbers.get(id));
      const go = (): void => (target === NONE ? open(level, { id }) : viewer.choose(target, false));
      // An id that is not an address, such as that of a strip, has no dot.
      return { target, ids: [id], go, name, address: id.includes('.') ? id : '', risk, words };
    });
  const lines = levels.placedLines
    .filter(({ risk }) => risk > 0)
    .map(({ level, start, end, label, change, risk }): DrawnChange => {
      const line = lineNumbers.get(`${numbers.get(start)} ${numbers.get(end)}`);
      const target = targetOnLevel(level, line === undefined ? NONE : targetOfLine(line));
      const go = (): void => (target === NONE ? open(level, { edge: [start, end] }) : viewer.choose(target, false));
      const name = [start, end].map((id) => placeName(placeOf(id) ?? { id, words: [] })).join(' → ');
      return { target, ids: [start, end], go, name, address: '', risk, words: [joined(label, change)] };
    });
  return [...elements, ...lines];
}

/**
 * Connects the revisions and the changes with the viewer. Returns the keyboard actions for them; none for a diagram
 * without changes.
 */
export function watchChanges(viewer: Viewer, changes: readonly Reviewed[]): Keys {
  const { page, hiddenLayers, done } = viewer;
  if (!byId('sides')) return {};
  const show = (side: Revision): void => {
    showSide(viewer, side);
    viewer.redraw();
    const { selected } = viewer.subject;
    if (selected !== -1 && !isShown(viewer, selected)) viewer.choose(-1);
    say(messages.SIDES[side]);
  };
  /** Returns the changes that are visible, and the position of the selected one. */
  const visible = (): readonly [readonly Reviewed[], current: number] => {
    const listed = changes.filter(
      ({ targets }) => targets.length === 0 || targets.some((target) => isShown(viewer, target)),
    );
    const { selected, part } = viewer.subject;
    const isSelected = (change: Reviewed): boolean =>
      part < 0 ? change.targets.includes(selected) : change.part === part;
    return [listed, listed.findIndex(isSelected)];
  };
  const position = make('span');
  const go = (step: 1 | -1): void => {
    const [listed, current] = visible();
    const next = nextChange([...listed.keys()], current, step);
    if (next === undefined) return;
    const { go: show, targets, name, words } = listed[next]!;
    show();
    const [target] = targets;
    say(messages.oneOf(next + 1, listed.length, target === undefined ? joined(name, ...words) : viewer.sayOf(target)));
  };
  const tick = ({ tick }: Reviewed): void => {
    done[done.has(tick) ? 'delete' : 'add'](tick);
    viewer.redraw();
    say(reviewed());
  };
  const reviewed = (): string =>
    messages.reviewed(changes.filter((change) => done.has(change.tick)).length, changes.length);

  const review = watchReview(viewer, changes, tick, reviewed);
  const faces = SIDE_NAMES.map((side) => button(() => show(side), messages.SIDES[side]));
  add(
    byId('sides'),
    ...faces,
    button(() => go(-1), '‹', messages.CHANGE_BACK),
    position,
    button(() => go(1), '›', messages.CHANGE_NEXT),
    review,
  );
  viewer.listeners.push(() => {
    const seen = sideSeen(hiddenLayers);
    markSide(page.svg, seen);
    const [listed, current] = visible();
    position.textContent = messages.position(current + 1, listed.length);
    faces.forEach((face, at) => {
      face.ariaPressed = `${SIDE_NAMES[at] === seen}`;
    });
  });
  return {
    n: () => go(1),
    p: () => go(-1),
    s: () => show(SIDE_NAMES[(SIDE_NAMES.indexOf(sideSeen(hiddenLayers)) + 1) % SIDE_NAMES.length]!),
    r: () => review.click(),
    t() {
      const change = changes.find(({ targets }) => targets.includes(viewer.subject.selected));
      if (change) tick(change);
    },
  };
}

/** True if a target is visible, or the collapsed box around it. */
function isShown({ scene, shown, collapsed }: Viewer, target: Target): boolean {
  const line = lineIn(target);
  return line < 0
    ? shown.elements.has(standsFor(scene, collapsed, target))
    : shown.arrows.some(({ lines }) => lines.includes(line));
}

// ---- Review: the list of all changes, to tick off.

/** Returns the name of a change, with the number of replicas. */
const nameIn = ({ name, count }: Reviewed): string => messages.times(name, count);

/** True while the list is open. It stays open when another level is shown. */
let isReviewing = false;

/** Connects the list of all changes with the viewer. Returns the button that opens it. */
function watchReview(
  viewer: Viewer,
  changes: readonly Reviewed[],
  tick: (change: Reviewed) => void,
  reviewed: () => string,
): HTMLElement {
  const aside = byId('list');
  const opener = button(() => {
    const isOpen = opener.ariaPressed !== 'true';
    byId<HTMLInputElement>('q').value = '';
    byId('tree').ariaPressed = 'false';
    aside.hidden = !isOpen;
    if (isOpen) show();
    mark(isOpen);
  }, messages.REVIEW);
  const mark = (isOpen: boolean): void => {
    opener.ariaPressed = `${isOpen}`;
    isReviewing = isOpen;
  };
  const count = make('p');
  const boxes = changes.map((change) => make('input', { type: 'checkbox', onchange: () => tick(change) }));
  const row = (change: Reviewed, at: number): HTMLElement => {
    const box = boxes[at]!;
    box.ariaLabel = messages.tickOff(change.name);
    const face = button(change.go, nameIn(change));
    if (change.targets.length > 0) face.value = `${change.targets}`;
    else if (change.part !== undefined) face.value = partValue(change.part);
    face.append(make('small', {}, joined(...change.words)));
    return make('div', { className: 'row' }, box, face);
  };
  const show = (): void => {
    aside.replaceChildren(
      make('h2', {}, messages.REVIEW),
      count,
      button(() => copyOrSave('md', [textBlob(summary())]), messages.COPY_SUMMARY),
      ...messages.RISKS.flatMap((title, risk) => {
        const rows = changes.flatMap((change, at) => (change.risk === risk + 1 ? [row(change, at)] : []));
        const className = isDanger(`${risk + 1}`) ? 'red' : '';
        return rows.length > 0 ? [make('h3', { className }, `${title} (${rows.length})`), items(rows)] : [];
      }),
    );
  };
  const summary = (): string =>
    [
      `## ${messages.plain(document.title)}`,
      '',
      `${reviewed()}.`,
      ...messages.RISKS.flatMap((title, risk) => {
        const changesOfRisk = changes.filter((change) => change.risk === risk + 1);
        return changesOfRisk.length > 0 ? ['', `### ${title}`, '', ...changesOfRisk.map(lineOf)] : [];
      }),
      '',
    ].join('\n');
  const lineOf = (change: Reviewed): string => {
    const { address, words, tick } = change;
    return [
      `- [${viewer.done.has(tick) ? 'x' : ' '}] ${messages.plain(nameIn(change))}`,
      address === '' ? '' : ` (${messages.code(address)})`,
      words.length > 0 ? `: ${messages.plain(joined(...words))}` : '',
    ].join('');
  };
  viewer.listeners.push(() => {
    count.textContent = reviewed();
    boxes.forEach((box, at) => {
      box.checked = viewer.done.has(changes[at]!.tick);
    });
    // Search results, or the list of all elements, may have taken the place of the review.
    mark(!aside.hidden && count.isConnected);
  });
  if (isReviewing) show();
  return opener;
}

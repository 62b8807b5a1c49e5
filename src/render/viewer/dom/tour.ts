/** Walks through the flows of the diagram, and through its changes: step by step, or as a review to tick off. */

import * as messages from '../messages.js';
import { nextChange, type Revision, reviewOrder, SIDE_NAMES, SIDES, sideSeen, tickOf } from '../model/changes.js';
import { lineIn, type Target } from '../model/scene.js';
import { standsFor } from '../model/shown.js';
import { button, byId, items, joined, make, say, toggle } from './elements.js';
import { copyOrSave, textBlob } from './export.js';
import type { Keys } from './input.js';
import { lineWords, toTarget } from './rows.js';
import type { Viewer } from './state.js';

// ---- Flows.

export function watchFlows(viewer: Viewer): void {
  const [opener, section] = [byId('flow'), byId('steps')];
  const { steps } = viewer.page;
  opener.hidden = steps.length === 0;
  const words = make('p');
  let last = -1;
  const go = (by: number): void => viewer.look({ step: (viewer.subject.step + by + steps.length) % steps.length });
  section.append(
    button(() => go(-1), '‹', messages.BACK),
    button(() => go(1), '›', messages.NEXT),
    words,
  );
  opener.onclick = () => viewer.look({ step: section.hidden ? 0 : -1 });
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

/** A change in the order of the review. */
export interface Reviewed {
  readonly target: Target;
  readonly risk: number;
  /** The change in words. */
  readonly words: readonly string[];
  /** Key of the tick. */
  readonly tick: string;
}

/** Returns the changes, the riskiest first. */
export function changesIn({ scene, page, nameOf }: Viewer): readonly Reviewed[] {
  return page.risks === undefined
    ? []
    : reviewOrder(page.risks).map(({ target, risk }) => {
        const line = scene.lines[lineIn(target)];
        const words = line ? [lineWords(line)].filter(Boolean) : scene.elements[target]!.words.slice(2);
        const id = line
          ? `${scene.elements[line.from]!.id} ${scene.elements[line.to]!.id}`
          : scene.elements[target]!.id;
        return { target, risk, words, tick: tickOf([id, nameOf(target), ...words].join('\n')) };
      });
}

/** Returns the keys of the review, none for a diagram without changes. */
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
  const go = (step: 1 | -1): void => {
    const there = changes.map(({ target }) => target).filter((target) => isShown(viewer, target));
    const next = nextChange(there, viewer.subject.selected, step);
    if (next === undefined) return;
    viewer.choose(next, false);
    say(messages.oneOf(there.indexOf(next) + 1, there.length, viewer.sayOf(next)));
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
  byId('sides').append(
    ...faces,
    button(() => go(-1), '‹', messages.CHANGE_BACK),
    button(() => go(1), '›', messages.CHANGE_NEXT),
    review,
  );
  viewer.listeners.push(() => {
    const seen = sideSeen(hiddenLayers);
    toggle(page.svg, 'side', seen !== 'change');
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
      const change = changes.find(({ target }) => target === viewer.subject.selected);
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

/** Returns the button that opens the list. */
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
  };
  const count = make('p');
  const boxes = changes.map((change) => make('input', { type: 'checkbox', onchange: () => tick(change) }));
  const row = (change: Reviewed, at: number): HTMLElement => {
    const box = boxes[at]!;
    box.ariaLabel = messages.tickOff(viewer.nameOf(change.target));
    return make('div', { className: 'row' }, box, toTarget(viewer, change.target, joined(...change.words)));
  };
  const show = (): void => {
    aside.replaceChildren(
      make('h2', {}, messages.REVIEW),
      count,
      button(() => copyOrSave('md', [textBlob(summary())]), messages.COPY_SUMMARY),
      ...messages.RISKS.flatMap((title, risk) => {
        const rows = changes.flatMap((change, at) => (change.risk === risk + 1 ? [row(change, at)] : []));
        return rows.length > 0 ? [make('h3', {}, `${title} (${rows.length})`), items(rows)] : [];
      }),
    );
  };
  const summary = (): string =>
    [
      `## ${messages.plain(document.title)}`,
      '',
      `${reviewed()}.`,
      ...messages.RISKS.flatMap((title, risk) => {
        const some = changes.filter((change) => change.risk === risk + 1);
        return some.length > 0 ? ['', `### ${title}`, '', ...some.map(lineOf)] : [];
      }),
      '',
    ].join('\n');
  const lineOf = ({ target, words, tick }: Reviewed): string => {
    const { id, hasAddress } = viewer.scene.elements[target] ?? {};
    return [
      `- [${viewer.done.has(tick) ? 'x' : ' '}] ${messages.plain(viewer.nameOf(target))}`,
      hasAddress ? ` (${messages.code(id!)})` : '',
      words.length > 0 ? `: ${messages.plain(joined(...words))}` : '',
    ].join('');
  };
  viewer.listeners.push(() => {
    count.textContent = reviewed();
    boxes.forEach((box, at) => {
      box.checked = viewer.done.has(changes[at]!.tick);
    });
    // Search results or the list of everything have taken its place.
    mark(!aside.hidden && count.isConnected);
  });
  return opener;
}

/**
 * Keeps the state of the page in the fragment of its address, so that a copied address shows the same, and Back and
 * Forward go through what was looked at. Works in a file: the fragment needs no server.
 */
import { isPort } from '../../../graph/questions/ports.js';
import { fragmentOf, type SharedState, stateIn } from '../model/address.js';
import { QUESTION_KINDS } from '../model/answers.js';
import { SIDE_NAMES, SIDES, sideSeen } from '../model/changes.js';
import { valuesOf } from '../model/filters.js';
import { lineIn, targetOfLine } from '../model/scene.js';
import { layersOf } from '../model/shown.js';
import { foldable } from './controls.js';
import { listen, onEnd } from './elements.js';
import type { Subject, Viewer } from './state.js';
import { showSide } from './tour.js';

/** Stands for all boxes that can be collapsed, of which a large diagram has hundreds. */
const ALL = '*';
/** Layers that belong to a revision. */
const SIDE_LAYERS: readonly string[] = SIDE_NAMES.flatMap((side) => SIDES[side]);

type Ends = readonly [from: string, to: string];

/** Returns the state of the viewer, as far as it differs from that of a fresh page. */
function stateOf(viewer: Viewer, foldableBoxes: readonly number[]) {
  const { scene, subject, filters, asked, hiddenLayers, collapsed, done } = viewer;
  const idOf = (at: number): string => scene.elements[at]?.id ?? '';
  const { selected, part, ends, question, step } = subject;
  const line = part < 0 ? scene.lines[lineIn(selected)] : undefined;
  const areAll = foldableBoxes.length > 1 && foldableBoxes.every((box) => collapsed.has(box));
  return {
    id: scene.undrawn[part]?.id ?? idOf(selected),
    ...(line && { edge: [idOf(line.from), idOf(line.to)] as const }),
    ...(ends && { ways: [idOf(ends[0]), idOf(ends[1])] as const }),
    ...(question && { [question.kind]: idOf(question.about), port: question.port }),
    ...(step >= 0 && { flow: `${step + 1}` }),
    off: [...hiddenLayers].filter((layer) => !SIDE_LAYERS.includes(layer)),
    closed: areAll ? [ALL] : [...collapsed].map(idOf),
    filter: asked.flatMap((value, at) => (value ? [`${filters[at]!.name}:${value}`] : [])),
    done: [...done],
  };
}

/** Returns the subject that a state describes; none if it names nothing of this page. */
function subjectIn({ scene, page }: Viewer, state: SharedState): Partial<Subject> {
  const { id, edge, ways, flow, port = '' } = state;
  const { elements, lines, undrawn } = scene;
  const numberOf = (id: string): number => elements.findIndex((element) => element.id === id);
  const part = undrawn.findIndex((resource) => resource.id === id);
  if (numberOf(id) >= 0) return { selected: numberOf(id) };
  if (part >= 0) return { part, selected: undrawn[part]!.host };
  const endsOf = (ends: Ends): readonly [number, number] => [numberOf(ends[0]), numberOf(ends[1])];
  if (edge) {
    const [from, to] = endsOf(edge);
    return { selected: targetOfLine(lines.findIndex((line) => line.from === from && line.to === to)) };
  }
  const [first, last] = ways ? endsOf(ways) : [-1, -1];
  if (first >= 0 && last >= 0 && first !== last) return { ends: [first, last] };
  for (const kind of QUESTION_KINDS) {
    const about = numberOf(state[kind] ?? '');
    if (about >= 0) return { question: { kind, about, port: isPort(port) ? port : '' } };
  }
  const step = Number(flow) - 1;
  return page.steps[step] ? { step } : {};
}

/** Returns the filters that a state sets; empty for none. */
function filterValuesIn({ filters }: Viewer, { filter = [] }: SharedState): readonly string[] {
  const chosenValues = filters.map(
    (filterToSet) => valuesOf(filterToSet).find((value) => filter.includes(`${filterToSet.name}:${value}`)) ?? '',
  );
  return chosenValues.some(Boolean) ? chosenValues : [];
}

/** Returns the layers and filters of a state that this level does not have. @param layers the layers that it has */
function statesElsewhere({ filters }: Viewer, { off = [], filter = [] }: SharedState, layers: readonly string[]) {
  const values = new Set(
    filters.flatMap((ownFilter) => valuesOf(ownFilter).map((value) => `${ownFilter.name}:${value}`)),
  );
  return {
    off: off.filter((layer) => !layers.includes(layer)),
    filter: filter.filter((value) => !values.has(value)),
  };
}

function replaceValues<Value>(set: Set<Value>, values: readonly Value[]): void {
  set.clear();
  for (const value of values) set.add(value);
}

/** Keeps the address and the viewer in step. @param ticks keys of all changes that can be ticked off */
export function watchAddress(viewer: Viewer, ticks: readonly string[]): void {
  const { hiddenLayers, collapsed, done, scene } = viewer;
  const sideAtStart = sideSeen(hiddenLayers);
  const layers = [...layersOf(scene, '').keys()];
  const boxes = foldable(viewer);
  /** The layers that the page's CSS switches; their names are the ids. */
  const switches = [...document.querySelectorAll<HTMLInputElement>('#layers input[id]')];
  for (const input of switches) input.onchange = viewer.redraw;
  let last = '';
  let isOver = false;
  /** Layers and filters of other levels, which stay as they are on this one. */
  let elsewhere: { readonly off: readonly string[]; readonly filter: readonly string[] } = { off: [], filter: [] };
  onEnd(() => {
    isOver = true;
  });

  const current = (): string => {
    const side = sideSeen(hiddenLayers);
    const state = stateOf(viewer, boxes);
    const { all, current: level, levelOf } = viewer.levels;
    return fragmentOf({
      ...state,
      off: [...state.off, ...switches.filter(({ checked }) => !checked).map(({ id }) => id), ...elsewhere.off],
      filter: [...state.filter, ...elsewhere.filter],
      ...(side !== sideAtStart && { side }),
      // A level that follows from the rest is left out.
      ...(levelOf(state) !== level && { level: all[level]!.id }),
    });
  };
  /** Shows the state in the address. What the address does not mention is as it was when the page opened. */
  const follow = (): void => {
    const state = stateIn(location.hash.slice(1));
    const { side = sideAtStart, off = [], closed = [] } = state;
    replaceValues(
      hiddenLayers,
      layers.filter((layer) => off.includes(layer)),
    );
    for (const input of switches) input.checked = !off.includes(input.id);
    if (viewer.levels.all.length > 0)
      elsewhere = statesElsewhere(viewer, state, [...layers, ...switches.map(({ id }) => id)]);
    showSide(viewer, SIDE_NAMES.find((name) => name === side) ?? sideAtStart);
    const isClosed = (box: number): boolean => scene.elements[box]!.isBox && closed.includes(scene.elements[box]!.id);
    replaceValues(collapsed, closed.includes(ALL) ? boxes : [...scene.elements.keys()].filter(isClosed));
    replaceValues(
      done,
      ticks.filter((tick) => state.done?.includes(tick)),
    );
    viewer.asked = filterValuesIn(viewer, state);
    viewer.look(subjectIn(viewer, state));
    last = current();
  };
  viewer.listeners.push(() => {
    // One entry in the history of the browser for all that happens in one turn.
    queueMicrotask(() => {
      const now = current();
      if (now === last || isOver) return;
      last = now;
      location.hash = now;
    });
  });
  listen(window, 'hashchange', () => {
    const hash = location.hash.slice(1);
    // Another level has a viewer of its own.
    if (hash !== last && viewer.levels.levelOf(stateIn(hash)) === viewer.levels.current) follow();
  });
  follow();
}

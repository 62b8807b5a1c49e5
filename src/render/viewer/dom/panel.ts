/** The details of the selected element or line, of a path between two elements, or of a resource that is not drawn. */

import { isPort } from '../../../graph/questions/ports.js';
import * as messages from '../messages.js';
import type { SharedState } from '../model/address.js';
import { QUESTION_KINDS, type Question, type Result, type Step } from '../model/answers.js';
import type { Details, Numbered } from '../model/evidence.js';
import { EVERYTHING_ID, levelsBehind, membersOf, OVERVIEW } from '../model/levels.js';
import { type Connection, childrenOf, connectionsOf, lineIn, NONE, targetOfLine } from '../model/scene.js';
import { button, byId, items, joined, make, say } from './elements.js';
import { copyText } from './export.js';
import {
  type Child,
  changeWordsOf,
  connectionRow,
  heading,
  partButton,
  partWords,
  placeButton,
  reasonLine,
  targetButton,
  titledList,
} from './rows.js';
import type { Viewer } from './state.js';

/** The details of a page without evidence. */
const NO_DETAILS: Details = [[], [], [], [], []];

/** Connects the details panel with the viewer. @param details the evidence; absent if the page has none */
export function watchPanel(viewer: Viewer, details: Details | undefined): void {
  const panel = byId('panel');
  viewer.listeners.push(() => {
    const { ends, selected, part } = viewer.subject;
    const line = lineIn(selected);
    const evidence = details ?? NO_DETAILS;
    const parts =
      part >= 0
        ? partParts(viewer, part, evidence)
        : [
            ...(ends ? pathParts(viewer, ends) : []),
            ...answerParts(viewer, evidence),
            ...(line >= 0 ? lineParts(viewer, line) : selected >= 0 ? elementParts(viewer, selected, evidence) : []),
            ...evidenceParts(viewer, evidence),
          ];
    panel.hidden = parts.length === 0;
    panel.replaceChildren(...parts);
  });
}

/** Returns an address, which breaks after a dot if it is long, with the button that copies it. */
const addressParts = (id: string): Child[] => [
  make('code', {}, ...id.split(/(?<=\.)/).flatMap((word) => [word, make('wbr')])),
  button(() => copyText(id), messages.COPY),
];

function pathParts(viewer: Viewer, ends: readonly [number, number]): Child[] {
  const { path } = viewer;
  const elements = path?.elements ?? ends;
  const summary =
    path === null
      ? messages.NO_PATH
      : messages.pathSummary(viewer.nameOf(elements[0]!), viewer.nameOf(elements.at(-1)!), path.sense);
  say(summary);
  const [start, end] = ends.map((at) => viewer.scene.elements[at]!.id) as [string, string];
  return [
    heading(viewer, summary),
    ...everythingButton(viewer, ends, { ways: [start, end] }),
    ...titledList(
      path === null ? messages.ENDS : messages.STEPS,
      elements.map((to, step) =>
        path !== null && step > 0
          ? connectionRow(viewer, { to, line: path.lines[step - 1]! })
          : targetButton(viewer, to),
      ),
    ),
  ];
}

function lineParts(viewer: Viewer, line: number): Child[] {
  const { from, to, label, change, dashed, thin, twoWay } = viewer.scene.lines[line]!;
  return [
    heading(viewer, label || messages.CONNECTION),
    ...[
      change,
      thin ? messages.NO_TRAFFIC : twoWay ? messages.BOTH_START : '',
      dashed ? messages.IS_INFERRED : messages.IS_FACT,
    ].map((text = '') => make('p', {}, text)),
    ...titledList(messages.FROM, [targetButton(viewer, from)]),
    ...titledList(messages.TO, [targetButton(viewer, to)]),
  ];
}

/** Returns the details of a resource that is not drawn: a link to what shows it, and the evidence. */
function partParts(viewer: Viewer, part: number, details: Details): Child[] {
  const undrawn = viewer.scene.undrawn[part]!;
  const { id, name, host } = undrawn;
  const words = partWords(viewer, undrawn);
  const [, , proved] = details[3][host] || [];
  return [
    heading(viewer, name || id),
    make('p', {}, host === NONE ? words : button(() => viewer.choose(host), words)),
    ...addressParts(id),
    ...titledList(
      messages.WHY_LINE,
      (proved || []).flatMap(([reason, name]) => (details[0][name] === id ? [reasonLine(details, reason)] : [])),
    ),
  ];
}

/** Returns one connection for each other end: the last in the list. */
const onePerEnd = (connections: readonly Connection[]): readonly Connection[] => [
  ...new Map(connections.map((connection) => [connection.to, connection])).values(),
];

function elementParts(viewer: Viewer, at: number, details: Details): Child[] {
  const { elements } = viewer.scene;
  const { id, hasAddress, enclosing, changeWords = 0 } = elements[at]!;
  const connections = connectionsOf(viewer.scene, at);
  const { levels } = viewer;
  // A counted icon has the address of the first resource that it stands for.
  const isCounted = levels.current === OVERVIEW && (levels.placeOf(id)?.level ?? OVERVIEW) !== OVERVIEW;
  const [title = '', name, ...values] = viewer.wordsOf(at);
  const source = (details[3][at] || [])[0];
  return [
    heading(viewer, isCounted ? title : name || title || id),
    make('p', {}, joined(isCounted ? name : name && title, ...values)),
    changeWords > 0
      ? make('div', { className: 'part' }, ...changeWordsOf(elements[at]!).map((word) => make('p', {}, word)))
      : '',
    ...(hasAddress && !isCounted ? addressParts(id) : []),
    source?.[2] ? reasonLine(details, source) : '',
    actions(viewer, at),
    viewer.isPathMissing ? make('p', {}, messages.NO_PATH) : '',
    ...memberParts(viewer, at),
    ...(['in', 'out', 'both'] as const).flatMap((side) =>
      titledList(
        messages.PATHS[side],
        onePerEnd(connections.filter(({ direction }) => direction === side)).map((each) => connectionRow(viewer, each)),
      ),
    ),
    ...titledList(
      messages.HOLDS,
      childrenOf(elements, at).map((child) => targetButton(viewer, child)),
    ),
    ...titledList(messages.PLACE, enclosing.map((box) => targetButton(viewer, box)).reverse()),
  ];
}

/** Returns the buttons for what can be done with an element. */
function actions(viewer: Viewer, at: number): HTMLElement {
  const isCollapsed = viewer.collapsed.has(at);
  const pathButton = button(
    () => {
      viewer.isEndWanted = true;
      pathButton.textContent = messages.CHOOSE_END;
      say(messages.CHOOSE_END);
    },
    viewer.isEndWanted ? messages.CHOOSE_END : messages.FIND_PATH,
  );
  const fold = button(() => viewer.fold([at], !isCollapsed), isCollapsed ? messages.EXPAND : messages.COLLAPSE);
  const questions = QUESTION_KINDS.map((kind) =>
    button(() => {
      viewer.look({ question: { kind, about: at, port: '' } });
      // The answer has taken the place of the button.
      byId('panel').querySelector('h2')?.focus();
    }, messages.QUESTIONS[kind]),
  );
  return make(
    'div',
    { className: 'acts' },
    ...openButtons(viewer, at),
    pathButton,
    ...questions,
    ...(viewer.scene.elements[at]!.isBox ? [fold] : []),
  );
}

// ---- Levels.

/** Buttons for levels that are listed at once. A box for many parts lists what is in it instead. */
const LEVELS_MOST = 8;
/** Members that are listed at once; a button lists the others. */
const MEMBERS_MOST = 40;

/** Returns buttons for the levels that an element leads to. */
const openButtons = ({ levels, scene }: Viewer, at: number): HTMLElement[] =>
  levelsBehind(levels, levels.current, scene.elements[at]!.id, at)
    .slice(0, LEVELS_MOST)
    .map((level) => button(() => levels.open(level), messages.openLevel(levels.all[level]!.title)));

/** Returns the list of what an icon or a box of the overview stands for. */
function memberParts(viewer: Viewer, at: number): Child[] {
  const { levels } = viewer;
  const members = levels.current === OVERVIEW ? membersOf(levels, at) : [];
  const rows = members.map((place) => () => placeButton(viewer, place));
  const [first, hidden] = [rows.slice(0, MEMBERS_MOST), rows.slice(MEMBERS_MOST)];
  const moreButton = button(() => {
    moreButton.closest('ul')!.append(...items(hidden.map((row) => row())).children);
    moreButton.parentElement!.remove();
  }, messages.moreResults(hidden.length));
  return titledList(messages.STANDS_FOR, [...first.map((row) => row()), ...(hidden.length > 0 ? [moreButton] : [])]);
}

/**
 * Returns the button that asks the same question on the level with everything; none there, and without such a level.
 */
function everythingButton({ levels, scene }: Viewer, ids: readonly number[], state: Partial<SharedState>): Child[] {
  const { all, current } = levels;
  const last = all.length - 1;
  // An icon that stands for several is not the element with the same id.
  const isItself = ids.every((at) => [OVERVIEW, current].includes(levels.placeOf(scene.elements[at]!.id)?.level ?? -1));
  if (all[last]?.id !== EVERYTHING_ID || current === last || !isItself) return [];
  return [button(() => levels.open(last, state), messages.IN_EVERYTHING)];
}

// ---- Evidence.

/** Returns the reasons for an element's position, its parts, and the evidence of its edges. */
function evidenceParts(viewer: Viewer, details: Details): Child[] {
  const [texts, , lineReasons, elementDetails] = details;
  const { selected } = viewer.subject;
  const selectedLine = lineIn(selected);
  const lines =
    selectedLine >= 0
      ? [selectedLine]
      : (viewer.path?.lines ?? connectionsOf(viewer.scene, selected).map(({ line }) => line));
  const paragraph = (reason: Numbered): HTMLElement => reasonLine(details, reason);
  const evidenceOf = (line: number): HTMLElement[] => {
    const reasons = lineReasons[line];
    const name = selectedLine >= 0 ? '' : viewer.nameOf(targetOfLine(line));
    return reasons ? [make('div', {}, name, ...reasons.map(paragraph))] : [];
  };
  const [, why, parts] = elementDetails[selected] || [];
  return [
    ...titledList(messages.WHY_HERE, why?.map(paragraph) ?? []),
    ...titledList(
      messages.PARTS,
      partsOf(viewer, parts?.map(([reason, name]) => [texts[name]!, paragraph(reason)]) ?? []),
    ),
    ...titledList(selectedLine >= 0 ? messages.WHY_LINE : messages.EVIDENCE, lines.flatMap(evidenceOf)),
  ];
}

/**
 * Returns the resources without an icon that the selected element shows, each with its evidence. Evidence is limited,
 * so some resources have none. Without the list of undrawn resources, only those with evidence are known.
 */
function partsOf(viewer: Viewer, proved: readonly (readonly [id: string, evidence: HTMLElement])[]): HTMLElement[] {
  const { selected } = viewer.subject;
  const evidence = new Map(proved);
  const parts = viewer.scene.undrawn.flatMap(({ id, host, why }, part) =>
    host === selected && why !== messages.INSIDE
      ? [make('div', {}, partButton(viewer, part), evidence.get(id) ?? '')]
      : [],
  );
  return parts.length > 0 ? parts : proved.map(([id, reason]) => make('div', {}, id, reason));
}

/** Returns the answer to the question; nothing without one. */
function answerParts(viewer: Viewer, details: Details): Child[] {
  const { answer } = viewer;
  const { question } = viewer.subject;
  if (!question || !answer) return [];
  const { kind, about, port } = question;
  const { results, count: total, internetCount } = answer;
  const title = messages.questionAbout(kind, viewer.nameOf(about), port);
  const count = joined(messages.resources(total), kind === 'reach' ? messages.ofInternet(internetCount) : undefined);
  say(`${title}: ${count}`);
  const distances = [...new Set(results.map(({ distance }) => distance))];
  return [
    heading(viewer, title),
    make('p', {}, count),
    targetButton(viewer, about),
    kind === 'dependents' ? '' : portField(viewer, question),
    ...everythingButton(viewer, [about], { [kind]: viewer.scene.elements[about]!.id, port }),
    ...distances.flatMap((distance) =>
      titledList(
        messages.away(distance),
        results.filter((result) => result.distance === distance).map((each) => resultRow(viewer, details, each)),
      ),
    ),
  ];
}

/** Returns the field for the port at which the destination is entered. */
function portField(viewer: Viewer, question: Question): HTMLElement {
  const field = make('input', { id: 'port', value: question.port, placeholder: messages.ANY_PORT });
  field.onchange = () => {
    const port = field.value.trim();
    if (port !== '' && !isPort(port)) return say(messages.BAD_PORT);
    viewer.look({ question: { ...question, port } });
    // The panel was replaced, and the field with it.
    byId('port').focus();
  };
  return make('label', {}, messages.PORT, field);
}

function resultRow(viewer: Viewer, details: Details, { at, steps, isPortUnknown, isPassed }: Result): HTMLElement {
  const words = steps.map((step) => stepWords(viewer, at, step));
  const lines = steps.flatMap(({ line }) => (line < 0 ? [] : [line]));
  const reasons = lines.flatMap((line) => (details[2][line] || []).slice(0, 1));
  return make(
    'div',
    {},
    make(
      'div',
      { className: 'row' },
      targetButton(
        viewer,
        at,
        joined(words.join('; '), isPortUnknown ? messages.PORT_UNKNOWN : isPassed ? messages.PASSED : ''),
      ),
      ...lines.map((line) =>
        button(() => viewer.choose(targetOfLine(line)), '↦', messages.connectionTo(viewer.nameOf(at))),
      ),
    ),
    ...reasons.map((reason) => reasonLine(details, reason)),
  );
}

/** Returns a step as seen from a result: `→ b, 443/tcp, stated`, `from a, stated`, or `in b, inferred`. */
function stepWords({ nameOf, scene }: Viewer, at: number, { line, from, to, label, isInference }: Step): string {
  const drawn = scene.lines[line];
  const words = drawn
    ? messages.arrowWords(from === at ? '' : nameOf(from), to === at ? '' : nameOf(to), drawn.twoWay)
    : messages.boxWords(to === at ? '' : nameOf(to), nameOf(from));
  return joined(words, label, isInference ? messages.INFERRED : messages.STATED);
}

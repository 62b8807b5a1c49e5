/** Answers to questions about elements: what reaches one, what it reaches, what depends on it; the path between two. */

import { isInternet } from '../../../graph/node-types.js';
import { dependents } from '../../../graph/questions/dependents.js';
import type { Connection, Hop, Subject } from '../../../graph/questions/model.js';
import { type Sense, shortestPath } from '../../../graph/questions/neighbours.js';
import { createNetwork, type Network } from '../../../graph/questions/network.js';
import { type Reached, reach } from '../../../graph/questions/reach.js';
import { childrenOf, type DiagramElement, type Highlight, type Only, type Scene, wholeOf } from './scene.js';

/** `reach`: what can reach the element. `reaches`: what it reaches. `dependents`: what depends on it. */
export const QUESTION_KINDS = ['reach', 'reaches', 'dependents'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** A question about an element. */
export interface Question {
  readonly kind: QuestionKind;
  /** Index of the element that the question is about. */
  readonly about: number;
  /** Port at which the destination is entered; empty for any. */
  readonly port: string;
}

/** A step between a result and the next one. */
export interface Step {
  /** Index of the line; -1 for a step into or out of a box. */
  readonly line: number;
  /** Indexes of the ends, in the direction of the arrow; for a step into or out of a box, the box is `from`. */
  readonly from: number;
  readonly to: number;
  readonly label: string;
  readonly isInference: boolean;
}

/** An element that was found. */
export interface Result {
  readonly at: number;
  /** Number of lines from the element that the question is about; 0 for what is in it. */
  readonly distance: number;
  readonly steps: readonly Step[];
  readonly isPortUnknown: boolean;
  /**
   * The element is not a result itself, because it is not entered at the port in question, but it is on the way to a
   * result.
   */
  readonly isPassed: boolean;
}

/** An answer, with the elements and lines to highlight. */
export interface Answer extends Highlight {
  /** The nearest first, with what is on the way to them. */
  readonly results: readonly Result[];
  /** Number of results, without what is on the way. */
  readonly count: number;
  /** Number of results that are the internet or people who come from it. */
  readonly internetCount: number;
}

/**
 * Answers a question.
 * @param without the layer to leave out: a path through what is removed and what is added exists in no revision
 */
export function answerTo(scene: Scene, { kind, about, port }: Question, without?: Only): Answer {
  const questionableScene = questionable(scene, without);
  const starts = [`${about}`];
  const direction = kind === 'reach' ? 'to' : 'from';
  const found =
    kind === 'dependents'
      ? dependents(questionableScene.network, starts)
      : reach(questionableScene.network, starts, { direction, ...(port !== '' && { port }) });
  const passed =
    port === '' || kind !== 'reaches'
      ? []
      : elementsOnTheWay(found, reach(questionableScene.network, starts, { direction }));
  const isFound = new Set(found);
  const reached = [...found, ...passed].sort((a, b) => a.distance - b.distance);
  const steps = reached.flatMap((each) => each.steps.map((hop) => stepOf(questionableScene, hop)));
  const resources = reached.filter(({ subject }) => isResource(scene.elements[Number(subject.address)]!));
  return {
    elements: [about, ...steps.flatMap(({ from, to }) => [from, to])],
    lines: steps.map(({ line }) => line),
    results: resources.map((each) => resultOf(questionableScene, each, !isFound.has(each))),
    count: resources.filter((each) => isFound.has(each)).length,
    internetCount: found.filter(({ subject }) => subject.isInternet).length,
  };
}

/** True for icons, and for boxes that are resources: not for a module, a group or a strip. */
const isResource = ({ isBox, hasAddress }: DiagramElement): boolean => !isBox || hasAddress;

/**
 * Returns the elements on the way to results that are entered at a port.
 * @param resultsForAnyPort the results for any port
 */
function elementsOnTheWay(results: readonly Reached[], resultsForAnyPort: readonly Reached[]): readonly Reached[] {
  const [listed, known] = [results, resultsForAnyPort].map(
    (some) => new Map(some.map((each) => [each.subject.address, each])),
  );
  const passed = new Set<Reached>();
  for (const { next } of results) {
    for (let at = known!.get(next); at && !listed!.has(at.subject.address) && !passed.has(at); at = known!.get(at.next))
      passed.add(at);
  }
  return [...passed];
}

function resultOf(
  questionableScene: Questionable,
  { subject, distance, steps, isPortUnknown }: Reached,
  isPassed: boolean,
): Result {
  return {
    at: Number(subject.address),
    distance,
    steps: steps.map((hop) => stepOf(questionableScene, hop)),
    isPortUnknown: isPortUnknown === true,
    isPassed,
  };
}

function stepOf({ lineOfHop }: Questionable, hop: Hop): Step {
  const { kind, from, to, label = '', certainty } = hop;
  const ends = kind === 'inside' ? [to, from] : [from, to];
  return {
    ...{ line: lineOfHop(hop), from: Number(ends[0]), to: Number(ends[1]), label },
    isInference: certainty === 'inference',
  };
}

// ---- Shortest paths between elements.

export type { Sense };

/** A shortest path between two elements. */
export interface Path {
  readonly sense: Sense;
  /** From the first element to the second; reversed for `back`. */
  readonly elements: readonly number[];
  /** Lines between consecutive elements, one fewer than these. A line may end at a box around the element. */
  readonly lines: readonly number[];
}

/**
 * Returns a shortest path between two elements: in edge direction from the first to the second, otherwise from the
 * second to the first, otherwise ignoring direction. Null if there is no path, or if one element contains the other.
 * @param without as for `answerTo`
 */
export function pathBetween(scene: Scene, first: number, second: number, without?: Only): Path | null {
  const { network, lineOfHop } = questionable(scene, without);
  const path = shortestPath(network, [`${first}`], [`${second}`]);
  if (path === null) return null;
  const { sense, hops } = path;
  const starts = wholeOf(scene.elements, sense === 'back' ? second : first);
  /** The element, or the box around it, from which the next line leaves. */
  let at = [hops[0]!.from, hops[0]!.to].find((end) => starts.has(Number(end)))!;
  const elements = [Number(at)];
  const lines: number[] = [];
  for (const hop of hops) {
    const { kind, from, to } = hop;
    at = from === at ? to : from;
    if (kind === 'connection') {
      elements.push(Number(at));
      lines.push(lineOfHop(hop));
    }
    // An arrow at a box leads to its content, where the path goes on.
    if (kind === 'contains') elements.splice(-1, 1, Number(at));
  }
  return { sense, elements, lines };
}

// ---- The diagram as facts for the questions of src/graph/questions. The address of a subject is the index of its element.

/** Style of a box around nodes that share their lines. */
const GROUP = 'group';

/** A scene that can be asked. */
export interface Questionable {
  readonly network: Network;
  /** Returns the index of the line that a step follows; -1 for a step into or out of a box. */
  readonly lineOfHop: (hop: Hop) => number;
}

/**
 * Returns a scene as a network. A line at a group of equivalent nodes holds for each of them, so it becomes a
 * connection of each: otherwise, a step through the group would be an inference.
 * @param without the layer to leave out: what only that revision has
 */
export function questionable(scene: Scene, without?: Only): Questionable {
  const known = networks.get(scene) ?? new Map<Only | undefined, Questionable>();
  networks.set(scene, known);
  const result = known.get(without) ?? createQuestionable(scene, without);
  known.set(without, result);
  return result;
}

/** Networks by scene and by the layer that they lack. An answer is drawn again with each change of the view. */
const networks = new WeakMap<Scene, Map<Only | undefined, Questionable>>();

function createQuestionable({ elements, lines }: Scene, without: Only | undefined): Questionable {
  const isLeftOut = ({ only }: { readonly only?: Only | undefined }): boolean =>
    without !== undefined && only === without;
  const subjects = elements.flatMap((element, at): Subject[] => {
    if (isLeftOut(element)) return [];
    const { type, isBox, enclosing } = element;
    const parent = enclosing[0] === undefined ? null : `${enclosing[0]}`;
    return [{ address: `${at}`, type, title: '', parent, isBox, isInternet: isInternet(type) }];
  });
  const membersOf = (at: number): readonly number[] => (elements[at]!.type === GROUP ? childrenOf(elements, at) : [at]);
  const numbers = new Map<string, number>();
  const connections = lines.flatMap((line, number): Connection[] => {
    if (isLeftOut(line)) return [];
    const { twoWay, thin, dashed, label } = line;
    return membersOf(line.from).flatMap((from) =>
      membersOf(line.to).map((to): Connection => {
        numbers.set(`${from} ${to}`, number);
        const ends = { from: `${from}`, to: `${to}` };
        return { ...ends, twoWay, isThin: thin, label, certainty: dashed ? 'inference' : 'fact' };
      }),
    );
  });
  return {
    network: createNetwork({ subjects, connections, parts: [], hidden: [], references: [] }),
    lineOfHop: ({ kind, from, to }) => (kind === 'connection' ? (numbers.get(`${from} ${to}`) ?? -1) : -1),
  };
}

/** Answers to questions about an element: what reaches it, what it reaches, and what depends on it. */

import { dependents } from '../../../graph/questions/dependents.js';
import type { Hop } from '../../../graph/questions/model.js';
import { type Reached, reach } from '../../../graph/questions/reach.js';
import type { Highlight } from './connections.js';
import { type Questionable, questionable } from './facts.js';
import type { DiagramElement, Only, Scene } from './scene.js';

/** `reach`: what can reach the element. `reaches`: what it reaches. `dependents`: what depends on it. */
export const QUESTION_KINDS = ['reach', 'reaches', 'dependents'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

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
}

export interface Answer extends Highlight {
  /** The nearest first. */
  readonly results: readonly Result[];
  /** Number of results that are the internet or people who come from it. */
  readonly internetCount: number;
}

/**
 * Answers a question.
 * @param without the layer to leave out: a path through what is removed and what is added exists in no revision
 */
export function answerTo(scene: Scene, { kind, about, port }: Question, without?: Only): Answer {
  const asked = questionable(scene, without);
  const starts = [`${about}`];
  const reached =
    kind === 'dependents'
      ? dependents(asked.network, starts)
      : reach(asked.network, starts, { direction: kind === 'reach' ? 'to' : 'from', ...(port !== '' && { port }) });
  const steps = reached.flatMap((each) => each.steps.map((hop) => stepOf(asked, hop)));
  return {
    elements: [about, ...steps.flatMap(({ from, to }) => [from, to])],
    lines: steps.map(({ line }) => line),
    results: reached.filter(({ subject }) => isResource(scene.elements[Number(subject.address)]!)).map(resultOf(asked)),
    internetCount: reached.filter(({ subject }) => subject.isInternet).length,
  };
}

/** False for boxes that are no resource, such as a module, a group or a strip. */
const isResource = ({ isBox, hasAddress }: DiagramElement): boolean => !isBox || hasAddress;

const resultOf =
  (asked: Questionable) =>
  ({ subject, distance, steps, isPortUnknown }: Reached): Result => ({
    at: Number(subject.address),
    distance,
    steps: steps.map((hop) => stepOf(asked, hop)),
    isPortUnknown: isPortUnknown === true,
  });

function stepOf({ lineOfHop }: Questionable, hop: Hop): Step {
  const { kind, from, to, label = '', certainty } = hop;
  const ends = kind === 'inside' ? [to, from] : [from, to];
  return {
    ...{ line: lineOfHop(hop), from: Number(ends[0]), to: Number(ends[1]), label },
    isInference: certainty === 'inference',
  };
}

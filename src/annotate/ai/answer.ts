/** What a model has said, which is hostile data: it may be chatter, broken, huge, or written by whoever named a resource. */
import type { Graph } from '../../graph/model.js';
import { SUGGESTED_FLOWS_MAX, SUGGESTED_STEPS_MAX, SUGGESTION_LENGTH_MAX, SUGGESTIONS_MAX } from '../../limits/ai.js';
import { ANNOTATION_BYTES_MAX } from '../../limits/annotations.js';
import { COMPLAINT_LENGTH } from '../../limits.js';
import * as messages from '../../messages/ai.js';
import { decode } from '../decode.js';
import type { Annotations, Connection, FlowText, Pattern } from '../model.js';
import { isPattern } from '../pattern.js';
import { plain } from '../plain.js';
import { Problems } from '../values.js';
import { type MapValue, parseYaml, type Value } from '../yaml.js';

export interface Suggestions {
  readonly annotations: Annotations;
  /** What was not taken, in words. */
  readonly dropped: readonly string[];
}

/** Null where nothing in the answer can be read as annotations. */
export function readAnswer(answer: string, graph: Graph, file: string): Suggestions | null {
  for (const text of candidates(answer)) {
    const value = tryParse(text, file);
    if (value === null) continue;
    const problems = new Problems();
    const read = decode(withKnownKeys(value), 'model', problems);
    return keepWhatHolds(read, graph, problems.lines.map(plain));
  }
  return null;
}

/** Code blocks first, then from the first key or brace on, then all of it. */
function candidates(answer: string): string[] {
  const text = answer.slice(0, ANNOTATION_BYTES_MAX).replace(/<think>[\s\S]*?<\/think>/g, '');
  const blocks = [...text.matchAll(/```[a-z]*[ \t]*\r?\n([\s\S]*?)(?:```|$)/gi)].map(([, block]) => block!);
  const start = /^(?:[ \t]*\{|(?:title|connect|update|flows|format)[ \t]*:)/m.exec(text)?.index;
  return [...blocks, ...(start === undefined ? [] : [text.slice(start)]), text];
}

const KEYS = ['title', 'connect', 'update', 'flows'];

function tryParse(text: string, file: string): MapValue | null {
  let value: Value;
  try {
    value = parseYaml(text, file);
  } catch {
    return null;
  }
  return value.kind === 'map' && value.entries.some(({ key }) => KEYS.includes(key)) ? value : null;
}

const withKnownKeys = (value: MapValue): MapValue => ({
  ...value,
  entries: value.entries.filter(({ key }) => KEYS.includes(key)),
});

function keepWhatHolds(read: Annotations, graph: Graph, dropped: string[]): Suggestions {
  let left = SUGGESTIONS_MAX;
  const isNode = (pattern: Pattern) => !isPattern(pattern.text) && graph.nodes.has(pattern.text);
  const arrows = new Set(
    graph.edges.flatMap(({ from, to, twoWay }) => [`${from}\n${to}`, ...(twoWay ? [`${to}\n${from}`] : [])]),
  );
  const isArrow = (from: string, to: string) => arrows.has(`${from}\n${to}`);
  const take = (what: string, holds: boolean, ...texts: readonly string[]): boolean => {
    const why = !holds
      ? messages.NOT_IN_GRAPH
      : texts.some((text) => [...text].length > SUGGESTION_LENGTH_MAX)
        ? messages.TOO_LONG
        : left <= 0
          ? messages.TOO_MANY
          : null;
    if (why === null) left--;
    else dropped.push(messages.droppedBecause(plain(what).slice(0, COMPLAINT_LENGTH), why));
    return why === null;
  };

  const labels = [
    ...read.connect,
    ...read.update.flatMap(({ of, edgeLabels }) => edgeLabels.map((label): Connection => ({ from: of, ...label }))),
  ];
  const stepHolds = ({ at, to }: FlowText['steps'][number]) => (to === null ? isNode(at) : isArrow(at.text, to.text));
  return {
    dropped,
    annotations: {
      ...read,
      author: 'model',
      title: read.title !== null && take(read.title, true, read.title) ? read.title : null,
      add: [],
      disconnect: [],
      remove: [],
      connect: labels.filter(
        ({ from, to, label }) => label !== '' && take(`${from.text} -> ${to.text}`, isArrow(from.text, to.text), label),
      ),
      update: read.update.flatMap((update) => {
        const { of, label, detail } = update;
        if (label === null && detail === null) return [];
        return take(of.text, isNode(of), label ?? '', detail ?? '') ? [{ ...update, edgeLabels: [] }] : [];
      }),
      flows: read.flows.slice(0, SUGGESTED_FLOWS_MAX).flatMap((flow) => {
        const steps = flow.steps
          .slice(0, SUGGESTED_STEPS_MAX)
          .filter((step) => take(step.at.text, stepHolds(step), step.label, step.detail));
        return steps.length === 0 ? [] : [{ ...flow, name: plain(flow.name).slice(0, SUGGESTION_LENGTH_MAX), steps }];
      }),
    },
  };
}

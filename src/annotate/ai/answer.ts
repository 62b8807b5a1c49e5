/** Reads a model's answer as untrusted data: it may be chatter, malformed, huge, or dictated by the name of a resource. */

import type { Graph } from '../../graph/model.js';
import { isContainerType } from '../../graph/node-types.js';
import { ANNOTATION_BYTES_MAX, COMPLAINT_LENGTH } from '../../limits.js';
import { oneLine } from '../../platform/text/printable.js';
import { isActor, isAddedByConnection } from '../actors.js';
import { decode } from '../decode.js';
import {
  AI_SUGGESTIONS_MAX,
  SUGGESTED_ACTORS_MAX,
  SUGGESTED_ARROWS_MAX,
  SUGGESTED_FLOWS_MAX,
  SUGGESTED_STEPS_MAX,
  SUGGESTION_LENGTH_MAX,
} from '../limits.js';
import * as messages from '../messages.js';
import type { Addition, Annotations, Connection, FlowText, Pattern } from '../model.js';
import { isPattern } from '../names.js';
import { type MapValue, Problems, parseYaml, type Value } from '../yaml.js';

export interface Suggestions {
  readonly annotations: Annotations;
  /** Rejected suggestions with their reasons, for the user. */
  readonly dropped: readonly string[];
}

/** Returns the valid suggestions in an answer; null if no part of it can be read as annotations. */
export function readAnswer(answer: string, graph: Graph, file: string): Suggestions | null {
  for (const text of candidates(answer)) {
    const value = tryParse(text, file);
    if (value === null) continue;
    const problems = new Problems();
    const read = decode(withKnownKeys(value), 'model', problems);
    return keepWhatHolds(read, graph, problems.lines.map(oneLine));
  }
  return null;
}

/** Returns the texts to try: code blocks, then the text from the first key or brace, then the whole answer. */
function candidates(answer: string): string[] {
  const text = answer.slice(0, ANNOTATION_BYTES_MAX).replace(/<think>[\s\S]*?<\/think>/g, '');
  const blocks = [...text.matchAll(/```[a-z]*[ \t]*\r?\n([\s\S]*?)(?:```|$)/gi)].map(([, block]) => block!);
  const start = /^(?:[ \t]*\{|(?:title|add|connect|update|flows|format)[ \t]*:)/m.exec(text)?.index;
  return [...blocks, ...(start === undefined ? [] : [text.slice(start)]), text];
}

const KEYS = ['title', 'add', 'connect', 'update', 'flows'];

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

/** Accepts valid suggestions up to a total limit, and records the rejected ones with their reasons. */
class Sieve {
  readonly dropped: string[];
  #left = AI_SUGGESTIONS_MAX;

  constructor(dropped: readonly string[]) {
    this.dropped = [...dropped];
  }

  /**
   * @param what name for the list of rejected suggestions @param why reason for rejecting it, or null
   * @param texts labels to be drawn
   */
  take(what: string, why: string | null, ...texts: readonly (string | null)[]): boolean {
    const isLong = texts.some((text) => [...(text ?? '')].length > SUGGESTION_LENGTH_MAX);
    const wrong = why ?? (isLong ? messages.TOO_LONG : this.#left <= 0 ? messages.TOO_MANY : null);
    if (wrong === null) this.#left--;
    else this.drop(what, wrong);
    return wrong === null;
  }

  drop(what: string, why: string): void {
    this.dropped.push(messages.droppedBecause(oneLine(what).slice(0, COMPLAINT_LENGTH), why));
  }
}

function keepWhatHolds(read: Annotations, graph: Graph, dropped: readonly string[]): Suggestions {
  const sieve = new Sieve(dropped);
  const title = read.title !== null && sieve.take(read.title, null, read.title) ? read.title : null;
  const asked = [
    ...read.connect,
    ...read.update.flatMap(({ of, edgeLabels }) => edgeLabels.map((label): Connection => ({ from: of, ...label }))),
  ];
  const outside = actorsOf(read, asked, graph, sieve);
  const isNode = ({ text }: Pattern) => !isPattern(text) && graph.nodes.has(text);
  const isActorHere = ({ text }: Pattern) => outside.add.some(({ address }) => address.text === text);
  const arrows = new Set([
    ...graph.edges.flatMap(({ from, to, twoWay }) => [`${from}\n${to}`, ...(twoWay ? [`${to}\n${from}`] : [])]),
    ...outside.connect.map(({ from, to }) => `${from.text}\n${to.text}`),
  ]);
  const unless = (holds: boolean) => (holds ? null : messages.NOT_IN_GRAPH);
  const isArrow = (from: Pattern, to: Pattern) => arrows.has(`${from.text}\n${to.text}`);
  const stepHolds = ({ at, to }: FlowText['steps'][number]) =>
    to === null ? isNode(at) || isActorHere(at) : isArrow(at, to);
  const labels = asked.filter(
    (each) =>
      !outside.asked.has(each) &&
      each.label !== '' &&
      sieve.take(`${each.from.text} -> ${each.to.text}`, unless(isArrow(each.from, each.to)), each.label),
  );
  const update = read.update.flatMap((each) => {
    const { of, label, detail } = each;
    if (label === null && detail === null) return [];
    return sieve.take(of.text, unless(isNode(of)), label, detail) ? [{ ...each, edgeLabels: [] }] : [];
  });
  const flows = read.flows.slice(0, SUGGESTED_FLOWS_MAX).flatMap((flow) => {
    const steps = flow.steps
      .slice(0, SUGGESTED_STEPS_MAX)
      .filter((step) => sieve.take(step.at.text, unless(stepHolds(step)), step.label, step.detail));
    return steps.length === 0 ? [] : [{ ...flow, name: oneLine(flow.name).slice(0, SUGGESTION_LENGTH_MAX), steps }];
  });
  return {
    dropped: sieve.dropped,
    annotations: {
      ...read,
      author: 'model',
      title,
      add: outside.add,
      disconnect: [],
      remove: [],
      connect: [...outside.connect, ...labels],
      update,
      flows,
    },
  };
}

interface Outside extends Pick<Annotations, 'add' | 'connect'> {
  /** All connections with an actor at one end, accepted or not. */
  readonly asked: ReadonlySet<Connection>;
}

/** Returns people and external systems that are connected to the graph. Models may not add edges between existing nodes. */
function actorsOf(read: Annotations, asked: readonly Connection[], graph: Graph, sieve: Sieve): Outside {
  const actors = new Map<string, Addition>();
  for (const one of [...read.add, ...namedByConnections(read, graph)]) {
    const { text } = one.address;
    const why =
      (!isActor(text) && !isAddedByConnection(text)) || graph.nodes.has(text) || actors.has(text)
        ? messages.NO_ACTOR
        : null;
    const isMany = actors.size >= SUGGESTED_ACTORS_MAX;
    if (sieve.take(text, why ?? (isMany ? messages.TOO_MANY : null), one.label, one.detail)) actors.set(text, one);
  }
  const between = asked.filter(({ from, to }) => actors.has(from.text) || actors.has(to.text));
  const startsAt = (address: string) => actors.has(address) || !isContainerType(graph.nodes.get(address)?.type ?? '');
  const connect: Connection[] = [];
  for (const each of between) {
    const [from, to] = [each.from.text, each.to.text];
    const holds = graph.nodes.has(actors.has(from) ? to : from) && startsAt(from);
    const why = !holds ? messages.NOT_IN_GRAPH : connect.length >= SUGGESTED_ARROWS_MAX ? messages.TOO_MANY : null;
    if (sieve.take(`${from} -> ${to}`, why, each.label)) connect.push(each);
  }
  const ends = new Set(connect.flatMap(({ from, to }) => [from.text, to.text]));
  const add = [...actors.values()].filter(({ address }) => ends.has(address.text));
  for (const address of actors.keys()) if (!ends.has(address)) sieve.drop(address, messages.UNCONNECTED);
  return { add, connect, asked: new Set(between) };
}

/** Returns the actors that connections name and `add` does not list, each once. */
function namedByConnections({ add, connect }: Annotations, graph: Graph): Addition[] {
  const known = new Set(add.map(({ address }) => address.text));
  const ends = new Map(connect.flatMap(({ from, to }) => [from, to]).map((end) => [end.text, end]));
  return [...ends.values()]
    .filter(({ text }) => isAddedByConnection(text) && !known.has(text) && !graph.nodes.has(text))
    .map((address) => ({ address, label: null, detail: null }));
}

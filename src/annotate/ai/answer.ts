/**
 * Reads a model's answer as untrusted data: it may be chatter, malformed, huge, or dictated by the name of a resource.
 */

import type { Graph } from '../../graph/model.js';
import { isContainerType } from '../../graph/node-types.js';
import { ANNOTATION_BYTES_MAX, COMPLAINT_LENGTH } from '../../limits.js';
import { oneLine } from '../../platform/text/printable.js';
import { decode } from '../decode.js';
import {
  AI_SUGGESTIONS_MAX,
  SUGGESTED_ACTORS_MAX,
  SUGGESTED_EDGES_MAX,
  SUGGESTED_FLOWS_MAX,
  SUGGESTED_STEPS_MAX,
  SUGGESTION_LENGTH_MAX,
} from '../limits.js';
import * as messages from '../messages.js';
import type { Addition, Annotations, Connection, FlowStep, Pattern } from '../model.js';
import { isActor, isAddedByConnection, isPattern } from '../names.js';
import { type MapValue, Problems, parseYaml, type Value } from '../yaml.js';

export interface Suggestions {
  readonly annotations: Annotations;
  /** Rejected suggestions with their reasons, for the user. */
  readonly dropped: readonly string[];
}

/** Returns the valid suggestions in an answer; null if no part of it can be read as annotations. */
export function readAnswer(answer: string, graph: Graph, file: string): Suggestions | null {
  for (const text of yamlCandidates(answer)) {
    const value = tryParse(text, file);
    if (value === null) continue;
    const problems = new Problems();
    const annotations = decode(withSuggestedKeys(value), 'model', problems);
    return selectValid(annotations, graph, problems.lines.map(oneLine));
  }
  return null;
}

/**
 * Returns the parts of an answer to try as YAML: code blocks, then the text from the first key or brace, then the whole
 * answer.
 */
function yamlCandidates(answer: string): string[] {
  const text = answer.slice(0, ANNOTATION_BYTES_MAX).replace(/<think>[\s\S]*?<\/think>/g, '');
  const blocks = [...text.matchAll(/```[a-z]*[ \t]*\r?\n([\s\S]*?)(?:```|$)/gi)].map(([, block]) => block!);
  const start = /^(?:[ \t]*\{|(?:title|add|connect|update|flows|format)[ \t]*:)/m.exec(text)?.index;
  return [...blocks, ...(start === undefined ? [] : [text.slice(start)]), text];
}

/** Keys that a model may use. */
const KEYS = ['title', 'add', 'connect', 'update', 'flows'];

/** Returns a map with at least one of the keys; null for any other text. */
function tryParse(text: string, file: string): MapValue | null {
  let value: Value;
  try {
    value = parseYaml(text, file);
  } catch {
    return null;
  }
  return value.kind === 'map' && value.entries.some(({ key }) => KEYS.includes(key)) ? value : null;
}

const withSuggestedKeys = (value: MapValue): MapValue => ({
  ...value,
  entries: value.entries.filter(({ key }) => KEYS.includes(key)),
});

// ---- Selects the valid suggestions.

/** Accepts suggestions up to a total limit, and records the rejected ones with their reasons. */
class Selection {
  readonly dropped: string[];
  #left = AI_SUGGESTIONS_MAX;

  /** @param dropped suggestions that were rejected before */
  constructor(dropped: readonly string[]) {
    this.dropped = [...dropped];
  }

  /**
   * Returns true if a suggestion is accepted.
   * @param name text for the list of rejected suggestions
   * @param fault reason for rejecting it; null for none
   * @param labels texts to be drawn, which must be short
   */
  accept(name: string, fault: string | null, ...labels: readonly (string | null)[]): boolean {
    const isTooLong = labels.some((text) => [...(text ?? '')].length > SUGGESTION_LENGTH_MAX);
    const reason = fault ?? (isTooLong ? messages.TOO_LONG : this.#left <= 0 ? messages.TOO_MANY : null);
    if (reason === null) this.#left--;
    else this.drop(name, reason);
    return reason === null;
  }

  drop(name: string, reason: string): void {
    this.dropped.push(messages.droppedBecause(oneLine(name).slice(0, COMPLAINT_LENGTH), reason));
  }
}

/** @param problems parts of the answer that could not be decoded */
function selectValid(answer: Annotations, graph: Graph, problems: readonly string[]): Suggestions {
  const selection = new Selection(problems);
  const title = answer.title !== null && selection.accept(answer.title, null, answer.title) ? answer.title : null;
  const connections = [
    ...answer.connect,
    ...answer.update.flatMap(({ of, edgeLabels }) => edgeLabels.map((label): Connection => ({ from: of, ...label }))),
  ];
  const actors = selectActors(answer, connections, graph, selection);
  const pairs = new Set([
    ...graph.edges.flatMap(({ from, to, twoWay }) => [`${from}\n${to}`, ...(twoWay ? [`${to}\n${from}`] : [])]),
    ...actors.connect.map(({ from, to }) => `${from.text}\n${to.text}`),
  ]);
  const isNode = ({ text }: Pattern) => !isPattern(text) && graph.nodes.has(text);
  const isAdded = ({ text }: Pattern) => actors.add.some(({ address }) => address.text === text);
  const isConnected = (from: Pattern, to: Pattern) => pairs.has(`${from.text}\n${to.text}`);
  const isStep = ({ at, to }: FlowStep) => (to === null ? isNode(at) || isAdded(at) : isConnected(at, to));
  const faultUnless = (isValid: boolean) => (isValid ? null : messages.NOT_IN_GRAPH);

  const labels = connections.filter((connection) => {
    const { from, to, label } = connection;
    if (actors.connections.has(connection) || label === '') return false;
    return selection.accept(`${from.text} -> ${to.text}`, faultUnless(isConnected(from, to)), label);
  });
  const update = answer.update
    .filter(({ label, detail }) => label !== null || detail !== null)
    .filter(({ of, label, detail }) => selection.accept(of.text, faultUnless(isNode(of)), label, detail))
    .map((each) => ({ ...each, edgeLabels: [] }));
  const flows = answer.flows.slice(0, SUGGESTED_FLOWS_MAX).flatMap((flow) => {
    const steps = flow.steps
      .slice(0, SUGGESTED_STEPS_MAX)
      .filter((step) => selection.accept(step.at.text, faultUnless(isStep(step)), step.label, step.detail));
    return steps.length === 0 ? [] : [{ ...flow, name: oneLine(flow.name).slice(0, SUGGESTION_LENGTH_MAX), steps }];
  });
  return {
    dropped: selection.dropped,
    annotations: {
      ...answer,
      author: 'model',
      title,
      add: actors.add,
      disconnect: [],
      remove: [],
      connect: [...actors.connect, ...labels],
      update,
      flows,
    },
  };
}

interface Actors extends Pick<Annotations, 'add' | 'connect'> {
  /** All connections with an actor at one end, accepted or not. */
  readonly connections: ReadonlySet<Connection>;
}

/**
 * Returns people and external systems that are connected to the graph. Models may not add edges between existing nodes.
 */
function selectActors(
  answer: Annotations,
  connections: readonly Connection[],
  graph: Graph,
  selection: Selection,
): Actors {
  const actors = new Map<string, Addition>();
  for (const actor of [...answer.add, ...actorsInConnections(answer, graph)]) {
    const { text } = actor.address;
    const fault = faultOfActor(text, graph, actors);
    if (selection.accept(text, fault, actor.label, actor.detail)) actors.set(text, actor);
  }
  const withActor = connections.filter(({ from, to }) => actors.has(from.text) || actors.has(to.text));
  const connect: Connection[] = [];
  for (const connection of withActor) {
    const [from, to] = [connection.from.text, connection.to.text];
    const isFull = connect.length >= SUGGESTED_EDGES_MAX;
    const fault = !canConnect(from, to, graph, actors) ? messages.NOT_IN_GRAPH : isFull ? messages.TOO_MANY : null;
    if (selection.accept(`${from} -> ${to}`, fault, connection.label)) connect.push(connection);
  }
  const ends = new Set(connect.flatMap(({ from, to }) => [from.text, to.text]));
  for (const address of actors.keys()) if (!ends.has(address)) selection.drop(address, messages.UNCONNECTED);
  const add = [...actors.values()].filter(({ address }) => ends.has(address.text));
  return { add, connect, connections: new Set(withActor) };
}

function faultOfActor(address: string, graph: Graph, actors: ReadonlyMap<string, Addition>): string | null {
  const isAllowed = isActor(address) || isAddedByConnection(address);
  if (!isAllowed || graph.nodes.has(address) || actors.has(address)) return messages.NO_ACTOR;
  return actors.size >= SUGGESTED_ACTORS_MAX ? messages.TOO_MANY : null;
}

/** True for an edge between an actor and a node of the graph that does not start at a container. */
function canConnect(from: string, to: string, { nodes }: Graph, actors: ReadonlyMap<string, Addition>): boolean {
  const other = actors.has(from) ? to : from;
  return nodes.has(other) && (actors.has(from) || !isContainerType(nodes.get(from)?.type ?? ''));
}

/** Returns the actors that connections name and `add` does not list, each once. */
function actorsInConnections({ add, connect }: Annotations, graph: Graph): Addition[] {
  const known = new Set(add.map(({ address }) => address.text));
  const ends = new Map(connect.flatMap(({ from, to }) => [from, to]).map((end) => [end.text, end]));
  return [...ends.values()]
    .filter(({ text }) => isAddedByConnection(text) && !known.has(text) && !graph.nodes.has(text))
    .map((address) => ({ address, label: null, detail: null }));
}

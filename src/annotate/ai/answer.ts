/**
 * Reads the suggestions in a model's answer, or in the file that an earlier answer was saved to. Both are untrusted:
 * they may be chatter, malformed or huge, and whoever chose the name of a resource may have dictated them.
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
  /** Parts that could not be read and suggestions that were rejected, each with the reason, for the user. */
  readonly dropped: readonly string[];
}

/**
 * Returns the valid suggestions in an answer; null if no part of it can be read as annotations. The first part that can
 * be read counts, even if all of its suggestions are rejected.
 * @param file name of the file in messages; `answer` for a fresh answer
 */
export function readAnswer(answer: string, graph: Graph, file: string): Suggestions | null {
  for (const text of yamlCandidates(answer)) {
    const value = parseMap(text, file);
    if (value === null) continue;
    const problems = new Problems();
    const annotations = decode(withAllowedKeys(value), 'model', problems);
    return selectValid(annotations, graph, problems.lines.map(oneLine));
  }
  return null;
}

/**
 * Returns the parts of an answer that may be its YAML, most likely first: each code block, then the text from the first
 * key or brace, then the whole answer. A saved file begins with the key `format`.
 */
function yamlCandidates(answer: string): string[] {
  const text = answer.slice(0, ANNOTATION_BYTES_MAX).replace(/<think>[\s\S]*?<\/think>/g, '');
  const blocks = [...text.matchAll(/```[a-z]*[ \t]*\r?\n([\s\S]*?)(?:```|$)/gi)].map(([, block]) => block!);
  const start = /^(?:[ \t]*\{|(?:title|add|connect|update|flows|format)[ \t]*:)/m.exec(text)?.index;
  return [...blocks, ...(start === undefined ? [] : [text.slice(start)]), text];
}

/** Keys that a model may use. It cannot remove or disconnect anything. */
const ALLOWED_KEYS = ['title', 'add', 'connect', 'update', 'flows'];

/**
 * Parses YAML, and returns the map if it has at least one allowed key. Null for anything else, including invalid YAML.
 */
function parseMap(text: string, file: string): MapValue | null {
  let value: Value;
  try {
    value = parseYaml(text, file);
  } catch {
    return null;
  }
  return value.kind === 'map' && value.entries.some(({ key }) => ALLOWED_KEYS.includes(key)) ? value : null;
}

const withAllowedKeys = (value: MapValue): MapValue => ({
  ...value,
  entries: value.entries.filter(({ key }) => ALLOWED_KEYS.includes(key)),
});

// ---- Selects the valid suggestions.

/** Counts accepted suggestions up to a limit, and records each rejected one with its reason. */
class Selection {
  readonly dropped: string[];
  #left = AI_SUGGESTIONS_MAX;

  /** @param dropped problems to list before the rejected suggestions */
  constructor(dropped: readonly string[]) {
    this.dropped = [...dropped];
  }

  /**
   * Accepts or drops a suggestion, and returns true if it is accepted.
   * @param name names the suggestion in the list of dropped ones
   * @param fault reason for rejecting it; null for none
   * @param labels strings that the diagram would show, which must be short
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

/**
 * Returns the suggestions that are valid for the graph. Flows and steps beyond their limits, updates without a label
 * and connections without a label are left out without a message.
 * @param problems parts of the answer that could not be decoded
 */
function selectValid(answer: Annotations, graph: Graph, problems: readonly string[]): Suggestions {
  const selection = new Selection(problems);
  const title = answer.title !== null && selection.accept(answer.title, null, answer.title) ? answer.title : null;
  const connections = [
    ...answer.connect,
    ...answer.update.flatMap(({ of, edgeLabels }) => edgeLabels.map((label): Connection => ({ from: of, ...label }))),
  ];
  const actors = selectActors(answer, connections, graph, selection);
  const connectedPairs = new Set([
    ...graph.edges.flatMap(({ from, to, twoWay }) => [`${from}\n${to}`, ...(twoWay ? [`${to}\n${from}`] : [])]),
    ...actors.connect.map(({ from, to }) => `${from.text}\n${to.text}`),
  ]);
  const isNode = ({ text }: Pattern) => !isPattern(text) && graph.nodes.has(text);
  const isAdded = ({ text }: Pattern) => actors.add.some(({ address }) => address.text === text);
  const isConnected = (from: Pattern, to: Pattern) => connectedPairs.has(`${from.text}\n${to.text}`);
  const isStep = ({ at, to }: FlowStep) => (to === null ? isNode(at) || isAdded(at) : isConnected(at, to));
  const faultUnless = (isValid: boolean) => (isValid ? null : messages.NOT_IN_GRAPH);

  const labelledEdges = connections.filter((connection) => {
    const { from, to, label } = connection;
    if (actors.connections.has(connection) || label === '') return false;
    return selection.accept(`${from.text} -> ${to.text}`, faultUnless(isConnected(from, to)), label);
  });
  const update = answer.update
    .filter(({ label, detail }) => label !== null || detail !== null)
    .filter(({ of, label, detail }) => selection.accept(of.text, faultUnless(isNode(of)), label, detail))
    // Their edge labels are in `connections`.
    .map((accepted) => ({ ...accepted, edgeLabels: [] }));
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
      connect: [...actors.connect, ...labelledEdges],
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
 * Returns the suggested people and external systems together with their connections to the graph. An actor without a
 * connection is dropped: a model may not add loose nodes, nor edges between existing ones.
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

/** Returns the reason to reject an actor; null for none. */
function faultOfActor(address: string, graph: Graph, actors: ReadonlyMap<string, Addition>): string | null {
  const isAllowed = isActor(address) || isAddedByConnection(address);
  if (!isAllowed || graph.nodes.has(address) || actors.has(address)) return messages.NO_ACTOR;
  return actors.size >= SUGGESTED_ACTORS_MAX ? messages.TOO_MANY : null;
}

/** True if the edge joins an actor and a node of the graph. An edge to an actor must not start at a container. */
function canConnect(from: string, to: string, { nodes }: Graph, actors: ReadonlyMap<string, Addition>): boolean {
  const other = actors.has(from) ? to : from;
  return nodes.has(other) && (actors.has(from) || !isContainerType(nodes.get(from)?.type ?? ''));
}

/** Returns the actors that are named by connections but not listed in `add`, each once. */
function actorsInConnections({ add, connect }: Annotations, graph: Graph): Addition[] {
  const known = new Set(add.map(({ address }) => address.text));
  const ends = new Map(connect.flatMap(({ from, to }) => [from, to]).map((end) => [end.text, end]));
  return [...ends.values()]
    .filter(({ text }) => isAddedByConnection(text) && !known.has(text) && !graph.nodes.has(text))
    .map((address) => ({ address, label: null, detail: null }));
}

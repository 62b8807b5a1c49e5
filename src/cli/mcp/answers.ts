/** Answers to questions about a graph, as text and as data: the tools find, neighbours, reach, path and summary. */

import { InvalidInput, Misuse } from '../../errors.js';
import { formatCounts } from '../../graph/changes.js';
import { dependents } from '../../graph/questions/dependents.js';
import { find, resolve } from '../../graph/questions/find.js';
import type { Hop, Subject } from '../../graph/questions/model.js';
import { neighbours, shortestPath } from '../../graph/questions/neighbours.js';
import { contentOf, type Network } from '../../graph/questions/network.js';
import { isPort } from '../../graph/questions/ports.js';
import { type Reached, reach } from '../../graph/questions/reach.js';
import { short } from '../../platform/text/printable.js';
import {
  ADDRESSES_LISTED_MAX,
  HOPS_LISTED_MAX,
  KINDS_LISTED_MAX,
  SUMMARY_LISTED_MAX,
  SUMMARY_WARNING_LENGTH_MAX,
  SUMMARY_WARNINGS_MAX,
} from '../limits.js';
import * as cliMessages from '../messages.js';
import type { SourceRead } from './memory.js';
import * as messages from './messages.js';
import { type Page, type PageEntry, pageOf, sizeOf } from './pages.js';

/** An answer, as lines of text and as data. */
export interface AnswerContent {
  readonly lines: readonly string[];
  readonly structured: Readonly<Record<string, unknown>>;
}

/** Validated arguments of a question. */
export type Inputs = Readonly<Record<string, unknown>>;

const subjectData = ({ address, title, name, count, at }: Subject) => ({
  address,
  title,
  ...(name !== undefined && { name }),
  ...(count !== undefined && { count }),
  ...(at !== undefined && { at }),
});

/** The parts of an answer with pages. */
interface Paged {
  readonly inputs: Inputs;
  /** First line, without numbers. */
  readonly heading: string;
  /** Further lines before the entries. */
  readonly lines: readonly string[];
  /** Members of the data beside the page. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Member of the data for the entries. */
  readonly list: string;
}

/** Returns the answer with the page of entries that the arguments ask for, and the cursor of the next page. */
export function paged(entries: readonly PageEntry[], { inputs, heading, lines, data, list }: Paged): AnswerContent {
  const page = pageOf(entries, { inputs, question: heading, used: sizeOf(data) + sizeOf(lines) + sizeOf(heading) });
  const { total, start, next } = page;
  return {
    lines: [
      messages.heading(heading, { total, start, shown: page.entries.length }),
      ...lines,
      ...page.entries.map(({ line }) => line),
      ...(next === undefined ? [] : [messages.nextPage(next)]),
    ],
    structured: { ...data, ...numbersOf(page), [list]: page.entries.map((entry) => entry.data) },
  };
}

const numbersOf = ({ total, start, next }: Page) => ({ total, start, ...(next !== undefined && { next }) });

// ---- The resources that a question names.

/** Nodes that a question is about. */
export interface Side {
  readonly addresses: readonly string[];
  /** Relation of the requested resource to the node, if it is part of another one. */
  readonly why?: string;
  /** Address of that resource. */
  readonly part?: string;
}

/**
 * Returns the nodes of a name in an argument.
 * @param argument name of the argument, for errors
 * @throws InvalidInput for a name that no node has, or several
 */
export function sideOf(network: Network, argument: string, text: string): Side {
  const resolved = resolve(network, text);
  if (resolved.is === 'nodes') {
    const { addresses, part } = resolved;
    return { addresses, ...(part && { why: part.why, part: part.address }) };
  }
  if (resolved.is === 'hidden') throw new InvalidInput(messages.isHidden(argument, text, resolved.why));
  const similar = resolved.similar.map(({ address }) => address).slice(0, ADDRESSES_LISTED_MAX);
  const message =
    resolved.is === 'ambiguous' ? messages.isAmbiguous(argument, text) : cliMessages.unknownAddress(argument, text);
  throw new InvalidInput(message, { remedy: cliMessages.perhaps(similar) });
}

/** Returns the line about a resource that is part of another one; nothing for any other. */
const sideLines = (text: string, { addresses, why }: Side): readonly string[] =>
  why === undefined ? [] : [messages.partLine(text, why, addresses[0]!)];

// ---- The questions.

/** Answers which resources match a text, a type or a container. */
export function answerFind({ network }: SourceRead, inputs: Inputs): AnswerContent {
  const { text = '', type, inside } = inputs as Partial<Record<'text' | 'type' | 'inside', string>>;
  const box = inside === undefined ? undefined : sideOf(network, 'inside', inside).addresses[0]!;
  const matches = find(network, text, {
    ...(type !== undefined && { type }),
    ...(box !== undefined && { inside: box }),
  });
  const entries = matches.map((match) => ({ data: match, line: messages.matchLine(match) }));
  return paged(entries, { inputs, heading: messages.MATCHES, lines: [], data: {}, list: 'matches' });
}

/** Answers what is connected with a resource, up to a number of steps. */
export function answerNeighbours({ network }: SourceRead, inputs: Inputs): AnswerContent {
  const {
    address,
    depth = 1,
    direction = 'any',
  } = inputs as {
    readonly address: string;
    readonly depth?: number;
    readonly direction?: 'from' | 'to' | 'any';
  };
  const side = sideOf(network, 'address', address);
  const entries = neighbours(network, side.addresses, { depth, direction }).map(
    ({ subject, distance, direction: directionOfArrow, hop }) => ({
      data: { ...subjectData(subject), distance, direction: directionOfArrow, hop },
      line: messages.neighbourLine(distance, hop),
    }),
  );
  const heading = messages.neighboursOf(side.addresses.join(', '));
  return paged(entries, { inputs, heading, lines: sideLines(address, side), data: { of: side }, list: 'neighbours' });
}

/** Answers what a resource reaches, what reaches it, or what depends on it. */
export function answerReach({ network }: SourceRead, inputs: Inputs): AnswerContent {
  const {
    address,
    direction = 'to',
    port,
    depth,
    text = '',
  } = inputs as {
    readonly address: string;
    readonly direction?: 'from' | 'to' | 'dependents';
    readonly port?: string;
    readonly depth?: number;
    readonly text?: string;
  };
  if (port !== undefined && !isPort(port)) throw new Misuse(messages.badPort('port'));
  const side = sideOf(network, 'address', address);
  const results =
    direction === 'dependents'
      ? dependents(network, side.addresses, {
          ...(depth !== undefined && { depth }),
          ...(side.part && { part: side.part }),
        })
      : reach(network, side.addresses, {
          direction,
          ...(port !== undefined && { port }),
          ...(depth !== undefined && { depth }),
        });
  const shown = results.filter(({ subject }) => hasWords(subject, text));
  const kinds = kindsOf(shown.map(({ subject }) => subject));
  const internet = direction === 'to' ? fromInternet(results) : null;
  return paged(shown.map(reachedEntry), {
    inputs,
    heading: messages.REACHED[direction](side.addresses.join(', ')),
    lines: [
      ...sideLines(address, side),
      ...(internet === null ? [] : [internet.line]),
      ...(kinds.length > 0 ? [messages.kindsLine(kinds)] : []),
    ],
    data: { of: side, direction, kinds, ...(internet && { internet: internet.data }) },
    list: 'results',
  });
}

/** True if address, kind or name have all words of a text. */
function hasWords({ address, title, name = '' }: Subject, text: string): boolean {
  const known = `${address} ${title} ${name}`.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => known.includes(word));
}

function reachedEntry({ subject, distance, certainty, next, steps, isPortUnknown }: Reached): PageEntry {
  const data = { ...subjectData(subject), distance, certainty, next, hops: steps };
  return {
    data: { ...data, ...(isPortUnknown && { portUnknown: true }) },
    line: messages.reachedLine(subject, { distance, certainty, hops: steps, isPortUnknown: isPortUnknown === true }),
  };
}

/** Returns the shortest path from the internet, as a line and as data. Without one, both say so. */
function fromInternet(results: readonly Reached[]) {
  const entry = results.find(({ subject }) => subject.isInternet);
  if (entry === undefined) return { line: messages.INTERNET_DOES_NOT, data: { reaches: false } };
  const byAddress = new Map(results.map((result) => [result.subject.address, result]));
  const hops: Hop[] = [];
  // `next` of the last result is the resource that the question is about, which is no result itself.
  for (let result: Reached | undefined = entry; result !== undefined; result = byAddress.get(result.next)) {
    hops.push(...result.steps);
  }
  const listed = hops.slice(0, HOPS_LISTED_MAX);
  const { certainty } = entry;
  return { line: messages.internetReaches(listed, certainty), data: { reaches: true, certainty, hops: listed } };
}

/** Returns how many instances there are of each title, for the KINDS_LISTED_MAX most frequent ones. */
function kindsOf(subjects: readonly Subject[]) {
  const counts = new Map<string, number>();
  for (const { title, count = 1 } of subjects) counts.set(title, (counts.get(title) ?? 0) + count);
  return [...counts]
    .map(([title, count]) => ({ title, count }))
    .sort((a, b) => b.count - a.count || (a.title < b.title ? -1 : 1))
    .slice(0, KINDS_LISTED_MAX);
}

/** Answers how two resources are connected: the shortest path, along the arrows where there is one. */
export function answerPath({ network }: SourceRead, inputs: Inputs): AnswerContent {
  const { from, to } = inputs as Record<'from' | 'to', string>;
  const [first, last] = [sideOf(network, 'from', from), sideOf(network, 'to', to)];
  const path = shortestPath(network, first.addresses, last.addresses);
  const lines = [...sideLines(from, first), ...sideLines(to, last)];
  const ends = { from: first, to: last };
  if (path === null) return { lines: [...lines, cliMessages.NO_PATH], structured: { ...ends, isConnected: false } };
  const { sense, hops, certainty } = path;
  const steps = hops.filter(({ kind }) => kind === 'connection').length;
  return {
    lines: [...lines, HEADINGS[sense](steps), ...hops.map(messages.hopLine)],
    structured: { ...ends, isConnected: true, sense, certainty, hops },
  };
}

const HEADINGS = {
  along: cliMessages.pathAlong,
  back: cliMessages.pathBack,
  any: cliMessages.pathIgnoringDirection,
} as const;

// ---- Summary.

/** Answers what the diagram holds: counts by kind, changes and warnings. */
export function answerSummary({ network, result, warnings }: SourceRead): AnswerContent {
  const { graph, ledger } = result;
  const { subjects, connections } = network;
  const { total, drawn, folded, hidden } = ledger?.summary ?? {
    total: graph.total ?? subjects.length,
    drawn: subjects.length,
    folded: 0,
    hidden: 0,
  };
  const inferences = connections.filter(({ certainty }) => certainty === 'inference').length;
  const kinds = kindsOf(subjects);
  const counts = graph.changes?.counts;
  const changes = counts === undefined || !result.knowsChanges ? null : counts;
  const boxes = boxesIn(network);
  const internet = entriesFromInternet(network);
  const busiest = busiestIn(network);
  const listed = warnings.slice(0, SUMMARY_WARNINGS_MAX).map((text) => short(text, SUMMARY_WARNING_LENGTH_MAX));
  return {
    lines: [
      messages.resourcesLine(total, drawn, folded, hidden),
      messages.sizeLine(subjects.length, connections.length, inferences),
      messages.kindsLine(kinds),
      ...(changes === null ? [] : [messages.changesLine(formatCounts(changes))]),
      ...(boxes.length > 0 ? [messages.boxesLine(boxes)] : []),
      ...(internet.length > 0 ? [messages.entriesLine(internet)] : []),
      ...(busiest.length > 0 ? [messages.busiestLine(busiest)] : []),
      ...(listed.length > 0 ? [messages.warningsLine(listed, warnings.length)] : []),
    ],
    structured: {
      ...(graph.title !== '' && { title: graph.title }),
      resources: { total, drawn, folded, hidden },
      nodes: subjects.length,
      connections: connections.length,
      inferences,
      kinds,
      ...(changes && { changes }),
      boxes,
      internet: internet.map(subjectData),
      busiest,
      ...(listed.length > 0 && { warnings: listed, warningsTotal: warnings.length }),
    },
  };
}

/** Returns the largest boxes, with the number of resources in each. */
const boxesIn = (network: Network) =>
  network.subjects
    .flatMap((subject, number) => {
      if (!subject.isBox) return [];
      const contains = contentOf(network, number).filter((member) => !network.subjects[member]!.isBox).length;
      return [{ ...subjectData(subject), contains }];
    })
    .sort((a, b) => b.contains - a.contains)
    .slice(0, SUMMARY_LISTED_MAX);

/** Returns the subjects at which connections from the internet end. */
const entriesFromInternet = ({ subjects, leaving }: Network): readonly Subject[] => {
  const entries = new Set(
    subjects.flatMap(({ isInternet }, number) => (isInternet ? leaving[number]!.map(({ to }) => to) : [])),
  );
  return [...entries].map((number) => subjects[number]!).slice(0, SUMMARY_LISTED_MAX);
};

/** Returns the subjects with the most connections; one connection alone is not busy. */
const busiestIn = ({ subjects, leaving, arriving }: Network) =>
  subjects
    .map((subject, number) => ({
      ...subjectData(subject),
      connections: new Set([...leaving[number]!, ...arriving[number]!].map(({ connection }) => connection)).size,
    }))
    .filter(({ connections }) => connections > 1)
    .sort((a, b) => b.connections - a.connections)
    .slice(0, SUMMARY_LISTED_MAX);

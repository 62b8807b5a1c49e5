/** Messages of the questions of `groundplan mcp`. */

import { plural } from '../../platform/text/english.js';
import { printable } from '../../platform/text/printable.js';

// ---- Tools and arguments.

export const FIND =
  'Find resources by name, address, type or words of their kind, also with typing errors. Resources that are drawn as part of another one are found too, with the node that shows them. Without text: list all, or all of a type or in a box.';
export const NEIGHBOURS =
  'List the connections of a resource or box, with label, port, evidence (file and line) and certainty (fact or inference).';
export const REACH =
  'List what can reach a resource (to), what it reaches (from), or what depends on it (dependents: its blast radius), through which hops, each with port, evidence and certainty. For "to", also tells whether the internet can reach it.';
export const PATH =
  'Find a shortest path between two resources, one arrow per line, with evidence and certainty. "internet" is accepted as an end.';
export const SUMMARY =
  'Summarise the architecture: numbers of resources by kind, boxes, what the internet enters, the busiest resources, and warnings. A good first question.';

export const LIMIT = 'maximum number of entries; an answer also ends at about 10 kB';
export const CURSOR = 'next of the previous answer, for its next page; with the same other arguments';
export const FIND_TEXT = 'words of a name, address, type or kind; default: everything';
export const FIND_TYPE = 'resource type, as at the start of an address';
export const EXPLAIN_ADDRESS = 'only the lines about this resource: an address or an exact name';
export const FIND_INSIDE = 'address or name of a box, such as a network or subnet';
export const ADDRESS =
  'address as in the graph or in Terraform, also of a resource that is part of another one; or its exact name; or internet';
export const NEIGHBOURS_DEPTH = 'number of arrows from the resource (default: 1)';
export const NEIGHBOURS_DIRECTION = 'from: arrows that leave it; to: arrows that arrive at it; any (default)';
export const REACH_DIRECTION =
  'to (default): what can reach it; from: what it reaches; dependents: what depends on it, also by keys, logs and hosts, and what is in it';
export const REACH_PORT =
  'port at which the destination is entered, such as 443 or 8000-8100/tcp; results whose port is not known are marked';
export const REACH_TEXT = 'only results whose address, kind or name has these words, such as database';
export const REACH_DEPTH = 'maximum number of arrows on a path; default: unlimited';

// ---- Errors.

export const CURSOR_INVALID = 'the cursor belongs to another question, or the source has changed since';
export const CURSOR_REMEDY = 'Repeat the question without cursor.';
export const between = (minimum: number, maximum: number) => `a whole number from ${minimum} to ${maximum}`;
export const badPort = (name: string) => `the argument ${printable(name)} must be a port, such as 443 or 8000-8100/tcp`;
export const isHidden = (name: string, address: string, why: string) =>
  `${printable(name)} ${printable(address)} is not drawn: ${printable(why)}`;
export const isAmbiguous = (name: string, text: string) =>
  `${printable(name)} ${printable(text)} names several resources`;
export const resourceUnknown = (uri: string) => `unknown resource ${printable(uri)}`;

// ---- Answers as text, one entry per line.

type Labelled = { readonly address: string; readonly title: string; readonly name?: string };

const labelOf = ({ address, title, name }: Labelled): string =>
  `${printable(address)} (${[title, ...(name === undefined ? [] : [name])].map(printable).join(' ')})`;

const atPosition = (position: string | undefined): string => (position === undefined ? '' : `, ${printable(position)}`);

export const matchLine = ({ why, at, ...match }: Labelled & { readonly why?: string; readonly at?: string }): string =>
  `${labelOf(match)}${why === undefined ? '' : `: ${printable(why)}`}${atPosition(at)}`;

interface HopText {
  readonly kind: 'connection' | 'reference' | 'contains' | 'inside' | 'runs' | 'part';
  readonly from: string;
  readonly to: string;
  readonly label?: string;
  readonly twoWay?: boolean;
  readonly thin?: boolean;
  readonly certainty: string;
  readonly reason?: { readonly by: string; readonly rule: string; readonly attribute?: string; readonly at?: string };
}

const VERBS = { contains: 'contains', inside: 'is in', runs: 'runs', part: 'is drawn as part of' } as const;
const ARROWS = { connection: '->', reference: 'names' } as const;

/** Returns `a -> b: 443/tcp (fact: target of a, main.tf:3)`. */
export function hopLine({ kind, from, to, label, twoWay, thin, certainty, reason }: HopText): string {
  if (kind !== 'connection' && kind !== 'reference')
    return `${printable(from)} ${VERBS[kind]} ${printable(to)} (${certainty})`;
  const text = `${printable(from)} ${twoWay ? '<->' : ARROWS[kind]} ${printable(to)}${label ? `: ${printable(label)}` : ''}`;
  const why =
    reason === undefined
      ? ''
      : `: ${printable(reason.attribute ?? reason.rule)} of ${printable(reason.by)}${atPosition(reason.at)}`;
  return `${text} (${certainty}${why}${thin ? '; no traffic' : ''})`;
}

const hopsLine = (hops: readonly HopText[]): string => hops.map(hopLine).join('; ');

export const neighbourLine = (distance: number, hop: HopText): string => `${distance} ${hopLine(hop)}`;

/** @param certainty of the whole path */
export const reachedLine = (
  subject: Labelled,
  {
    distance,
    certainty,
    hops,
    isPortUnknown,
  }: { distance: number; certainty: string; hops: readonly HopText[]; isPortUnknown: boolean },
): string =>
  `${distance} ${labelOf(subject)}, ${certainty}${isPortUnknown ? ', port not known' : ''}: ${hopsLine(hops)}`;

/** Returns the heading of a page: `Can reach aws_vpc.a: 120, of which 1 to 40 follow`. */
export const heading = (
  subject: string,
  { total, start, shown }: { total: number; start: number; shown: number },
): string => `${subject}: ${total}${shown < total ? `, of which ${start + 1} to ${start + shown} follow` : ''}`;
export const nextPageOf = (total: number, cursor: string): string => `${total} entries in all. ${nextPage(cursor)}`;
export const nextPage = (cursor: string): string => `More with cursor ${cursor}`;

export const MATCHES = 'Matches';
export const neighboursOf = (names: string) => `Connections of ${printable(names)}`;
export const REACHED = {
  to: (names: string) => `Can reach ${printable(names)}`,
  from: (names: string) => `Reached from ${printable(names)}`,
  dependents: (names: string) => `Depend on ${printable(names)}`,
} as const;
export const partLine = (address: string, why: string, node: string) =>
  `${printable(address)} is ${printable(why)}; the answer is about ${printable(node)}`;
export const internetReaches = (hops: readonly HopText[], certainty: string) =>
  `The internet can reach it in ${plural(hops.filter(({ kind }) => kind === 'connection').length, 'step')} (${certainty}): ${hopsLine(hops)}`;
export const INTERNET_DOES_NOT = 'No path from the internet';
export const kindsLine = (kinds: readonly { readonly title: string; readonly count: number }[]) =>
  `By kind: ${kinds.map(({ title, count }) => `${count} ${printable(title)}`).join(', ')}`;

// ---- Changes.

export const CHANGES = 'Changes';
export const changedNode = ({ change, ...node }: Labelled & { readonly change: string }) =>
  `${change} ${labelOf(node)}`;
export const changedEdge = ({ change, from, to, label }: Record<'change' | 'from' | 'to' | 'label', string>) =>
  `${change} ${printable(from)} -> ${printable(to)}${label === '' ? '' : `: ${printable(label)}`}`;
export const changedExposure = ({ change, address, what, to }: Record<'change' | 'address' | 'what' | 'to', string>) =>
  `${change} ${printable(address)}${what === '' ? '' : ` ${printable(what)}`} to ${printable(to)}`;
export const changedRights = ({ text }: { readonly text: string }) => printable(text);
export const touchedResource = ({
  change,
  address,
  attributes,
}: {
  readonly change: string;
  readonly address: string;
  readonly attributes: readonly string[];
}) => `${change} ${printable(address)}${attributes.length === 0 ? '' : `: ${attributes.map(printable).join(', ')}`}`;

// ---- Summary.

export const resourcesLine = (total: number, drawn: number, folded: number, hidden: number) =>
  `${plural(total, 'resource')}: ${drawn} drawn, ${folded} part of others, ${hidden} hidden`;
export const sizeLine = (nodes: number, connections: number, inferences: number) =>
  `${plural(nodes, 'node')}, ${plural(connections, 'connection')}, ${inferences} of them inferred`;
export const changesLine = (counts: string) => `Changes: ${counts}`;
export const boxesLine = (boxes: readonly (Labelled & { readonly contains: number })[]) =>
  `Boxes: ${boxes.map((box) => `${labelOf(box)} with ${box.contains}`).join(', ')}`;
export const entriesLine = (subjects: readonly Labelled[]) => `From the internet: ${subjects.map(labelOf).join(', ')}`;
export const busiestLine = (subjects: readonly (Labelled & { readonly connections: number })[]) =>
  `Most connections: ${subjects.map((subject) => `${labelOf(subject)} ${subject.connections}`).join(', ')}`;
export const warningsLine = (warnings: readonly string[], total: number) =>
  `Warnings (${warnings.length} of ${total}): ${warnings.map(printable).join(' | ')}`;

// ---- Resources of the protocol.

export const GRAPH_RESOURCE = 'The graph as JSON (graph format 1.0)';
export const PICTURE_RESOURCE = 'The diagram as SVG';
export const GRAPH_OF = 'The graph of a directory, plan or graph file below the directory of the server';
export const PICTURE_OF = 'The diagram of a directory, plan or graph file below the directory of the server';

/** Words about annotation files, docs/annotations.md. */
import { printable } from './printable.js';

interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const at = ({ file, line, column }: Place) => `${printable(file)}:${line}:${column}`;

export const notYaml = (place: Place, reason: string) => `${at(place)}: not YAML: ${reason.split('\n')[0]}`;
export const NOT_YAML_REMEDY = 'Correct the file at that place; docs/annotations.md shows the format.';
export const tooMuchYaml = (place: Place) => `${at(place)}: more values than an annotation file has`;
export const keyIsNoText = (place: Place) => `${at(place)}: a key must be a text`;

export const invalidAnnotations = (file: string, lines: readonly string[], total: number) =>
  [
    `${file} is no valid annotation file: ${total} problem${total === 1 ? '' : 's'}`,
    ...lines,
    ...(total > lines.length ? [`  and ${total - lines.length} more`] : []),
  ].join('\n');
export const INVALID_ANNOTATIONS_REMEDY = 'docs/annotations.md describes every key.';
export const problemAt = (place: Place, what: string) => `  ${at(place)}: ${what}`;

export const FILE_SHAPE =
  'the file must hold a map with the keys title, add, connect, disconnect, remove, update, flows';
export const LIST_OF_ADDRESSES = 'a list of addresses is expected here';
export const MAP_OF_ADDRESSES = 'a map with addresses as keys is expected here';
export const ADDITION_SHAPE = 'a map with label and detail is expected here';
export const UPDATE_SHAPE = 'a map with label, detail and edge_labels is expected here';
export const FLOW_SHAPE = 'a map with description and steps is expected here';
export const STEPS_SHAPE = 'a list of steps is expected here';
export const STEP_SHAPE = 'a step is a map with resource (an address, or two with -> between them), label and detail';
export const TARGET_SHAPE = 'a target is an address, or a map of one address to its label';
export const TEXT_SHAPE = 'a text is expected here';
export const textTooLong = (length: number) => `the text is longer than ${length} characters`;
export const notAnAddress = (text: string) =>
  `${printable(text)} is not a node address: <type>.<name>, for example external.bank`;
export const unknownFormat = (known: readonly number[]) => `format must be one of ${known.join(', ')}`;
export const unknownKey = (key: string, meant: string | null, known: readonly string[]) =>
  `unknown key ${printable(key)}${meant === null ? ` (known: ${known.join(', ')})` : `; did you mean ${printable(meant)}?`}`;

export const unmatched = (place: Place, text: string, meant: string | null) =>
  `${at(place)}: ${printable(text)} matches nothing in the diagram${meant === null ? '' : `; did you mean ${printable(meant)}?`}`;
export const notDrawn = (place: Place, text: string, rule: string) => `${at(place)}: ${text} is not drawn: ${rule}`;
export const alreadyThere = (place: Place, text: string) =>
  `${at(place)}: ${printable(text)} is in the diagram already`;
export const noConnection = (place: Place, from: string, to: string) =>
  `${at(place)}: there is no connection from ${printable(from)} to ${printable(to)}`;
export const startsAtBox = (place: Place, box: string) =>
  `${at(place)}: ${printable(box)} is drawn as a box, and an arrow cannot start at a box; name what is in it`;
export const toItself = (place: Place, node: string) => `${at(place)}: ${printable(node)} would be connected to itself`;
export const tooManyConnections = (place: Place, limit: number) =>
  `${at(place)}: the pattern matches more than ${limit} connections; the rest is left out`;
export const tooManySteps = (limit: number) => `the flows have more than ${limit} steps; the rest is left out`;

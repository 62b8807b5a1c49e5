import { plural } from '../../platform/text/english.js';
import { printable } from '../../platform/text/printable.js';

export const invalidGraph = (file: string, lines: readonly string[], total: number) =>
  [
    `${file} is not a valid graph (graph format 1.0): ${plural(total, 'problem')}`,
    ...lines,
    ...(total > lines.length ? [`  and ${total - lines.length} more`] : []),
  ].join('\n');
export const graphProblem = (
  file: string,
  place: { line: number; column: number },
  path: string,
  value: string,
  rule: string,
) => `  ${printable(file)}:${place.line}:${place.column} ${printable(path)}: ${printable(value)}: ${rule}`;
export const GRAPH_RULE_TOP = 'the file must contain one object that maps node addresses to arrays of node addresses';
export const GRAPH_RULE_NOT_EMPTY = 'a graph needs at least one node';
export const GRAPH_RULE_ARRAY = 'the value of a node must be an array of node addresses';
export const GRAPH_RULE_STRING = 'a target must be a string';
export const GRAPH_RULE_KEY_ONCE = 'duplicate key';
export const GRAPH_RULE_TARGET_ONCE = 'duplicate target in the array';
export const GRAPH_RULE_ADDRESS =
  'not a node address: [module.<module_name>[<index>].]*<type>.<name>[<index>]*[~<copy_number>]';
export const graphRuleLength = (characters: number, modules: number) =>
  `an address has at most ${characters} characters and ${modules} modules`;
export const graphAddressInstead = (address: string) =>
  `not a node address; the graph format writes it ${printable(address)}`;
export const holdsItself = (container: string) => `${printable(container)} lists itself; that entry is ignored`;
export const holdsEachOther = (inner: string, outer: string) =>
  `${printable(inner)} lists ${printable(outer)}, which contains it; that entry is ignored`;
export const heldTwice = (node: string, containers: readonly string[]) =>
  `${printable(node)} is listed by ${containers.map(printable).join(' and ')}; it is drawn in ${printable(containers[0]!)}`;
export const metaDataUnfit = (file: string, first: string, count: number) =>
  `${printable(file)}: meta_data of ${printable(first)}${count === 1 ? '' : ` and ${count - 1} more`} is not in the format of --debug and is ignored`;

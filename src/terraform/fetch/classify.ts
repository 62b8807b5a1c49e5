/** Classifies the JSON files that groundplan can draw by their members. */

/** `tfdata`: the debug data of an earlier run (`--debug`). `graph`: a graph file, or JSON of no known kind. */
export type JsonKind = 'plan' | 'state' | 'tfdata' | 'graph';

/** The first match wins. No member listed here can be a node key of a graph file, because addresses contain a dot. */
const KINDS: readonly [kind: JsonKind, members: readonly string[]][] = [
  ['plan', ['resource_changes']],
  ['plan', ['planned_values']],
  ['plan', ['format_version', 'prior_state']],
  ['plan', ['format_version', 'configuration']],
  ['plan', ['format_version', 'resource_drift']],
  ['plan', ['format_version', 'output_changes']],
  ['plan', ['format_version', 'errored']],
  ['tfdata', ['graphdict']],
  ['state', ['format_version', 'values']],
  ['state', ['terraform_version', 'values']],
  ['state', ['terraform_version', 'serial']],
  ['state', ['lineage', 'serial']],
  ['state', ['format_version', 'terraform_version']],
];

/**
 * Returns the kind of a parsed JSON file. Unrecognised values count as `graph`, because the graph reader reports what
 * is wrong.
 */
export function classifyJson(value: unknown): JsonKind {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'graph';
  return KINDS.find(([, members]) => members.every((member) => Object.hasOwn(value, member)))?.[0] ?? 'graph';
}

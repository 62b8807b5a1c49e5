/** Formats a file of replacement rules. `ruleIn` in src/catalog/replacement.ts reads the rows. */
import type { ReplacementRule } from '../../src/catalog/replacement.js';

/** The rules of attributes and blocks, by resource type and path. */
export type Facts = ReadonlyMap<string, ReadonlyMap<string, ReplacementRule>>;

interface Source {
  readonly source: string;
  readonly version: string;
}

export const SIGNS: Readonly<Record<ReplacementRule, string>> = {
  always: '',
  sometimes: '~',
  unknown: '?',
  never: '=',
};

/** Returns a row per type. Types without known rules have none. */
export const rowsOf = (facts: Facts): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...facts]
      .filter(([, rules]) => rules.size === 0 || [...rules.values()].some((rule) => rule !== 'unknown'))
      .map(([type, rules]) => [type, signedPaths(rules).join(' ')]),
  );

/** Returns the text of the file, with one line per type, so that versions can be compared. */
export function textOfRows(
  { source, version }: Source,
  types: Readonly<Record<string, string>>,
  others: { readonly [Name in 'earlier' | 'defaults']?: Readonly<Record<string, string>> | undefined },
): string {
  const head = `  "source": ${JSON.stringify(source)},\n  "version": ${JSON.stringify(version)}`;
  const rows = Object.entries({ types, ...others }).filter(([, each]) => each !== undefined) as [
    string,
    Record<string, string>,
  ][];
  return `{\n${[head, ...rows.map(([name, each]) => `  "${name}": ${linesOf(each)}`)].join(',\n')}\n}\n`;
}

function linesOf(rows: Readonly<Record<string, string>>): string {
  const lines = Object.entries(rows)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([type, words]) => `    ${JSON.stringify(type)}: ${JSON.stringify(words)}`);
  return `{\n${lines.join(',\n')}\n  }`;
}

/** Returns the rules that do not follow from others, with their signs: `~tags.a`. */
function signedPaths(rules: ReadonlyMap<string, ReplacementRule>): string[] {
  const listed = new Map<string, ReplacementRule>();
  for (const path of [...rules.keys()].sort()) {
    const rule = rules.get(path)!;
    if (rule !== implied(rules, listed, path)) listed.set(path, rule);
  }
  return [...listed].map(([path, rule]) => `${SIGNS[rule]}${path}`);
}

/** Returns the rule that follows for a path from the listed ones: that of an outer path, otherwise of the paths below. */
function implied(
  rules: ReadonlyMap<string, ReplacementRule>,
  listed: ReadonlyMap<string, ReplacementRule>,
  path: string,
): ReplacementRule {
  for (let end = path.lastIndexOf('.'); end > 0; end = path.lastIndexOf('.', end - 1)) {
    const rule = listed.get(path.slice(0, end));
    if (rule !== undefined) return rule;
  }
  return [...rules].some(([below, rule]) => rule !== 'never' && below.startsWith(`${path}.`)) ? 'sometimes' : 'never';
}

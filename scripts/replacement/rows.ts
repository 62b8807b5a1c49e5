/** The text of a file of rows, of what a source says. */
import type { ReplacementRule } from '../../src/catalog/replacement.js';

/** Resource type to the paths of its attributes and blocks, each with its rule. */
export type Facts = ReadonlyMap<string, ReadonlyMap<string, ReplacementRule>>;

export interface Source {
  readonly source: string;
  readonly version: string;
}

const SIGNS: Readonly<Record<ReplacementRule, string>> = { always: '', sometimes: '~', unknown: '?', never: '=' };

/** A row a type. A type of which nothing is known has none. */
export const rowsOf = (facts: Facts): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...facts]
      .filter(([, rules]) => rules.size === 0 || [...rules.values()].some((rule) => rule !== 'unknown'))
      .map(([type, rules]) => [type, wordsOf(rules).join(' ')]),
  );

/** One line a type, so that two versions can be compared. */
export function textOfRows({ source, version }: Source, rows: Readonly<Record<string, string>>): string {
  const lines = Object.entries(rows)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([type, words]) => `    ${JSON.stringify(type)}: ${JSON.stringify(words)}`);
  return `{\n  "source": ${JSON.stringify(source)},\n  "version": ${JSON.stringify(version)},\n  "types": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** The rules that do not follow from others, as `ruleIn` of the table reads them. */
function wordsOf(rules: ReadonlyMap<string, ReplacementRule>): string[] {
  const listed = new Map<string, ReplacementRule>();
  for (const path of [...rules.keys()].sort()) {
    const rule = rules.get(path)!;
    if (rule !== implied(rules, listed, path)) listed.set(path, rule);
  }
  return [...listed].map(([path, rule]) => `${SIGNS[rule]}${path}`);
}

/** The rule of a path that is not listed. */
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

/** Joins the facts of several releases: the newest of each attribute, and the rules that earlier releases had. */
import type { ReplacementRule, UnsetValue } from '../../src/catalog/replacement.js';
import type { TypeFacts } from './go/versions.js';
import { type Facts, SIGNS } from './rows.js';

interface History {
  /** Newest rules, also of types and attributes that newer releases no longer have. */
  readonly rules: Facts;
  /** Rows of `earlier` and `defaults` in `ReplacementRows`. */
  readonly earlier: Readonly<Record<string, string>>;
  readonly defaults: Readonly<Record<string, string>>;
}

/** @param releases oldest first */
export function historyOf(
  releases: readonly { readonly version: string; readonly types: ReadonlyMap<string, TypeFacts> }[],
): History {
  const rules = new Map<string, ReadonlyMap<string, ReplacementRule>>();
  const earlier: Record<string, string> = {};
  const defaults: Record<string, string> = {};
  const names = new Set(releases.flatMap(({ types }) => [...types.keys()]));
  for (const type of [...names].sort()) {
    const all = releases.flatMap(({ version, types }) => {
      const facts = types.get(type);
      return facts === undefined ? [] : [{ version, facts }];
    });
    const { newest, words } = rulesOver(all.map(({ version, facts }) => ({ version, rules: facts.rules })));
    rules.set(type, newest);
    if (words.length > 0) earlier[type] = words.join(' ');
    defaults[type] = defaultsOver(all.map(({ facts }) => facts));
  }
  return { rules, earlier, defaults };
}

function rulesOver(all: readonly { version: string; rules: ReadonlyMap<string, ReplacementRule> }[]): {
  newest: ReadonlyMap<string, ReplacementRule>;
  words: readonly string[];
} {
  const newest = new Map<string, ReplacementRule>();
  const words: { path: string; word: string }[] = [];
  for (const { version, rules } of all)
    for (const [path, rule] of rules) {
      const before = newest.get(path);
      if (before !== undefined && rule === 'unknown') continue;
      newest.set(path, rule);
      if (before === undefined || before === 'unknown' || before === rule) continue;
      // The rule of a block follows from that of its attributes, unless it forces a replacement as a whole.
      const isBlock = [...rules.keys()].some((other) => other.startsWith(`${path}.`));
      if (!isBlock || before === 'always' || rule === 'always')
        words.push({ path, word: `${version}:${SIGNS[before]}${path}` });
    }
  words.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  return { newest, words: words.map(({ word }) => word) };
}

const [UNREAD, DIFFERENT] = ['?', '!'] as const;

/** Names in the longest listed paths of defaults. */
const DEPTH_MAX = 3;

/** Returns the row of defaults. A default that differs between releases is unknown, like a schema that was not read. */
function defaultsOver(all: readonly TypeFacts[]): string {
  const textOf = (unset: UnsetValue): string => {
    if (unset.is === 'default') return unset.value === null ? 'null' : `=${unset.value}`;
    return unset.is === 'kept' ? '' : UNREAD;
  };
  const texts = new Map<string, string>();
  for (const { defaults } of all)
    for (const [path, value] of defaults) {
      const [before, text] = [texts.get(path) ?? UNREAD, textOf(value)];
      // Older releases may use constants that were not read.
      if (text !== UNREAD || before === UNREAD)
        texts.set(path, before === UNREAD || before === text ? text : DIFFERENT);
      if (text === UNREAD && all.at(-1)?.defaults === defaults) texts.set(path, UNREAD);
    }
  const words = [...texts].flatMap(([path, text]) => {
    if (text === 'null' || path.split('.').length > DEPTH_MAX) return [];
    return [text === UNREAD || text === DIFFERENT ? `?${path}` : `${path}${text}`];
  });
  if (all.at(-1)?.isPartial === true) words.push('?');
  return words.sort().join(' ');
}

/** Values of a new or removed resource in words: `postgres 16`, `db.t4g.micro`, `SFTP enabled`. */

import type { ResourceFact } from '../graph/changes.js';
import { withUnit } from '../platform/text/english.js';
import { isEntrySwitch } from './harmless-values.js';
import { factsOf } from './index.js';
import { ENGINE_ATTRIBUTES, inWords, isTier, settingKindOf, unitOf } from './settings.js';

/** Last words of attributes that say who is let in by default, and what becomes of the data. */
const DECISIONS = /(?:^|[._])(?:default_action|default_outbound_access_enabled|deletion_policy)$/;
/** Words of an attribute for a switch that add nothing to `enabled`. */
const SWITCH_WORDS = /^(?:enable_|is_)|_enabled$/g;

/**
 * Returns the facts that a sentence tells of a new resource: how it is reached, its engine, version and size, and who is
 * let in by default; of a removed one its size.
 */
export function factPhrases(type: string, facts: readonly ResourceFact[], isNew: boolean): readonly string[] {
  const isSwitch = ({ value }: ResourceFact): boolean => value === 'true' || value === 'false';
  const texts = facts.filter((fact) => !isSwitch(fact));
  const ways = facts.filter(({ name, value }) => value === 'true' && isEntrySwitch(name));
  const isEngine = ({ name }: ResourceFact): boolean => ENGINE_ATTRIBUTES.includes(name);
  const isSize = (fact: ResourceFact): boolean => !isEngine(fact) && isSizeName(type, fact);
  const isDecision = ({ name }: ResourceFact): boolean => DECISIONS.test(name);
  const isOther = (fact: ResourceFact): boolean =>
    !isEngine(fact) && !isDecision(fact) && (settingKindOf(fact.name, type) === 'version' || isSpecialTier(fact));
  const engine = texts.filter(isEngine).map(({ value }) => value);
  return [
    ...(isNew ? ways.map(({ name }) => `${inWords(lastOf(name).replaceAll(SWITCH_WORDS, ''))} enabled`) : []),
    ...(engine.length === 0 || !isNew ? [] : [engine.join(' ')]),
    ...texts.filter(isSize).map(({ value }) => value),
    ...(isNew ? [...texts.filter(isDecision), ...texts.filter(isOther)].map((fact) => phraseOf(type, fact)) : []),
  ];
}

/** True for a size with a name, which says what it is: `db.t4g.micro`. */
const isSizeName = (type: string, { name, value }: ResourceFact): boolean =>
  settingKindOf(name, type) === 'size' && /^[A-Za-z]/.test(value) && !isTier(name, [value]);

/** True for the level of a product that is not the usual one. */
const isSpecialTier = ({ name, value }: ResourceFact): boolean => isTier(name, [value]) && !USUAL_TIERS.has(value);

const USUAL_TIERS: ReadonlySet<string> = new Set(['Basic', 'Standard', 'STANDARD']);

const lastOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** Returns a value with its attribute: `memory size 512 MB`, `deletion policy ABANDON`, `network rules deny by default`. */
function phraseOf(type: string, { name, value }: ResourceFact): string {
  const last = lastOf(name);
  if (last === 'default_action') {
    const block = inWords(name.slice(0, -last.length - 1));
    return [block, value.toLowerCase(), 'by default'].filter((word) => word !== '').join(' ');
  }
  const unit = factsOf(type).units?.[name] ?? unitOf(name);
  const words = last.split('_').filter((word) => unit === undefined || word !== unit.toLowerCase());
  return `${inWords(words.join('_'))} ${/^\d+$/.test(value) && unit !== undefined ? withUnit(value, unit) : value}`;
}

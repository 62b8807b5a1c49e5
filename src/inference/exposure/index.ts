/**
 * What is open to those outside, as the input says it of each thing: by its own values, and by rules and policies that are
 * part of it or stand at its door. Nothing of it is drawn; two of these say what a change opens and closes.
 */

import { exposureRulesOf } from '../../catalog/access.js';
import type { ExposureRule } from '../../catalog/access-rules.js';
import { isRange, NO_ADDRESS, THE_INTERNET } from '../../catalog/exposure.js';
import type { Exposed } from '../../graph/exposure.js';
import type { Resource } from '../../graph/inventory.js';
import type { Ledger } from '../ledger.js';
import { RANGES_OF_RULE_MAX } from '../limits.js';
import type { Scene } from '../scene.js';
import { isSet, textsAt } from '../values.js';
import { holds, letsIn } from './conditions.js';
import { openedByRules } from './doors.js';

/** The values of a resource on one side of a change; null where it is not there. */
export type ValuesOn = (resource: Resource) => Resource['values'] | null;

/** @param entries where each resource went, of the same picture */
export function exposedIn(picture: Scene, { entries }: Ledger, valuesOn: ValuesOn): readonly Exposed[] {
  const nodes = new Map(entries.flatMap((entry) => (entry.bucket === 'hidden' ? [] : [[entry.address, entry.node]])));
  const side = [...picture.model.resources.values()].flatMap((resource): Resource[] => {
    const values = resource.mode === 'managed' ? valuesOn(resource) : null;
    return values === null ? [] : [values === resource.values ? resource : { ...resource, values }];
  });
  const found = [...side.flatMap((resource) => ofItself(resource, picture)), ...openedByRules(side, picture)];
  return found.map((one) => {
    const { of = one.of, at = of } = { of: nodes.get(one.of), at: nodes.get(one.by) };
    return { ...one, of, ...(at !== of && { at }) };
  });
}

function ofItself(resource: Resource, picture: Scene): readonly Exposed[] {
  const rules = exposureRulesOf(resource.type).filter((rule) => isTrue(rule, resource, picture));
  const found = rules.flatMap((rule) => whoIn(rule, resource).map((who) => ({ rule, who })));
  return found.flatMap(({ rule, who }) =>
    subjectsOf(resource, rule, picture).map((of): Exposed => {
      const { what = '', shuts, isUsual, isOfPart } = rule;
      return {
        ...{ of, what, by: resource.address, ...who },
        ...(shuts === true && { shuts }),
        ...(isUsual === true && { isUsual }),
        ...(isOfPart === true && { isOfPart }),
      };
    }),
  );
}

/** Everybody whom a rule names, or each address range. */
function whoIn({ to, ranges }: ExposureRule, { values }: Resource): readonly Pick<Exposed, 'to' | 'range'>[] {
  if (ranges === undefined) return [{ to }];
  const at = (path: string): readonly string[] => textsAt(values, path.split('.'));
  const texts =
    'at' in ranges ? at(ranges.at) : at(ranges.first).map((first) => rangeBetween(first, at(ranges.last)[0] ?? first));
  const found = [...new Set(texts)].filter((text) => isRange(text) && !THE_INTERNET.has(text) && !NO_ADDRESS.has(text));
  return found.length > RANGES_OF_RULE_MAX ? [] : found.map((range) => ({ to: range, range }));
}

const rangeBetween = (first: string, last: string): string => (first === last ? first : `${first}-${last}`);

function isTrue(rule: ExposureRule, { values }: Resource, { model }: Scene): boolean {
  const { when = {}, has = [], allows } = rule;
  return (
    holds(values, when) &&
    has.every((path) => isSet(values, path.split('.'))) &&
    (allows === undefined || letsIn(values, allows, model.knowledge))
  );
}

/** What is drawn of it, or of what it is about; itself, where nothing is. */
function subjectsOf({ address }: Resource, { of = [] }: ExposureRule, { model, rootsOf }: Scene): readonly string[] {
  const meant = of.length === 0 ? [] : model.namedBy(address, of).flatMap(rootsOf);
  const own = meant.length > 0 ? meant : rootsOf(address);
  return own.length > 0 ? [...new Set(own)] : [address];
}

/** Collects the texts in secret attributes of a plan, so that `secrets.ts` finds other values that are built from them. */

import { isSecret } from '../../catalog/secrets.js';
import type { Json } from '../../graph/inventory.js';
import { VALUE_DEPTH } from '../../limits.js';
import { configAddressOf } from '../references/addresses.js';
import type { Planned } from './details.js';
import { SECRET_LENGTH_MIN } from './limits.js';

/** Returns secret texts by configuration address, for all instances together, before and after. */
export function secretTextsOf({ resources }: Planned): ReadonlyMap<string, ReadonlySet<string>> {
  const texts = new Map<string, Set<string>>();
  for (const { type, origin, values, before = {}, drifted } of resources) {
    const add = (text: string): void => {
      if (text.length < SECRET_LENGTH_MIN) return;
      const address = configAddressOf(origin) ?? origin;
      texts.set(address, (texts.get(address) ?? new Set()).add(text));
    };
    for (const side of [values, before, drifted?.before ?? {}, drifted?.after ?? {}]) collect(side, type, add);
  }
  return texts;
}

/** A part of a value that is still to be visited. */
interface PendingValue {
  readonly value: Json | undefined;
  readonly path: readonly string[];
  /** True if a name on the path is secret, which makes the whole value secret. */
  readonly isHidden: boolean;
}

/** Walks a value with an explicit stack: lists in a hostile file may be nested a hundred thousand deep. */
function collect(whole: Json, type: string, add: (text: string) => void): void {
  const pending: PendingValue[] = [{ value: whole, path: [], isHidden: false }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, path, isHidden } = next;
    if (typeof value === 'string' && isHidden) add(value);
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) {
      for (const item of value as readonly Json[]) {
        if (typeof item === 'object') pending.push({ value: item, path, isHidden });
        else if (typeof item === 'string' && isHidden) add(item);
      }
      continue;
    }
    if (path.length >= VALUE_DEPTH) continue;
    for (const [name, item] of Object.entries(value)) {
      const itemPath = [...path, name];
      pending.push({ value: item, path: itemPath, isHidden: isHidden || isSecret(type, itemPath) });
    }
  }
}

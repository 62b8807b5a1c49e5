/** What is written in the secret attributes of a plan, for whatever else may be made of it. */
import { isSecret } from '../catalog/secrets.js';
import type { Json } from '../graph/inventory.js';
import { VALUE_DEPTH } from '../limits.js';
import { configAddressOf } from '../terraform/references/config-address.js';
import type { Planned } from './details.js';
import { SECRET_LENGTH_MIN } from './limits.js';

/** Returns secret texts by configuration address: of all instances together, before and after. */
export function secretTextsOf({ resources }: Planned): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { type, origin, values, before = {}, drifted } of resources) {
    const add = (text: string): void => {
      if (text.length < SECRET_LENGTH_MIN) return;
      const address = configAddressOf(origin) ?? origin;
      found.set(address, (found.get(address) ?? new Set()).add(text));
    };
    for (const side of [values, before, drifted?.before ?? {}, drifted?.after ?? {}])
      collect(side, type, [], false, add);
  }
  return found;
}

/** @param isHidden whether a name on the path is secret: then all in the value is */
function collect(
  value: Json | undefined,
  type: string,
  path: readonly string[],
  isHidden: boolean,
  add: (text: string) => void,
): void {
  if (typeof value === 'string' && isHidden) add(value);
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) {
      if (typeof item === 'object') collect(item, type, path, isHidden, add);
      else if (typeof item === 'string' && isHidden) add(item);
    }
    return;
  }
  if (path.length >= VALUE_DEPTH) return;
  for (const [name, inner] of Object.entries(value)) {
    const own = [...path, name];
    collect(inner, type, own, isHidden || isSecret(type, own), add);
  }
}

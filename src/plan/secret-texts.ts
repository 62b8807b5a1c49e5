/** What is written in the secret attributes of a plan, for whatever else may be made of it. */
import { isSecret } from '../catalog/secrets.js';
import type { Json } from '../graph/inventory.js';
import { VALUE_DEPTH } from '../limits.js';
import { configAddressOf } from '../terraform/references/config-address.js';
import type { Planned } from './details.js';
import { SECRET_LENGTH_MIN } from './limits.js';

/** By configuration address: of all instances together, before and after. */
export function secretTextsOf({ resources }: Planned): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { type, origin, values, before = {}, drifted } of resources) {
    const sides = [values, before, drifted?.before ?? {}, drifted?.after ?? {}];
    const open: [value: Json | undefined, path: readonly string[]][] = sides.flatMap((side) =>
      Object.keys(side).map((name): [Json | undefined, string[]] => [side[name], [name]]),
    );
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const [value, path] = next;
      if (typeof value === 'string') {
        if (value.length < SECRET_LENGTH_MIN || !path.some((_, i) => isSecret(type, path.slice(0, i + 1)))) continue;
        const address = configAddressOf(origin) ?? origin;
        found.set(address, (found.get(address) ?? new Set()).add(value));
      } else if (Array.isArray(value)) for (const item of value) open.push([item, path]);
      else if (typeof value === 'object' && value !== null && path.length < VALUE_DEPTH)
        for (const [name, inner] of Object.entries(value)) open.push([inner, [...path, name]]);
    }
  }
  return found;
}

/** Adds texts that are known only in part, so that the resources that they name can be found. */
import { isSecret } from '../../../catalog/secrets.js';
import { holdsInstanceName, isInformative } from '../../../graph/instance-name.js';
import type { Inventory, Pattern } from '../../../graph/inventory.js';
import { VALUE_DEPTH } from '../../../limits.js';
import { standInOf } from '../functions/named.js';
import { isMap, itemsOf, Symbolic, type Value } from '../value.js';

/** Evaluates instances from the code. */
export interface PatternSource {
  /** Returns the texts of a resource that the code determines only in part, without secrets. */
  patternsOf(origin: string): readonly Pattern[];
}

export function withPatterns(inventory: Inventory, source: PatternSource): Inventory {
  const resources = inventory.resources.map((resource) => {
    const patterns = source.patternsOf(resource.origin);
    return patterns.length === 0 ? resource : { ...resource, patterns };
  });
  return { ...inventory, resources };
}

/**
 * Returns the texts of a resource that are known only in part.
 *
 * @param total number of texts that may still be returned for all resources; reduced by this call
 */
export const patternsIn = (type: string, value: Value, total: { left: number }): readonly Pattern[] => [
  ...partlyKnown({ type, path: [] }, value, total),
];

interface Position {
  readonly type: string;
  readonly path: readonly string[];
  readonly valueName?: string;
}

function* partlyKnown(at: Position, value: Value, total: { left: number }, depth = VALUE_DEPTH): Generator<Pattern> {
  if (depth === 0 || total.left <= 0) return;
  const { type, path, valueName } = at;
  const text = value instanceof Symbolic ? standInOf(value) : value;
  if (typeof text === 'string') {
    if (!holdsInstanceName(text) || !isInformative(text) || isSecret(type, path)) return;
    total.left--;
    yield { path: path.join('.'), text, ...(valueName !== undefined && { valueName }) };
  } else if (isMap(value)) {
    const title = value.get(NAME);
    for (const [name, item] of value) {
      const inner = {
        type,
        path: [...path, name],
        ...(name === VALUE && typeof title === 'string' && { valueName: title }),
      };
      yield* partlyKnown(inner, item, total, depth - 1);
    }
  } else {
    for (const item of itemsOf(value) ?? []) yield* partlyKnown(at, item, total, depth - 1);
  }
}

// Members of an entry in a list of settings.
const NAME = 'name';
const VALUE = 'value';

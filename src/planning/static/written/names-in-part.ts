/** Adds names that are known only in part, because an id or a variable in them is unknown. */
import { SHOWN_NAME } from '../../../catalog/attributes.js';
import { namePathsOf } from '../../../catalog/products.js';
import { holdsInstanceName, withGaps } from '../../../graph/instance-name.js';
import type { Inventory, Json, Resource } from '../../../graph/inventory.js';
import { VALUE_DEPTH } from '../../../limits.js';

/** Evaluates names of instances from the code. */
export interface Namer {
  /**
   * Returns an attribute, with unknown texts (`holdsInstanceName`) for values that the code does not give. Undefined if
   * the code does not set it.
   */
  namedIn(origin: string, attribute: string): Json | undefined;
}

export function withNamesInPart(inventory: Inventory, namer: Namer): Inventory {
  const resources = inventory.resources.map((resource) => {
    const part = resource.mode === 'managed' ? partOf(resource, namer) : null;
    return part === null ? resource : { ...resource, values: { ...resource.values, [SHOWN_NAME]: part } };
  });
  return { ...inventory, resources };
}

/** Returns the known part of the first name that the code sets. Null if the name is known as a whole, or not at all. */
function partOf({ type, origin, values }: Resource, namer: Namer): string | null {
  for (const [top, ...rest] of namePathsOf(type)) {
    if (typeof textAt(values[top as string], rest) === 'string') return null;
    const written = textAt(namer.namedIn(origin, top as string), rest);
    const part = written !== undefined && holdsInstanceName(written) ? partOfName(written) : null;
    if (part !== null) return part;
  }
  return null;
}

/** Returns the texts in these attributes that the code gives without placeholders, and numbers as texts. */
export function provenTexts(origin: string, attributes: Iterable<string>, namer: Namer): ReadonlySet<string> {
  const proven = new Set<string>();
  for (const attribute of attributes) addTexts(namer.namedIn(origin, attribute), proven);
  return proven;
}

function addTexts(value: Json | undefined, to: Set<string>, depth = VALUE_DEPTH): void {
  if (typeof value === 'string' && !holdsInstanceName(value)) to.add(value);
  if (typeof value === 'number') to.add(String(value));
  if (value === null || typeof value !== 'object' || depth === 0) return;
  for (const item of Object.values(value)) addTexts(item as Json, to, depth - 1);
}

/** Sign for any number of unknown characters. */
const GAP = '…';
const GAPS = /…(?:[-_. /]*…)+/g;

/** Returns a name with gaps. Null if hardly a letter is known. */
function partOfName(text: string): string | null {
  const part = withGaps(text, GAP).replace(GAPS, GAP).replace(/\s+/g, ' ').trim();
  return /\p{L}{2}/u.test(part) ? part : null;
}

/** Returns the text at the end of a path, through blocks that occur once. Undefined if there is no text, or an empty one. */
function textAt(value: Json | undefined, path: readonly string[]): string | undefined {
  let at = value;
  for (const step of path) {
    const block: Json | undefined = Array.isArray(at) && at.length === 1 ? (at[0] as Json) : at;
    if (typeof block !== 'object' || block === null || !Object.hasOwn(block, step)) return undefined;
    at = (block as Readonly<Record<string, Json>>)[step];
  }
  return typeof at === 'string' && at !== '' ? at : undefined;
}

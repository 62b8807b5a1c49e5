/** Names that nobody knows in full, because an id or a variable in them is not known: what the code says of them. */
import { SHOWN_NAME } from '../../../catalog/attributes.js';
import { namePathsOf } from '../../../catalog/products.js';
import { holdsInstanceName, withGaps } from '../../../graph/instance-name.js';
import type { Inventory, Json, Resource } from '../../../graph/inventory.js';
import { VALUE_DEPTH } from '../../../limits.js';

/** Who knows what the code calls an instance. */
export interface Namer {
  /** An attribute, with texts that stand for what nobody has said (`holdsInstanceName`); undefined where it is not written. */
  namedIn(origin: string, attribute: string): Json | undefined;
}

export function withNamesInPart(inventory: Inventory, namer: Namer): Inventory {
  const resources = inventory.resources.map((resource) => {
    const part = resource.mode === 'managed' ? partOf(resource, namer) : null;
    return part === null ? resource : { ...resource, values: { ...resource.values, [SHOWN_NAME]: part } };
  });
  return { ...inventory, resources };
}

/** The first of its names that is written; null where that is known, or nothing of it. */
function partOf({ type, origin, values }: Resource, namer: Namer): string | null {
  for (const [top, ...rest] of namePathsOf(type)) {
    if (typeof textAt(values[top as string], rest) === 'string') return null;
    const written = textAt(namer.namedIn(origin, top as string), rest);
    const part = written !== undefined && holdsInstanceName(written) ? partOfName(written) : null;
    if (part !== null) return part;
  }
  return null;
}

/** Texts in these attributes that the code gives without anything made up, whatever has a value later. */
export function provenTexts(origin: string, attributes: Iterable<string>, namer: Namer): ReadonlySet<string> {
  const proven = new Set<string>();
  for (const attribute of attributes) addTexts(namer.namedIn(origin, attribute), proven);
  return proven;
}

function addTexts(value: Json | undefined, to: Set<string>, depth = VALUE_DEPTH): void {
  if (typeof value === 'string' && !holdsInstanceName(value)) to.add(value);
  if (value === null || typeof value !== 'object' || depth === 0) return;
  for (const item of Object.values(value)) addTexts(item as Json, to, depth - 1);
}

/** Stands for any number of letters. */
const GAP = '…';
const GAPS = /…(?:[-_. /]*…)+/g;

/** Null where hardly a letter is known. */
function partOfName(text: string): string | null {
  const part = withGaps(text, GAP).replace(GAPS, GAP).replace(/\s+/g, ' ').trim();
  return /\p{L}{2}/u.test(part) ? part : null;
}

/** What stands at the end of a path, through blocks that are there once; undefined for no text, or an empty one. */
function textAt(value: Json | undefined, path: readonly string[]): string | undefined {
  let at = value;
  for (const step of path) {
    const block: Json | undefined = Array.isArray(at) && at.length === 1 ? (at[0] as Json) : at;
    if (typeof block !== 'object' || block === null || !Object.hasOwn(block, step)) return undefined;
    at = (block as Readonly<Record<string, Json>>)[step];
  }
  return typeof at === 'string' && at !== '' ? at : undefined;
}

/** One side of a change, as the readers of rights look at it. */
import { instancesIn, withInstances } from '../../graph/instance-name.js';
import { type Json, leadsInto, type Reference, type Resource } from '../../graph/inventory.js';
import type { Scene } from '../scene.js';
import { textsAt } from '../values.js';

export interface RightsContext {
  readonly picture: Scene;
  /** All references of a resource, also of data sources and to them. */
  readonly referencesOf: (address: string) => readonly Reference[];
  /** Text with instance names by graph address. */
  readonly renamed: (text: string) => string;
  /** Graph addresses of the instances that a text names. */
  readonly namedIn: (text: string) => readonly string[];
}

/** A resource on a side: its values are those of that side. */
export interface RightsSource {
  readonly resource: Resource;
  /** Before a change that it lives through: references are those of after. */
  readonly isPast: boolean;
  /** Values after the change. */
  readonly now: Resource['values'];
}

/** Whether what an attribute refers to is what it referred to on this side. */
export function isReferredTo({ resource, isPast, now }: RightsSource, path: string): boolean {
  if (!isPast) return true;
  const [was, is] = [resource.values, now].map((values) => textsAt(values, path.split('.')));
  return was?.length === 0 || was?.join('\n') === is?.join('\n');
}

export function contextOf(picture: Scene, references: readonly Reference[]): RightsContext {
  const origins = new Map([...picture.model.resources.values()].map(({ origin, address }) => [origin, address]));
  const outgoing = new Map<string, Reference[]>();
  for (const reference of references) {
    const known = outgoing.get(reference.from);
    if (known === undefined) outgoing.set(reference.from, [reference]);
    else known.push(reference);
  }
  return {
    picture,
    referencesOf: (address) => outgoing.get(address) ?? [],
    renamed: (text) => withInstances(text, (origin) => origins.get(origin) ?? origin),
    namedIn: (text) => instancesIn(text).flatMap((origin) => origins.get(origin) ?? []),
  };
}

/** Texts at a path, also of what only the code knows a part of. */
export function textsOf({ resource, isPast }: RightsSource, path: string): readonly string[] {
  const known = textsAt(resource.values, path.split('.'));
  if (isPast || resource.partly === undefined) return known;
  const written = textsAt(resource.partly as Json, path.split('.'));
  return written.length > 0 ? written : known;
}

/** What an attribute refers to that is no part of the picture: what is looked up. */
export const lookedUpBy = (
  address: string,
  path: string,
  { picture, referencesOf }: RightsContext,
): readonly Resource[] =>
  referencesOf(address)
    .filter((reference) => leadsInto(reference.path, path))
    .flatMap(({ to }) => {
      const source = picture.model.sourceOf(to);
      return source?.mode === 'data' && !picture.model.resources.has(to) ? [source] : [];
    });

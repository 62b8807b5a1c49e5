/** One revision of a change, as readers of rights need it. */
import { instancesIn, withInstances } from '../../graph/instance-name.js';
import { type Json, leadsInto, type Reference, type Resource } from '../../graph/inventory.js';
import type { Scene } from '../scene.js';
import { textsAt } from '../values.js';

export interface RightsContext {
  readonly picture: Scene;
  /** All references of a resource, including those from and to data sources. */
  readonly referencesOf: (address: string) => readonly Reference[];
  /** Replaces instance names in a text by graph addresses. */
  readonly renamed: (text: string) => string;
  /** Graph addresses of the instances that a text names. */
  readonly namedIn: (text: string) => readonly string[];
}

/** A resource in a revision, with the values of that revision. */
export interface RightsSource {
  readonly resource: Resource;
  /** True for the revision before a change; references are those of the revision after it. */
  readonly isPast: boolean;
  /** Values after the change. */
  readonly now: Resource['values'];
}

/** True if the reference of an attribute holds for this revision: the value is unchanged, or the old value is unknown. */
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

/** Returns the texts at a path, including partly known ones. */
export function textsOf({ resource, isPast }: RightsSource, path: string): readonly string[] {
  const known = textsAt(resource.values, path.split('.'));
  if (isPast || resource.partly === undefined) return known;
  const written = textsAt(resource.partly as Json, path.split('.'));
  return written.length > 0 ? written : known;
}

/** Returns the data sources outside the scene that an attribute refers to. */
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

/** The only thing that permissions can be about, where they are given for everything. */
import { linksOf } from '../../catalog/model.js';
import { REPLICATION } from '../../catalog/shared.js';
import type { Model } from '../model.js';
import type { Scene } from '../scene.js';

/** @param within a box; null for all of the input @returns a resource, or null where there are several or none */
export type SoleOf = (permission: string, within: string | null) => string | null;

export function soleFinder(picture: Scene): SoleOf {
  const { model } = picture;
  const spoken = byType(model);
  const about = new Map<string, readonly string[]>();
  const found = new Map<string, string | null>();

  function candidatesOf(permission: string): readonly string[] {
    const known = about.get(permission);
    if (known !== undefined) return known;
    const all = [...spoken].flatMap(([type, addresses]) =>
      model.knowledge.factsOf(type).granted?.by.test(permission) === true ? addresses : [],
    );
    about.set(permission, all);
    return all;
  }

  function inside(address: string, box: string): boolean {
    for (let at = picture.rootOf(address); at !== null; at = picture.parentOf(at)) if (at === box) return true;
    return false;
  }

  return (permission, within) => {
    const key = `${permission} ${within ?? ''}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const all = candidatesOf(permission);
    const near = within === null ? all : all.filter((address) => inside(address, within));
    const originals = near.filter((address) => !isCopyOfOne(address, near, model));
    const nodes = new Set(originals.map(picture.rootOf));
    const sole = nodes.size === 1 ? (originals[0] as string) : null;
    found.set(key, sole);
    return sole;
  };
}

/** Of a database and its replicas the database is meant. */
const isCopyOfOne = (address: string, all: readonly string[], { factsOf, namedBy }: Model): boolean =>
  linksOf(factsOf(address)).some(
    ({ from, to, says }) =>
      says === REPLICATION && to.length === 0 && namedBy(address, from).some((source) => all.includes(source)),
  );

/** Resources that permissions may be about. */
function byType({ resources, factsOf }: Model): ReadonlyMap<string, readonly string[]> {
  const types = new Map<string, string[]>();
  for (const { address, type, mode } of resources.values()) {
    const { granted, supporting } = factsOf(address);
    if (granted === undefined || supporting === true || mode === 'data') continue;
    const known = types.get(type);
    if (known === undefined) types.set(type, [address]);
    else known.push(address);
  }
  return types;
}

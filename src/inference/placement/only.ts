/**
 * The container that a resource must be in although nothing says so: the only one of its module, else of the plan; of
 * several the one that shares a key with it (`module.app["eu"]` is in the VPC of `module.net["eu"]`). What is looked up is in
 * something that is looked up, and the other way round: what a plan builds did not exist before it.
 */
import { NEARBY_MAX } from '../limits.js';
import type { Model } from '../model.js';

export function onlyContainers(model: Model): (address: string) => string | null {
  const { resources, instances } = model;
  const everywhere = new Map<string, string[]>();
  const add = (key: string, address: string): void => {
    const known = everywhere.get(key);
    if (known === undefined) everywhere.set(key, [address]);
    else known.push(address);
  };
  for (const { address, type, mode } of resources.values()) {
    add(`${mode} ${type}`, address);
    add(`${mode} ${type} ${instances.get(address)?.module}`, address);
  }
  return (address) => {
    const mode = resources.get(address)?.mode;
    for (const type of model.factsOf(address).within ?? []) {
      const inModule = everywhere.get(`${mode} ${type} ${instances.get(address)?.module}`) ?? [];
      const all = inModule.length > 0 ? inModule : (everywhere.get(`${mode} ${type}`) ?? []);
      const candidates = all.length > NEARBY_MAX ? [] : model.nearest(address, all);
      if (candidates.length === 1) return candidates[0] as string;
    }
    return null;
  };
}

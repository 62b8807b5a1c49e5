/**
 * Resources that mean one object: singletons, of which an account has one (the default VPC), and data sources that ask
 * for the same.
 */
import type { Knowledge } from '../catalog/knowledge.js';
import { groupBy } from '../graph/group-by.js';
import type { Inventory, Reference, Resource } from '../graph/inventory.js';
import { byAddress, byText } from '../graph/order.js';
import { namesAt } from './identities/host-names.js';

/** Path of the reference to the resource that stays; no attribute has this name. */
export const SAME_OBJECT = '(the same)';

/** True for a resource that exists once in its account or project, by its type and values. */
export function isSingleton({ type, values }: Pick<Resource, 'type' | 'values'>, knowledge: Knowledge): boolean {
  const { singleton } = knowledge.factsOf(type);
  return singleton !== undefined && Object.entries(singleton).every(([name, value]) => values[name] === value);
}

/** Maps each resource that means the same object as another one to the first of them, preferring a managed resource. */
export function sameObjects(
  { resources, references }: Inventory,
  knowledge: Knowledge,
): ReadonlyMap<string, Reference> {
  const referenceByAddress = new Map<string, Reference>();
  const inOrder = [...resources].sort((a, b) => byAddress(a.address, b.address));
  const singletons = inOrder.filter((resource) => isSingleton(resource, knowledge));
  const asked = inOrder.filter(({ mode, type }) => mode === 'data' && knowledge.isServiceType(type));
  const groups = [groupBy(singletons, keyIn(knowledge)), groupBy(asked, questionIn(references, knowledge))];
  for (const sameObject of groups.flatMap((group) => [...group.values()])) {
    const first = sameObject.find(({ mode }) => mode === 'managed') ?? (sameObject[0] as Resource);
    for (const { address } of sameObject) {
      if (address !== first.address)
        referenceByAddress.set(address, { from: address, to: first.address, path: SAME_OBJECT, via: 'value' });
    }
  }
  return referenceByAddress;
}

/**
 * Returns a function that puts what a data source asks for into a text: its values and the attributes that refer to
 * others. A data source without a known name asks for something that only its code tells.
 */
function questionIn(references: readonly Reference[], knowledge: Knowledge): (resource: Resource) => string {
  const byFrom = groupBy(references, ({ from }) => from);
  return (resource) => {
    const { address, type, provider, region, account, values } = resource;
    const stated = (byFrom.get(address) ?? []).map(({ path, to }) => `${path} ${to}`).sort(byText);
    const known = Object.entries(values).sort(([a], [b]) => byText(a, b));
    const names = [...knowledge.ownNamesOf(type), ...knowledge.ownIdentities].flatMap((path) =>
      namesAt(resource, path),
    );
    return JSON.stringify([type, provider, region, account, known, stated, names.length > 0 ? names : address]);
  };
}

const keyIn =
  (knowledge: Knowledge) =>
  ({ type, values, region = '', account = '' }: Resource): string =>
    [knowledge.meantType(type, values)?.type ?? type, region, account].join(' ');

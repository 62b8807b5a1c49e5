/** Networks that are known only as that which a connection joins (`peer_vpc_id = "vpc-0a1b"`): somebody else has built them. */
import type { Knowledge } from '../../catalog/knowledge.js';
import { groupBy } from '../../graph/group-by.js';
import { leadsInto, type Reference, type Resource } from '../../graph/inventory.js';
import { byAddress } from '../../graph/order.js';
import { textsAt } from '../values.js';
import { type Elsewhere, lookedUp } from './external-networks.js';

export interface Joined {
  readonly all: readonly Elsewhere[];
  readonly references: readonly Reference[];
}

interface End {
  readonly user: Resource;
  readonly path: string;
  readonly type: string;
  readonly text: string;
  readonly name: string;
}

/** @param resources in address order @param references among them */
export function joinedElsewhere(
  resources: readonly Resource[],
  references: readonly Reference[],
  knowledge: Knowledge,
): Joined {
  const ends = endsIn(resources, references, knowledge);
  if (ends.length === 0) return { all: [], references: [] };
  const here = namesIn(resources, knowledge);
  const taken = new Set(resources.map(({ address }) => address));
  const all: Elsewhere[] = [];
  const named: Reference[] = [];
  for (const same of groupBy(ends, ({ type, text }) => `${type} ${text.toLowerCase()}`).values()) {
    const [{ type, text, name, user }] = same as [End, ...End[]];
    const address = `${type}.${name.replace(/[^A-Za-z0-9_-]/g, '-')}`;
    if (taken.has(address) || [text, name].some((one) => here.has(`${type} ${one.toLowerCase()}`))) continue;
    taken.add(address);
    // In which region and account the other end is, nobody has said.
    const { region: _, account: __, ...somewhere } = user;
    all.push({ resource: lookedUp(address, type, name, { id: text, name }, somewhere), proof: user.address });
    for (const { user: from, path } of same) named.push({ from: from.address, to: address, path, via: 'value' });
  }
  return { all: all.sort((a, b) => byAddress(a.resource.address, b.resource.address)), references: named };
}

/** The ends that connections name by a text, and by nothing else. */
function endsIn(resources: readonly Resource[], references: readonly Reference[], knowledge: Knowledge): End[] {
  const joining = resources.filter(
    ({ mode, type }) => mode === 'managed' && knowledge.factsOf(type).connectionEnds !== undefined,
  );
  if (joining.length === 0) return [];
  const referred = groupBy(references, ({ from }) => from);
  return joining.flatMap((user): End[] => {
    const { type, by, looks } = knowledge.factsOf(user.type).connectionEnds as NonNullable<
      ReturnType<Knowledge['factsOf']>['connectionEnds']
    >;
    return by.flatMap((path): End[] => {
      const [text = ''] = textsAt(user.values, [path]);
      const match = looks.exec(text);
      const isStated = referred.get(user.address)?.some((reference) => leadsInto(reference.path, path)) === true;
      return match === null || isStated ? [] : [{ user, path, type, text, name: match.groups?.name ?? text }];
    });
  });
}

/** What the networks of the input say of themselves. */
function namesIn(resources: readonly Resource[], knowledge: Knowledge): ReadonlySet<string> {
  return new Set(
    resources.flatMap(({ type, values }) =>
      [...knowledge.ownIdentities, 'name'].flatMap((at) =>
        textsAt(values, [at]).map((text) => `${type} ${text.toLowerCase()}`),
      ),
    ),
  );
}

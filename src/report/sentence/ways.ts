/** What an entry point leads to: `in front of 2 services`. */
import { groupBy } from '../../graph/group-by.js';
import type { Graph, GraphEdge } from '../../graph/model.js';
import { isOutside } from '../../graph/outside.js';
import { listed } from '../../text/english.js';
import { newOnes } from '../messages.js';
import { type Mentions, mentioned } from './mentions.js';
import type { Deed } from './model.js';

export interface Ways {
  /** By address of an entry point. */
  readonly from: ReadonlyMap<string, string>;
  /** New things that have been named as what it leads to. */
  readonly said: ReadonlySet<string>;
}

/** More kinds than this are no help to whoever reads what it is. */
const KINDS_MAX = 2;

/** @param kinds what is said together */
export function waysOf(graph: Graph, kinds: readonly (readonly Deed[])[], mention: Mentions): Ways {
  const edges = groupBy(graph.edges.filter(isRequest), ({ from }) => from);
  const targetsOf = ({ address }: Deed): string[] =>
    (edges.get(address) ?? []).map(({ to }) => to).filter((to) => to !== address && !isOutside(typeIn(graph, to)));
  const created = new Set(kinds.flatMap((kind) => kind.filter(isCreated).map(({ address }) => address)));
  const from = new Map<string, string>();
  const said = new Set<string>();
  for (const kind of kinds) {
    const [deed] = kind as readonly [Deed, ...Deed[]];
    const targets = kind.length === 1 && isNewEntry(deed) && !said.has(deed.address) ? targetsOf(deed) : [];
    const phrases = mentioned(targets.map(mention));
    if (phrases.length === 0 || phrases.length > KINDS_MAX) continue;
    const covered = coveredBy(targets, kinds, created);
    for (const address of covered) said.add(address);
    const areNew = covered.length === targets.length;
    from.set(deed.address, `${deed.spoken.leads} ${listed(areNew ? phrases.map(newOnes) : phrases)}`);
  }
  return { from, said };
}

const typeIn = ({ nodes }: Graph, address: string): string => nodes.get(address)?.type ?? '';

const isRequest = ({ thin, change }: GraphEdge): boolean => thin !== true && change !== 'delete' && change !== 'move';

const isCreated = ({ verb }: Deed): boolean => verb === 'create';

const isNewEntry = (deed: Deed): boolean => isCreated(deed) && deed.spoken.effect === 'entry';

/** The targets, where with them all is said of their kinds that there is to say; none where one of them is not new. */
function coveredBy(
  targets: readonly string[],
  kinds: readonly (readonly Deed[])[],
  created: ReadonlySet<string>,
): readonly string[] {
  const isTarget = new Set(targets);
  if (!targets.every((target) => created.has(target))) return [];
  const touched = kinds.filter((kind) => kind.some((deed) => isCreated(deed) && isTarget.has(deed.address)));
  return touched.every((kind) => kind.every(({ address }) => isTarget.has(address))) ? targets : [];
}

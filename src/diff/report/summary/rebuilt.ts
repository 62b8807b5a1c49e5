/** The statement about resources that all are replaced for one reason: another region, zone, project or account. */

import { factsOf } from '../../../catalog/index.js';
import type { ChangedValue } from '../../../graph/changes.js';
import { isOfSource, isPseudoType } from '../../../graph/counts.js';
import { groupBy } from '../../../graph/group-by.js';
import type { Graph } from '../../../graph/model.js';
import { OBJECTS_MAX } from '../limits.js';
import { rebuiltAll, rebuiltSome, VERBS } from '../messages.js';
import type { ReportedNode } from '../model.js';
import { named } from '../words.js';
import { rankOf, type Statement } from './model.js';

export interface Rebuilt {
  readonly statements: readonly Statement[];
  /** Addresses of the nodes that the statements cover. */
  readonly covered: ReadonlySet<string>;
}

const NOTHING: Rebuilt = { statements: [], covered: new Set() };

/** Names of places and owners, of which a resource has one. */
const PLACES: ReadonlySet<string> = new Set(['account', 'location', 'project', 'region', 'zone']);

/**
 * Returns one statement for more resources than a clause can name, if all are replaced because they are in another place:
 * `rebuilds everything in eu-west-1 (14 resources)`. Data stores are not covered, because each is named.
 */
export function rebuiltElsewhere({ nodes: drawn }: Graph, nodes: readonly ReportedNode[]): Rebuilt {
  const candidates = nodes.flatMap((node) => {
    const place = placeOf(node);
    return place === undefined || factsOf(node.type).holdsData === true ? [] : [{ node, place }];
  });
  const groups = [...groupBy(candidates, ({ place }) => JSON.stringify([place.name, place.after])).values()];
  const [largest] = groups.sort((a, b) => b.length - a.length);
  const place = largest?.[0]?.place.after;
  if (largest === undefined || largest.length <= OBJECTS_MAX || place === null || place === undefined) return NOTHING;
  const covered = new Set(largest.map(({ node }) => node.address));
  const amount = largest.reduce((sum, { node }) => sum + node.count + (node.folded?.replace ?? 0), 0);
  const isEverything = [...drawn.values()].every(
    (node) => covered.has(node.address) || !isOfSource(node) || isPseudoType(node.type) || node.ghostOf !== undefined,
  );
  const statement: Statement = {
    ...{ verbs: VERBS.rebuild, rank: rankOf('loss', 'other'), change: 'replace', amount, order: 0 },
    text: (isEverything ? rebuiltAll : rebuiltSome)(named(place), amount),
  };
  return { statements: [statement], covered };
}

/** Returns the changed place that forces a replacement; undefined if another attribute forces it. */
const placeOf = ({ change, values = [] }: ReportedNode): ChangedValue | undefined =>
  change === 'replace' ? values.find(({ name, forces }) => forces === true && PLACES.has(name)) : undefined;

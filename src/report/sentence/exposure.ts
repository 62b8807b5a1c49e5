/** What is opened to those outside, and what is closed: before all else that is said. */

import { spokenOf } from '../../catalog/speech/index.js';
import { outsideInText } from '../../catalog/speech/outside.js';
import { isOfOpenness } from '../../catalog/told/attributes.js';
import type { ChangeCounts } from '../../graph/changes.js';
import { groupBy } from '../../graph/group-by.js';
import type { Graph } from '../../graph/model.js';
import { listed } from '../../text/english.js';
import { newOnes, opened, VERBS, type Verb } from '../messages.js';
import type { ReportedEdge, ReportedExposure, ReportedNode } from '../model.js';
import type { Names } from '../names.js';
import { named } from '../words.js';
import { type Mention, mentioned } from './mentions.js';
import type { Statement } from './model.js';

const VERB_OF: Readonly<Record<ReportedExposure['change'], Verb>> = { opens: 'open', closes: 'close' };
/** Above the largest effect. */
const RANK_OF: Readonly<Record<ReportedExposure['change'], number>> = { opens: -2, closes: -1 };

/** Things of which the same is opened to the same are said together. */
export function exposureStatements(graph: Graph, exposure: readonly ReportedExposure[], names: Names): Statement[] {
  const isNew = ({ address }: ReportedExposure): boolean => graph.nodes.get(address)?.change === 'create';
  const keyOf = (one: ReportedExposure): string => [one.change, one.what, one.to, isNew(one)].join('\n');
  const alike = [...groupBy(exposure, keyOf).values()];
  return [...groupBy(alike, sameThings).values()].map((groups, order) => {
    const [things] = groups as [ReportedExposure[], ...ReportedExposure[][]];
    const [first] = things as [ReportedExposure, ...ReportedExposure[]];
    const { change, to } = first;
    const phrases = mentioned(things.map((one) => mentionOf(one, names)));
    const what = listed(groups.flatMap(([one]) => (one === undefined ? [] : [one.what])));
    return {
      verbs: VERBS[VERB_OF[change]],
      rank: RANK_OF[change],
      change: 'update',
      amount: groups.length * things.length,
      order,
      text: opened(what, isNew(first) ? phrases.map(newOnes) : phrases, to),
    };
  });
}

/** Of the same things, several that are opened to the same are said at once. */
function sameThings(alike: readonly ReportedExposure[]): string {
  const [{ change, what, to }] = alike as [ReportedExposure, ...ReportedExposure[]];
  return [change, what === '', to, ...alike.map(({ address }) => address)].join('\n');
}

const mentionOf = ({ address, type, title, name }: ReportedExposure, names: Names): Mention => ({
  spoken: spokenOf(type, title),
  name: name === '' ? '' : named(name),
  apart: names.apartInText(address),
  count: 1,
});

const partsIn = (folded: ChangeCounts): number => Object.values(folded).reduce((sum, count) => sum + count, 0);

interface Said {
  readonly nodes: readonly ReportedNode[];
  readonly edges: readonly ReportedEdge[];
}

/** What is left to say: an update that does nothing else, and arrows from outside to the same, would say it again. */
export function withoutExposed(graph: Graph, { nodes, edges }: Said, exposure: readonly ReportedExposure[]): Said {
  const said = groupBy(
    exposure.flatMap(({ address, at = address }) => (at === address ? [at] : [address, at])),
    (at) => at,
  );
  const isOnlyThat = ({
    address,
    change,
    values = [],
    folded = {},
    countBefore,
    instances,
    movedFrom,
  }: ReportedNode): boolean =>
    change === 'update' &&
    partsIn(folded) <= (said.get(address)?.length ?? 0) &&
    values.every(({ name }) => isOfOpenness(name)) &&
    [countBefore, instances, movedFrom].every((each) => each === undefined);
  const isFromOutside = ({ from }: ReportedEdge): boolean =>
    outsideInText(graph.nodes.get(from)?.type ?? '') !== undefined;
  return {
    nodes: nodes.filter((node) => !said.has(node.address) || !isOnlyThat(node)),
    edges: edges.filter((edge) => !(said.has(edge.to) && isFromOutside(edge))),
  };
}

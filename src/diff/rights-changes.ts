/** Changes of rights with their words: equal ones are one change with all their actions. */

import { groupBy } from '../graph/group-by.js';
import { byAddress, byText } from '../graph/order.js';
import { ANOTHER_PART, EXCEPT_A_PART, LEVELS, type Right, type RightsChange, type Subject } from '../graph/rights.js';
import { conditionKeysOf, isConditional } from './covers.js';
import * as messages from './messages.js';
import { inWords } from './rights-in-words.js';

/** A change of rights, with the nodes that show it. */
export type PlacedChange = RightsChange & {
  readonly nodes: readonly string[];
  readonly order: string;
  /** Addresses of all resources that grant the right. */
  readonly grants: readonly string[];
  /** True if `nodes` are those of the target. */
  readonly isAtTarget?: true;
  /** The project, subscription or other scope of the target, never shown; empty for any other target. */
  readonly scope: string;
};

/** A gained, lost or uncertain right, with what distinguishes it from the rights of the other revision. */
export interface Part {
  readonly change: RightsChange['change'];
  readonly right: Right;
  /** True if the principal keeps a right of the same kind on a part of the target. */
  readonly isPartKept?: true;
  /** True if the principal had the same right, in words, on another part of the target. */
  readonly isElsewhere?: true;
  /** True if the principal keeps other rights on the target. */
  readonly isFurther?: true;
  readonly isByCondition?: true;
  readonly isByValues?: true;
  readonly conditionKeys?: readonly string[];
  readonly keeps?: readonly Subject[];
  readonly isWithNew?: true;
}

/** Merges changes with identical texts into one that lists all their actions. */
export function merged(parts: readonly Part[]): readonly PlacedChange[] {
  const changes = [...groupBy(parts.map(changeOf), wordsKey).values()].map((alike): PlacedChange => {
    const [first] = alike as [PlacedChange, ...PlacedChange[]];
    const scopes = new Set(alike.flatMap(({ scope }) => (scope === '' ? [] : [scope])));
    return {
      ...first,
      target:
        scopes.size > 1
          ? { ...first.target, noun: messages.severalScopes(first.target.noun, scopes.size) }
          : first.target,
      actions: [...new Set(alike.flatMap(({ actions }) => actions))].sort(byText),
      nodes: [...new Set(alike.flatMap(({ nodes }) => nodes))],
      grants: [...new Set(alike.flatMap(({ grants }) => grants))],
    };
  });
  return changes.sort(
    (a, b) =>
      byText(CHANGE_ORDER.indexOf(a.change).toString(), CHANGE_ORDER.indexOf(b.change).toString()) ||
      weightOf(b) - weightOf(a) ||
      byAddress(a.order, b.order) ||
      byText(wordsKey(a), wordsKey(b)),
  );
}

const CHANGE_ORDER: readonly RightsChange['change'][] = ['gains', 'changes', 'loses'];

const weightOf = ({ level }: RightsChange): number => (level === undefined ? 0 : LEVELS.indexOf(level));

function changeOf(part: Part): PlacedChange {
  const { change, right, isByCondition, isByValues, keeps, isWithNew, isPartKept, isElsewhere } = part;
  const { principal, by, nodes, kind } = right;
  const { address, noun, name, detail, is } = principal;
  const words = change === 'changes' ? { does: '', target: unknownTarget(right), actions: [] } : inWords(right);
  const isNarrowed = isPartKept && !isByCondition && change === 'loses';
  return {
    change: kind === 'deny' && change !== 'changes' ? (change === 'gains' ? 'loses' : 'gains') : change,
    ...words,
    ...(isNarrowed && { target: { ...words.target, detail: EXCEPT_A_PART } }),
    ...(isElsewhere && change === 'gains' && { target: { ...words.target, detail: ANOTHER_PART } }),
    principal: {
      ...(address !== undefined && { address }),
      ...{ noun, name },
      ...(detail !== undefined && { detail }),
      ...(is !== undefined && { is }),
    },
    ...(kind === 'deny' && { isDenial: true as const }),
    ...(isByCondition === true && { isByCondition }),
    ...keysMember(part.conditionKeys ?? (isByCondition === true ? [] : conditionKeysOf(right))),
    ...(isByValues && { isByValues }),
    ...(keeps && isByCondition !== true && change === 'loses' && { keeps }),
    ...(isConditional(right) && { isConditional: true as const }),
    ...(kind === 'trust' && { isTrust: true as const }),
    ...(isWithNew === true && { isWithNew }),
    ...(part.isFurther === true && change === 'gains' && isByCondition !== true && { isFurther: true as const }),
    ...{ by, grants: [by], nodes, order: principal.key },
    ...(right.isAtTarget === true && { isAtTarget: true as const }),
    scope: right.target.reach === 'scope' ? right.target.pattern : '',
  };
}

/** Returns the member for the keys of conditions; none without any. */
export const keysMember = (conditionKeys: readonly string[]): Pick<Part, 'conditionKeys'> =>
  conditionKeys.length > 0 ? { conditionKeys } : {};

/**
 * Returns the target of an uncertain change: the resource for trust and resource policies, and nothing for others,
 * which name the principal.
 */
const unknownTarget = ({ target: { address }, kind, principal }: Right) => ({
  ...((kind === 'trust' || principal.address === undefined) && address !== undefined && { address }),
  ...{ noun: '', name: '' },
});

const wordsKey = ({
  change,
  does,
  principal,
  target,
  isTrust,
  isDenial,
  isByCondition,
  isConditional,
  makes,
  actions,
  level,
  isWithNew,
  conditionKeys,
  isByValues,
  keeps,
  isFurther,
}: PlacedChange): string =>
  JSON.stringify([
    ...[isWithNew, conditionKeys, isByValues, keeps, isFurther],
    ...[
      change,
      does,
      target.address,
      target.noun,
      target.name,
      target.detail,
      isTrust,
      isDenial,
      isByCondition,
      makes,
      isConditional,
    ],
    ...(change === 'changes' ? [] : [principal.address, principal.noun, principal.name, principal.detail]),
    ...(change === 'changes' && target.address === undefined ? [principal.address ?? principal.name] : []),
    ...(level === undefined ? actions : []),
  ]);

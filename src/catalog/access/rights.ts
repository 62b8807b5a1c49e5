/** Where resources say who has which rights: by type, beside and in the place of `grants`, which say what arrows need. */
import { factsOf } from '../index.js';
import type { RightsRule, Scope } from './model.js';

/** Attributes that name what a role of Google is given on. */
const ON = [
  ...['service', 'name', 'bucket', 'dataset_id', 'table_id', 'topic', 'subscription', 'secret_id', 'crypto_key_id'],
  ...['key_ring_id', 'instance', 'instance_name', 'repository', 'cloud_function', 'service_account_id', 'subnetwork'],
  ...['queue', 'schema', 'database', 'managed_zone', 'tag_value', 'billing_account_id'],
];

const MEMBERS = { who: ['member', 'members'], permissions: ['role'] };
const BINDINGS = { documents: ['policy_data'] };

const GOOGLE_OF_BOX = /^google_(project|folder|organization)_iam_(?:member|binding|policy)$/;
const GOOGLE_OF_THING = /^google_\w+_iam_(?:member|binding|policy)$/;

/** Null where `grants` of the type say it all. */
export function rightsRulesOf(type: string): readonly RightsRule[] | null {
  const { rights } = factsOf(type);
  if (rights !== undefined) return rights;
  const scope = GOOGLE_OF_BOX.exec(type)?.[1] as Scope | undefined;
  if (scope !== undefined)
    return [
      { ...MEMBERS, scope },
      { ...BINDINGS, scope },
    ];
  if (!GOOGLE_OF_THING.test(type)) return null;
  return [
    { ...MEMBERS, what: ON },
    { ...BINDINGS, what: ON },
  ];
}

/** Attributes, by their paths, that a rule is made of. */
export const attributesOfRights = ({ who = [], what = [], documents = [], permissions = [], claims }: RightsRule) => [
  ...[...who, ...what, ...documents, ...permissions],
  ...(claims === undefined ? [] : [claims.issuer, claims.subject]),
];

/**
 * True for a type that does nothing but grant rights on something else or to somebody else: a policy, an attachment, a role
 * assignment. A role or a bucket with a policy of its own is more than that.
 * @example isGrantOnly('aws_iam_role_policy') // true
 */
export function isGrantOnly(type: string): boolean {
  const { grants } = factsOf(type);
  const rules: readonly RightsRule[] = rightsRulesOf(type) ?? (grants === undefined ? [] : [grants].flat());
  const isOfOthers = ({ who = [], what = [], scope, isAttached }: RightsRule): boolean =>
    who.length > 0 || what.length > 0 || scope !== undefined || isAttached === true;
  return rules.length > 0 && rules.every(isOfOthers);
}

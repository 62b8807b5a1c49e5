/** Where resources say who has which rights: by type, beside and in the place of `grants`, which say what arrows need. */
import { factsOf } from '../index.js';
import type { GrantRule } from './model.js';

/** Boxes without a resource of their own: all that is in it is meant. */
export type Scope = 'project' | 'folder' | 'organization' | 'account';

export interface RightsRule extends GrantRule {
  /** Each of these blocks is a grant; paths of permissions and of who are in it. */
  readonly block?: string;
  /** All that is in it, where no attribute says what. */
  readonly scope?: Scope;
  /** It says who may become `what`. */
  readonly isTrust?: true;
  /** Of whoever it is attached to by another resource. */
  readonly isAttached?: true;
  /** Words before permissions that are no names by themselves, by their attribute: `secrets:Get`. */
  readonly prefixes?: Readonly<Record<string, string>>;
  /** An identity provider, and whom it vouches for. */
  readonly claims?: { readonly issuer: string; readonly subject: string };
}

type Rules = readonly RightsRule[];

const documentsOf = (what: string, at = 'policy'): Rules => [{ what: [what], documents: [at] }];
const OWN_POLICY: Rules = [{ what: [], documents: ['policy'] }];
const attached = (...who: readonly string[]): Rules => [{ who, permissions: ['policy_arn'] }];
const inline = (who: string): Rules => [{ who: [who], documents: ['policy'] }];

const VAULT = {
  permissions: ['secret_permissions', 'key_permissions', 'certificate_permissions', 'storage_permissions'],
  prefixes: {
    secret_permissions: 'secrets',
    key_permissions: 'keys',
    certificate_permissions: 'certificates',
    storage_permissions: 'storage',
  },
};

const ASSIGNMENT: Rules = [
  { who: ['principal_id'], what: ['scope'], permissions: ['role_definition_name', 'role_definition_id'] },
];

const CLAIMS = { issuer: 'issuer', subject: 'subject' };

const ROWS: Readonly<Record<string, Rules>> = {
  aws_iam_role: [
    { who: [], documents: ['inline_policy.policy', 'policies.policy_document'] },
    { who: [], permissions: ['managed_policy_arns'] },
    { what: [], documents: ['assume_role_policy'], isTrust: true },
  ],
  aws_iam_policy: [{ documents: ['policy'], isAttached: true }],
  aws_iam_user_policy: inline('user'),
  aws_iam_group_policy: inline('group'),
  aws_iam_user_policy_attachment: attached('user'),
  aws_iam_group_policy_attachment: attached('group'),
  aws_iam_policy_attachment: attached('roles', 'users', 'groups'),
  aws_ssoadmin_managed_policy_attachment: [{ who: ['permission_set_arn'], permissions: ['managed_policy_arn'] }],
  aws_ssoadmin_permission_set_inline_policy: [{ who: ['permission_set_arn'], documents: ['inline_policy'] }],
  aws_eks_access_policy_association: [{ who: ['principal_arn'], what: ['cluster_name'], permissions: ['policy_arn'] }],
  aws_kms_key: OWN_POLICY,
  aws_kms_key_policy: documentsOf('key_id'),
  aws_ecr_repository_policy: documentsOf('repository'),
  aws_backup_vault_policy: documentsOf('backup_vault_name'),
  aws_api_gateway_rest_api_policy: documentsOf('rest_api_id'),
  aws_lambda_permission: [{ who: ['principal'], what: ['function_name'], permissions: ['action'] }],
  aws_lakeformation_permissions: [],
  azurerm_role_assignment: ASSIGNMENT,
  azurerm_pim_active_role_assignment: ASSIGNMENT,
  azurerm_pim_eligible_role_assignment: ASSIGNMENT,
  azurerm_role_definition: [
    { who: [], what: ['scope'], block: 'permissions', permissions: ['actions', 'data_actions'] },
  ],
  azurerm_key_vault: [{ block: 'access_policy', who: ['access_policy.object_id'], what: [], ...VAULT }],
  azurerm_key_vault_access_policy: [{ who: ['object_id'], what: ['key_vault_id'], ...VAULT }],
  azurerm_cosmosdb_sql_role_assignment: [
    { who: ['principal_id'], what: ['account_name'], permissions: ['role_definition_id'] },
  ],
  azurerm_federated_identity_credential: [{ what: ['parent_id'], isTrust: true, claims: CLAIMS }],
  azuread_application_federated_identity_credential: [
    { what: ['application_id', 'application_object_id'], isTrust: true, claims: CLAIMS },
  ],
  google_project_iam_custom_role: [{ who: [], permissions: ['permissions'], scope: 'project' }],
  google_organization_iam_custom_role: [{ who: [], permissions: ['permissions'], scope: 'organization' }],
  google_bigquery_dataset: [{ block: 'access', who: ['access.user_by_email'], what: [], permissions: ['role'] }],
};

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
export function rightsRulesOf(type: string): Rules | null {
  if (Object.hasOwn(ROWS, type)) return ROWS[type] as Rules;
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
  const rules: Rules = rightsRulesOf(type) ?? (grants === undefined ? [] : [grants].flat());
  const isOfOthers = ({ who = [], what = [], scope, isAttached }: RightsRule): boolean =>
    who.length > 0 || what.length > 0 || scope !== undefined || isAttached === true;
  return rules.length > 0 && rules.every(isOfOthers);
}

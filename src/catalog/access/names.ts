/** What attributes call roles and policies, and what these allow. */
import type { Right } from '../../graph/rights.js';
import { managedActions, managedPolicyIn } from './aws-managed-actions.js';
import { builtInRoleIn } from './azure-roles.js';
import { accessOf } from './levels.js';

/** Lets a principal become a role; what policies of trust say. */
export const TRUST_ACTION = 'sts:AssumeRole';

/** Empty is an action that nobody knows. */
export const isTrustAction = (name: string): boolean => name === '' || name === '*' || /^sts:(?:\*|Assume)/i.test(name);

/** A role that everybody knows by its name, where code may say its id. */
export const roleNamed = (text: string): string => builtInRoleIn(text) ?? text;

const OWN_POLICY = /^arn:[\w-]+:(?:iam|eks)::[^:]*:(?:policy|cluster-access-policy)\/(?:.*\/)?([^/]+)$/;

/** All that a managed policy allows; of all others the name, without the account. */
export function permissionsNamed(name: string): readonly Pick<Right, 'permission' | 'role'>[] {
  const policy = managedPolicyIn(name);
  if (policy === null) return [{ permission: accessOf(name) === null ? (OWN_POLICY.exec(name)?.[1] ?? name) : name }];
  const role = policy.slice(policy.lastIndexOf('/') + 1);
  return managedActions(policy)?.map((permission) => ({ permission, role })) ?? [{ permission: role, role }];
}

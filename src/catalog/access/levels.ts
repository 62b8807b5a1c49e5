/** What permissions and roles of all clouds let somebody do, and which of them say the same and more. */
import { matchesName } from '../../text/wildcard.js';
import { AWS_ACTION, awsAccess } from './aws-actions.js';
import { AZURE_ACTION, azureAccess, azureActionAccess, azureCovers, vaultAccess } from './azure-roles.js';
import { GOOGLE_ROLE, googleAccess, googleCovers } from './google-roles.js';
import type { Access } from './model.js';

/** Null for a role that somebody has made, and for what is no name of a permission. */
export const accessOf = (permission: string): Access | null =>
  googleAccess(permission) ??
  azureAccess(permission) ??
  vaultAccess(permission) ??
  awsAccess(permission) ??
  azureActionAccess(permission);

/** Names of one's own roles and policies: words, and the signs that clouds let them have. */
const OWN_NAME = /^[\p{L}\p{N}][\p{L}\p{N} _.+=,@():/-]{0,127}$/u;

/** Whether it is a name of an action, a role or a policy: nothing else of a policy is shown. */
export const isPermissionName = (text: string): boolean =>
  AWS_ACTION.test(text) || GOOGLE_ROLE.test(text) || AZURE_ACTION.test(text) || OWN_NAME.test(text);

/** Whether whoever may do the one may do the other. */
export function permissionCovers(wide: string, narrow: string): boolean {
  if (wide === narrow) return true;
  if (googleCovers(wide, narrow) || azureCovers(wide, narrow)) return true;
  const isPattern = (AWS_ACTION.test(wide) && AWS_ACTION.test(narrow)) || (AZURE_ACTION.test(narrow) && isAction(wide));
  return isPattern && matchesName(wide.toLowerCase(), narrow.toLowerCase());
}

const isAction = (name: string): boolean => name === '*' || AZURE_ACTION.test(name);

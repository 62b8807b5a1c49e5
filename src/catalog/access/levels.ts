/** What permissions and roles of all clouds let somebody do, and which of them say the same and more. */
import { matchesName } from '../../text/wildcard.js';
import { awsAccess } from './aws-actions.js';
import { azureAccess, azureActionAccess, azureCovers, vaultAccess } from './azure-roles.js';
import { googleAccess, googleCovers } from './google-roles.js';
import type { Access } from './model.js';
import { AWS_ACTION, AZURE_ACTION } from './permission-names.js';

/** Null for a role that somebody has made, and for what is no name of a permission. */
export const accessOf = (permission: string): Access | null =>
  googleAccess(permission) ??
  azureAccess(permission) ??
  vaultAccess(permission) ??
  awsAccess(permission) ??
  azureActionAccess(permission);

/** Whether whoever may do the one may do the other. */
export function permissionCovers(wide: string, narrow: string): boolean {
  if (wide === narrow) return true;
  if (googleCovers(wide, narrow) || azureCovers(wide, narrow)) return true;
  const isPattern = (AWS_ACTION.test(wide) && AWS_ACTION.test(narrow)) || (AZURE_ACTION.test(narrow) && isAction(wide));
  return isPattern && matchesName(wide.toLowerCase(), narrow.toLowerCase());
}

const isAction = (name: string): boolean => name === '*' || AZURE_ACTION.test(name);

/** What names of permissions look like: nothing else of a policy is ever shown. */

/** `s3:GetObject`, `s3:*`, `*`. */
export const AWS_ACTION = /^(?:\*|[a-z0-9-]+:[\w*?]+)$/i;
/** `Microsoft.Storage/storageAccounts/read`, of a role of one's own. */
export const AZURE_ACTION = /^(?:\*|[\w.*]+(?:\/[\w.*]+)*)\/(?:read|write|delete|action|\*)$/i;
/** `roles/storage.admin`, and roles of one's own: what a binding may name. */
const GOOGLE_ROLE = /^(?:roles\/[\w.]+|(?:projects|organizations)\/[\w.:-]+\/roles\/[\w.]+)$/;

/** Names of one's own roles and policies: words, and the signs that clouds let them have. */
const OWN_NAME = /^[\p{L}\p{N}][\p{L}\p{N} _.+=,@():/-]{0,127}$/u;

/** Whether it is a name of an action, a role or a policy. */
export const isPermissionName = (text: string): boolean =>
  AWS_ACTION.test(text) || GOOGLE_ROLE.test(text) || AZURE_ACTION.test(text) || OWN_NAME.test(text);

/** The same of an action alone, which has a grammar: a sentence may hold it as it is. */
export const isActionName = (text: string): boolean => AWS_ACTION.test(text) || AZURE_ACTION.test(text);

/** fixed */
export const TOKEN_REQUIRED = 'TFE_TOKEN required for module registry';
export const TOKEN_REQUIRED_REMEDY =
  'Set TFE_TOKEN (for another host than app.terraform.io with TFE_HOSTNAME), or TF_TOKEN_<host>, or a credentials block in ~/.terraformrc.';
/** fixed */
export const MODULE_SOURCE_NOT_FOUND = 'Module source not found';
export const MODULE_SOURCE_NOT_FOUND_REMEDY =
  'Configure Git credentials or SSH keys, and check with git ls-remote <address>. Nothing is asked for here: use a credential helper or an agent.';
/** fixed */
export const MODULE_NOT_FOUND = 'Module not found';
/** fixed */
export const MODULE_DOWNLOAD_FAILED = 'Module download failed';
export const MODULE_REMEDY =
  'Remove .terraform/ and ~/.groundplan/, run terraform init, retry. A private registry needs TFE_TOKEN or TF_TOKEN_<host>.';

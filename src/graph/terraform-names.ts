/** Matches Terraform and OpenTofu code. */
export const CODE_FILE = /\.(tf|tofu)(\.json)?$/;

/** The file that makes a directory a Terragrunt unit. */
export const UNIT_FILE = 'terragrunt.hcl';

/** Meta-arguments that give a block several instances. */
export const REPEATERS: ReadonlySet<string> = new Set(['count', 'for_each']);

/** File with the versions of the providers that `init` chose. */
export const LOCK_FILE = '.terraform.lock.hcl';

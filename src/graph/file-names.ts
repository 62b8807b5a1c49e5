/** Matches Terraform and OpenTofu code. */
export const CODE_FILE = /\.(tf|tofu)(\.json)?$/;

/** The file that makes a directory a Terragrunt unit. */
export const UNIT_FILE = 'terragrunt.hcl';

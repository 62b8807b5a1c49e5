/** Short provider names. */

/**
 * Returns the short name: `registry.terraform.io/hashicorp/aws` and `aws.primary` (0.12) -> `aws`. Empty if the plan names none.
 */
export function shortProvider(name: string | null): string {
  const last = (name ?? '').split('/').at(-1) as string;
  return last.split('.', 1)[0] as string;
}

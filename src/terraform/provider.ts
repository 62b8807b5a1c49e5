/** Provider names, short. */

/**
 * `registry.terraform.io/hashicorp/aws` and `aws.primary` (0.12) are `aws`; empty where the plan does not say.
 */
export function shortProvider(name: string | null): string {
  const last = (name ?? '').split('/').at(-1) as string;
  return last.split('.', 1)[0] as string;
}

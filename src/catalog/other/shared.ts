/** Facts that several services have in common. */

export const HELPER = {
  fold: { by: ['triggers', 'triggers_replace', 'keepers', 'input'], of: ['*'] },
  hide: 'a helper of Terraform, not infrastructure',
  quiet: true,
} as const;

/** Whatever the provider is configured to talk to runs it. */
export const ON_CLUSTER = { link: { from: [], to: ['provider'] } } as const;

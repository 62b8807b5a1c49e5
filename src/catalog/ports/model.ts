/** On which ports things listen, by TCP: a rule of a firewall for others is not about them. */

/**
 * The first that says something counts: `at`, `by`, `usual`, what its parts say. Nothing says anything: nobody knows. An
 * empty list is known: nobody calls it by an address in a network.
 */
export interface ListenRule {
  /** Attributes (`block.attribute` for one in a block) with the ports: `5433`, `80-443`. */
  readonly at?: readonly string[];
  /** What the text of an attribute begins with, without regard to case, and the ports of that; longer beginnings first. */
  readonly by?: { readonly attribute: string; readonly ports: readonly (readonly [start: string, ports: Ports])[] };
  readonly usual?: Ports;
  /** It opens them on what it is part of: a listener of its load balancer. */
  readonly ofHost?: true;
}

export type Ports = readonly number[];

/** The shape of what is known of networks that no resource of their own builds. */

import type { Json } from '../../graph/inventory.js';

/** The identity of a container that is not in the plan: it is drawn all the same, as something looked up. */
export interface IdentityRule {
  /** Container type that has such identities. */
  readonly type: string;
  /**
   * What they look like; anything else in the attribute is no container. The group `name` is what it is called (else all of
   * it), the group `around` the identity of the container that it is in; other groups are attributes of it.
   */
  readonly looks: RegExp;
  /** The container around it, and the attribute by which it names that. */
  readonly around?: { readonly type: string; readonly by: string };
  /** The same where the identity does not say it: what names the one names the other beside it. */
  readonly beside?: { readonly type: string; readonly by: string };
}

/** A data source that finds several containers at once: what refers to it is in one that stands for all of them. */
export interface SeveralRule {
  readonly type: string;
  /** Attribute with the identities of all that it has found; where these are known, each is one. */
  readonly found: string;
  /** Attribute by which one of them names what it is in. */
  readonly by: string;
}

/** Containers that a resource builds by blocks of its own: each is drawn as if it was one beside it. */
export interface InlineRule {
  readonly block: string;
  /** Container type that such a block builds, and the attribute by which one of this type names the resource. */
  readonly type: string;
  readonly by: string;
}

/** Nothing in a network or subnet gets out where this attribute has this value, and no such route says otherwise. */
export interface ClosedRule {
  readonly by: string;
  readonly is: Json;
  readonly unless?: { readonly type: string; readonly has: string };
}

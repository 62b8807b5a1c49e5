/** How access is written down: who may use what, and by which names of permissions. */

import type { Level } from '../../graph/rights.js';

/**
 * A resource that lets somebody use something: a policy, a role assignment, a member of a role. An arrow where nothing else
 * joins the two; identities mean what runs as them.
 */
export interface GrantRule {
  /** Attributes that name who may. Empty: whoever uses it. Absent: its documents say who. */
  readonly who?: readonly string[];
  /** Attributes that name what; a box means the only thing in it that the permissions are about. Absent: as all of the input. */
  readonly what?: readonly string[];
  /** Paths of documents with statements, as JSON texts or blocks: see DocumentShape. */
  readonly documents?: readonly string[];
  /** Paths of names of permissions or of roles and policies that everybody knows: see `Knowledge.permissionsOf`. */
  readonly permissions?: readonly string[];
}

/** Attributes that say who may use what. */
export const grantsBy = ({ grants = [] }: { readonly grants?: GrantRule | readonly GrantRule[] }): readonly string[] =>
  [grants].flat().flatMap(({ who = [], what = [], documents = [] }) => [...who, ...what, ...documents]);

/** Names of permissions that are about a type, as they are written: `sqs:SendMessage`, `roles/pubsub.publisher`. */
export interface Granted {
  readonly by: RegExp;
  /** Who may do this takes something out of it: data goes from it to them, unless they may also put something in. */
  readonly taken?: RegExp;
  readonly put?: RegExp;
}

/** What a permission, or a role, lets somebody do. */
export interface Access {
  readonly level: Level;
  /** In words, before what it is done to: `read`, `delete from`. */
  readonly does: string;
  /** As its cloud calls the service that it is about; empty for all of them. */
  readonly service: string;
  /** What a role over everything makes somebody: `owner`. */
  readonly makes?: string;
}

/** Where a document says what: names of members. */
export interface DocumentShape {
  readonly statements: string;
  readonly permissions: string;
  readonly what?: string;
  /** Who may, and the conditions that name whom it is done for; with all that is in them. */
  readonly who?: readonly string[];
  /** Texts of further documents, whose statements count as its own. */
  readonly also?: readonly string[];
  /** Members whose presence makes a statement one that allows nothing by itself, or that they have this value. */
  readonly not: Readonly<Record<string, string | null>>;
  /** The member that says for whom, where `who` holds more than that. */
  readonly principals: string;
  readonly conditions: string;
  /** Its value says that the statement denies. */
  readonly effect?: string;
  /** Members that name all but what they list. */
  readonly except?: { readonly permissions: string; readonly what: string; readonly principals: string };
}

/** Boxes without a resource of their own: all that is in it is meant. */
export type Scope = 'project' | 'folder' | 'organization' | 'account';

export interface RightsRule extends GrantRule {
  /** Each of these blocks is a grant; paths of permissions and of who are in it. */
  readonly block?: string;
  /** All that is in it, where no attribute says what. */
  readonly scope?: Scope;
  /** It says who may become `what`. */
  readonly isTrust?: true;
  /** Of whoever it is attached to by another resource. */
  readonly isAttached?: true;
  /** Words before permissions that are no names by themselves, by their attribute: `secrets:Get`. */
  readonly prefixes?: Readonly<Record<string, string>>;
  /** An identity provider, and whom it vouches for. */
  readonly claims?: { readonly issuer: string; readonly subject: string };
}

/** A box that rights may be on with all that is in it, in words. */
export interface ScopeWords {
  /** The whole phrase where it has no name. */
  readonly noun: string;
  readonly name: string;
  /** A wider one has a larger number. */
  readonly width: number;
}

/** An identity that only starts something: what it is let use is fetched for that, as its own definition says. */
export interface StartupRoleRule {
  /** Attribute that names the identity. */
  readonly by: string;
  /** Attribute that lists what is fetched. */
  readonly fetches: string;
}

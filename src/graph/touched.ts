/** A resource that changes without a change to the architecture. Names only, never values. */
export interface Touched {
  /** Graph address of the resource: after the change, unless it is deleted. */
  readonly address: string;
  /** Terraform address. */
  readonly origin: string;
  readonly type: string;
  /** `create` and `delete` occur for resources that are not drawn. */
  readonly change: 'create' | 'update' | 'delete';
  /** Paths of the attributes that differ, without indexes: `container_definitions.image`. Empty unless updated. */
  readonly attributes: readonly string[];
  /** Graph address of the resource that this one is folded into; absent if it stands alone. */
  readonly into?: string;
  /** Those of `attributes` that force the replacement, and those that may force it. */
  readonly forcedBy?: readonly string[];
  readonly mayBeForcedBy?: readonly string[];
}

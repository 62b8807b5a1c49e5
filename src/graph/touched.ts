/** A resource that changes without changing the architecture: named, never with a value. */
export interface Touched {
  /** Graph address of the resource, after the change where it is there. */
  readonly address: string;
  /** As Terraform writes it. */
  readonly origin: string;
  readonly type: string;
  /** `create` and `delete` for what has no place in the picture. */
  readonly change: 'create' | 'update' | 'delete';
  /** Attributes that differ, their blocks before them, without indexes: `container_definitions.image`. Empty unless updated. */
  readonly attributes: readonly string[];
  /** Graph address of the resource that it is part of; absent where it stands alone. */
  readonly into?: string;
  /** Those of `attributes` for which Terraform replaces it, or may. */
  readonly forcedBy?: readonly string[];
  readonly mayBeForcedBy?: readonly string[];
}

/** Nodes that a comparison marks although Terraform leaves their resource as it is. */

import { originalOf } from './address.js';
import { type ChangeDetails, type ChangedValue, type ChangeName, isSameChange } from './changes.js';
import type { GraphNode } from './model.js';
import type { RightsChange } from './rights.js';

interface HostDetails extends Omit<ChangeDetails, 'rights'> {
  readonly rights?: readonly Pick<RightsChange, 'by'>[];
}

/** Returns the addresses of the resources of a node, without copy numbers. */
export const stemsIn = ({ address, instances }: GraphNode): readonly string[] =>
  (instances ?? [address]).map(originalOf);

/**
 * True for a node that Terraform leaves as it is: only its parts change, or the access and the rights that other
 * resources give it.
 * @param own addresses of its resources
 */
export function isUnchangedHost(
  { change, changed = {} }: { readonly change: ChangeName; readonly changed?: HostDetails },
  own: readonly string[],
): boolean {
  const { folded, exposure = [], rights = [], parts = [], values = [], ...others } = changed;
  const isOwn = ({ by }: { readonly by: string }): boolean => own.includes(by);
  // The node shows the values of its parts, too.
  const isOfPart = (value: ChangedValue): boolean =>
    parts.some((part) => part.values?.some((other) => isSameChange(other, value)));
  return (
    change === 'update' &&
    (folded !== undefined || exposure.length + rights.length > 0) &&
    ![...exposure, ...rights].some(isOwn) &&
    Object.keys(others).length === 0 &&
    values.every(isOfPart)
  );
}

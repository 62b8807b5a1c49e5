/** Attributes of a node that may be shown, as short texts. */
import { valuesShown } from '../catalog/attributes.js';
import type { Resource } from '../graph/inventory.js';
import type { Attributes } from '../graph/model.js';

export const describe = ({ values }: Resource): Attributes => valuesShown(values);

/** The icons that count what a diagram of changes leaves out. */

import { cloudOf, contentsTypeOf } from '../catalog/cloud.js';
import { parseAddress } from '../graph/address.js';
import type { GraphNode } from '../graph/model.js';
import { STUB_NAME } from '../graph/node-types.js';

/** True for an icon that counts the omitted contents of a box or cloud. */
export const isStub = ({ type, address, labelOverride }: GraphNode): boolean =>
  contentsTypeOf(cloudOf(type)) === type && parseAddress(address)?.name === STUB_NAME && labelOverride !== undefined;

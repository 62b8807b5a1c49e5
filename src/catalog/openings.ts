/** Openings that a reviewer must not miss: those to outsiders. */
import type { ChangeDetails, ChangeName } from '../graph/changes.js';
import type { ExposureChange } from '../graph/exposure.js';
import { isNeverOutside } from './address-ranges.js';

/** True if the sources of an opening are outsiders. A private address range, such as `10.0.0.0/8`, is inside the estate. */
export const isToOutside = ({ to, isRange }: Pick<ExposureChange, 'to' | 'isRange'>): boolean =>
  !(isRange === true && isNeverOutside(to));

/** True if outsiders gain access. */
export const opensToOutside = (exposure: Pick<ExposureChange, 'change' | 'to' | 'isRange'>): boolean =>
  exposure.change === 'opens' && isToOutside(exposure);

const OPENS: ReadonlySet<ChangeName> = new Set(['create', 'update', 'move', 'import']);

/**
 * True if the change opens access from outside and the resource still exists afterwards. A deletion or replacement
 * keeps its own mark instead, because it may lose data.
 */
export const isOpened = ({
  change,
  changed,
}: {
  readonly change: ChangeName;
  readonly changed?: ChangeDetails;
}): boolean => OPENS.has(change) && changed?.exposure?.some(opensToOutside) === true;

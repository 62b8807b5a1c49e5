/** Openings that a reviewer must not miss: those to outsiders. */
import type { ChangeDetails, ChangeName } from '../graph/changes.js';
import type { ExposureChange } from '../graph/exposure.js';
import { isPrivateRange } from './exposure.js';

/** True if outsiders gain access. A private address range is inside the estate, and ranks as an ordinary update. */
export const opensToOutside = ({ change, to, isRange }: Pick<ExposureChange, 'change' | 'to' | 'isRange'>): boolean =>
  change === 'opens' && !(isRange === true && isPrivateRange(to));

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

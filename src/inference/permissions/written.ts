/** Ports as text, for edges and captions. */
import { byText } from '../../graph/order.js';
import { labelsOf, type Ports } from './ports.js';

/** Maximum number of ports in a label. */
const PORTS_SAID = 4;

/**
 * Returns ports as short texts, e.g. `22, 443`; TCP is not named. Empty if everything is open, null for more than `PORTS_SAID`
 * ports.
 */
export function written(ports: readonly Ports[]): readonly string[] | null {
  if (ports.some((one) => labelsOf([one]).length === 0)) return [];
  const texts = labelsOf(joined(ports)).map((text) => text.replace(/\/tcp$/, ''));
  return texts.length <= PORTS_SAID ? texts : null;
}

/** Joins adjacent port ranges. */
function joined(ports: readonly Ports[]): readonly Ports[] {
  const ranges: Ports[] = [];
  const ordered = [...ports].sort((a, b) => byText(a.protocol, b.protocol) || a.from - b.from || a.to - b.to);
  for (const one of ordered) {
    const last = ranges.at(-1);
    const isNext = last !== undefined && last.protocol === one.protocol && one.from <= last.to + 1;
    if (isNext) ranges[ranges.length - 1] = { ...last, to: Math.max(last.to, one.to) };
    else ranges.push(one);
  }
  return ranges;
}

/** Ports as they are written on arrows and under names. */
import { byText } from '../../graph/order.js';
import { labelsOf, type Ports } from './ports.js';

/** More are read by nobody. */
const PORTS_SAID = 4;

/** `22, 443`: of TCP alone the number is enough. Nothing where everything is open; null for more than anybody reads. */
export function written(ports: readonly Ports[]): readonly string[] | null {
  if (ports.some((one) => labelsOf([one]).length === 0)) return [];
  const texts = labelsOf(joined(ports)).map((text) => text.replace(/\/tcp$/, ''));
  return texts.length <= PORTS_SAID ? texts : null;
}

/** Ports next to each other are one range. */
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

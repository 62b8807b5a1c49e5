/** Exposure changes of drawn and undrawn resources. */
import { spokenOf } from '../../catalog/nouns.js';
import type { Graph } from '../../graph/model.js';
import { byAddress } from '../../graph/order.js';
import { originalOf } from './counts.js';
import type { ReportedExposure } from './model.js';
import { calledWithoutNode, type Names } from './names.js';

/** Returns the exposure changes, sorted by address. Copies of one resource are listed once. */
export function reportedExposure({ nodes, exposure = [], called }: Graph, names: Names): ReportedExposure[] {
  const drawn = [...nodes.values()].flatMap(({ address, type, changed, ghostOf }) => {
    if (ghostOf !== undefined) return [];
    const { title, name } = names.of(address);
    const called = { address, type, title, name, noun: spokenOf(type, title).one };
    return (changed?.exposure ?? []).map((one): ReportedExposure => ({ ...called, ...one }));
  });
  const others = exposure.map(({ address, type, ...one }): ReportedExposure => {
    const { title, name } = calledWithoutNode(address, { ...(called && { called }) });
    return { address, type, title, name, noun: spokenOf(type, title).one, ...one };
  });
  const once = new Map<string, ReportedExposure>();
  for (const one of [...drawn, ...others]) {
    const key = [originalOf(one.address), one.change, one.what, one.to].join('\n');
    if (!once.has(key)) once.set(key, one);
  }
  return [...once.values()].sort((a, b) => byAddress(a.address, b.address));
}

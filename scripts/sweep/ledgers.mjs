/** Finds resources that static analysis of a root finds and offline planning silently lacks. */

const KEY = /\[(?:"(?:[^"\\]|\\.)*"|[^\]"]*)\]/g;

/** @returns {string} the address without the keys of its instances */
const configAddress = (origin) => origin.replaceAll(KEY, '');

/** @returns {Map<string, number>} instances by configuration address */
function instancesOf({ resources }) {
  const counts = new Map();
  for (const { origin } of resources) {
    const address = configAddress(origin);
    counts.set(address, (counts.get(address) ?? 0) + 1);
  }
  return counts;
}

/** @returns {string[]} the address and those of the modules around it: `module.a.aws_vpc.b`, `module.a` */
function addressAndModules(address) {
  const modules = [...address.matchAll(/module\.[^.]+(?=\.|$)/g)];
  return [address, ...modules.map(({ index, 0: { length } }) => address.slice(0, index + length))];
}

/**
 * Returns the resources with more instances in the static ledger than in the planned one, unless the planned one lists them, or a
 * module around them, as absent. Both are outputs of `--explain json`.
 * @param {boolean} isNumberAssumed true if a warning of the plan states that one of several instances is drawn
 * @returns {{ address: string, planned: number, stated: number }[]}
 */
export function lossesBetween(planned, stated, isNumberAssumed) {
  const named = new Set(planned.absent.map(({ address }) => address));
  const instances = instancesOf(planned);
  return [...instancesOf(stated)]
    .map(([address, count]) => ({ address, planned: instances.get(address) ?? 0, stated: count }))
    .filter((one) => one.planned < (isNumberAssumed ? 1 : one.stated))
    .filter(({ address }) => !addressAndModules(address).some((one) => named.has(one)));
}

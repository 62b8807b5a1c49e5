/** Converts a graph file to DOT with the same containers, nodes and edges, for a fair comparison with Graphviz. */
const CONTAINERS = new Set([
  'aws_vpc',
  'aws_subnet',
  'aws_security_group',
  'azurerm_resource_group',
  'azurerm_virtual_network',
  'azurerm_subnet',
  'google_compute_network',
  'google_compute_subnetwork',
  'tv_gcp_region',
  'tv_gcp_zone',
  'aws_az',
  'aws_group',
]);

const typeOf = (address) => address.replace(/^(module\.[^.[]+(\[[^\]]+\])*\.)*/, '').split('.', 1)[0];
/** @param {string} address */
export const isContainer = (address) => CONTAINERS.has(typeOf(address));

/** @param {Record<string, string[]>} graph graph format 1.0 */
export function toDot(graph) {
  const parents = new Map();
  for (const [address, targets] of Object.entries(graph)) {
    if (isContainer(address)) for (const target of targets) if (!parents.has(target)) parents.set(target, address);
  }
  const all = [...new Set(Object.entries(graph).flat(2))];
  const lines = ['digraph G {', 'rankdir=LR', 'compound=true', 'node [shape=box]'];
  const put = (address) => {
    if (!isContainer(address)) return lines.push(JSON.stringify(address));
    lines.push(`subgraph ${JSON.stringify(`cluster_${address}`)} {`, `label=${JSON.stringify(address)}`);
    for (const child of all) if (parents.get(child) === address) put(child);
    lines.push('}');
  };
  for (const address of all) if (!parents.has(address)) put(address);
  for (const [address, targets] of Object.entries(graph)) {
    if (isContainer(address)) continue;
    for (const target of targets) {
      if (!isContainer(target)) lines.push(`${JSON.stringify(address)} -> ${JSON.stringify(target)}`);
    }
  }
  return `${lines.join('\n')}\n}\n`;
}

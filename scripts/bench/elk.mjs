/**
 * node elk.mjs <folder of elkjs> <graph file>: lays a graph out with elk's layered algorithm, edges across containers included.
 * The result is thrown away: elk draws nothing.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { isContainer } from './dot.mjs';

const [folder, source] = process.argv.slice(2);
const ELK = createRequire(import.meta.url)(resolve(folder, 'lib/main.js'));
const NODE = { width: 64, height: 96 };

function toElk(graph) {
  const parents = new Map();
  for (const [address, targets] of Object.entries(graph)) {
    if (isContainer(address)) for (const target of targets) if (!parents.has(target)) parents.set(target, address);
  }
  const all = [...new Set(Object.entries(graph).flat(2))];
  const children = new Map();
  for (const address of all) {
    const parent = parents.get(address) ?? null;
    children.set(parent, [...(children.get(parent) ?? []), address]);
  }
  const nodesIn = (parent) =>
    (children.get(parent) ?? []).map((id) => ({ id, ...(isContainer(id) ? {} : NODE), children: nodesIn(id) }));
  const edges = Object.entries(graph).flatMap(([from, targets]) =>
    isContainer(from)
      ? []
      : targets.filter((to) => !isContainer(to)).map((to) => ({ id: `${from} ${to}`, sources: [from], targets: [to] })),
  );
  const layoutOptions = { 'elk.algorithm': 'layered', 'elk.hierarchyHandling': 'INCLUDE_CHILDREN' };
  return { id: 'root', layoutOptions, children: nodesIn(null), edges };
}

await new ELK().layout(toElk(JSON.parse(readFileSync(source, 'utf8'))));
// Its worker would keep the process alive.
process.exit(0);

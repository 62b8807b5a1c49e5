import type { Knowledge } from '../../../catalog/knowledge.js';
import { parseAddress } from '../../../graph/address.js';
import { countDrawn, countResources } from '../../../graph/count-resources.js';
import { createNode } from '../../../graph/create.js';
import { unescapeName } from '../../../graph/escape.js';
import { mergeChanges } from '../../../graph/merge-changes.js';
import type { GraphNode } from '../../../graph/model.js';
import { byText } from '../../../graph/order.js';
import { severalNames } from '../../../messages.js';
import { KINDS_LISTED } from '../../limits.js';
import { counted } from '../../messages.js';
import type { Group } from './groups.js';

/** The most frequent kinds of resource, services first: "ECS service ×98, Aurora instance ×17 and 8 more". */
function kinds(members: readonly GraphNode[], knowledge: Knowledge): string {
  const byTitle = new Map<string, GraphNode[]>();
  for (const node of members) {
    const { title } = knowledge.factsOf(node.type);
    const others = byTitle.get(title);
    if (others === undefined) byTitle.set(title, [node]);
    else others.push(node);
  }
  const counts = [...byTitle]
    .map(([title, nodes]) => {
      const isPlumbing = knowledge.factsOf((nodes[0] as GraphNode).type).plumbing === true;
      return { title, count: countDrawn(nodes), last: isPlumbing ? 1 : 0 };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.last - b.last || b.count - a.count || byText(a.title, b.title));
  const rest = counts.slice(KINDS_LISTED).reduce((sum, { count }) => sum + count, 0);
  return severalNames(
    counts.slice(0, KINDS_LISTED).map(({ count, title }) => counted(count, title)),
    rest,
  );
}

/** One icon for all that is in a container or module, with how many resources that are and of which kinds. */
export function contentsOf(group: Group, isTaken: (address: string) => boolean, knowledge: Knowledge): GraphNode {
  const { members, module } = group;
  const type = knowledge.contentsTypeOf(knowledge.cloudOf((members[0] as GraphNode).type));
  const prefix = module === '' ? '' : `${module}.`;
  const step = parseAddress(`${prefix}${type}.contents`)?.modules.at(-1);
  const name = step === undefined ? '' : `${unescapeName(step.name)}${step.index === null ? '' : ` ${step.index}`}: `;
  let address = `${prefix}${type}.contents`;
  for (let n = 1; isTaken(address); n++) address = `${prefix}${type}.contents[${n}]`;
  return createNode({
    address,
    type,
    parent: group.home,
    ...mergeChanges(members),
    count: countResources(members),
    called: `${name}${kinds(members, knowledge)}`,
  });
}

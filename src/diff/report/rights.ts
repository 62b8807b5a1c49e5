/** Gains and losses of rights, with the names of principals and targets. */
import { spokenOf } from '../../catalog/nouns.js';
import { typeOf } from '../../graph/address.js';
import { groupBy } from '../../graph/group-by.js';
import type { Graph } from '../../graph/model.js';
import { put } from '../../graph/put.js';
import type { RightsChange, Subject } from '../../graph/rights.js';
import { inModule } from './apart.js';
import { originalOf } from './counts.js';
import type { ReportedRights, ReportedSubject } from './model.js';
import { calledWithoutNode, type Names } from './names.js';
import { rightsInText } from './summary/rights-in-text.js';

/** Returns the changes of rights in their order of importance. Changes of copies and shared roles are listed once. */
export function reportedRights(graph: Graph, names: Names): ReportedRights[] {
  const { nodes, rights = [] } = graph;
  const places = new Map<string, string[]>();
  const found = new Map<string, RightsChange>();
  const add = (change: RightsChange, at: string | null): void => {
    const key = JSON.stringify(change);
    found.set(key, change);
    const known = places.get(key)?.includes(originalOf(at ?? '')) === true;
    if (at !== null && !known) put(places, key, originalOf(at));
  };
  for (const { address, changed, ghostOf } of nodes.values())
    if (ghostOf === undefined) for (const change of changed?.rights ?? []) add(change, address);
  for (const { address: _, ...change } of rights) add(change, null);
  const called = subjectsOf([...found.values()], graph, names);
  return [...found].map(([key, change]): ReportedRights => {
    const { principal, target, ...rest } = change;
    const who = { ...called(principal), ...(principal.is !== undefined && { is: principal.is }) };
    const one = { ...rest, principal: who, target: called(target), nodes: places.get(key) ?? [] };
    return { ...one, text: rightsInText(one) };
  });
}

/** Returns a lookup of the name of a principal or target. Equal names are distinguished by module. */
function subjectsOf(all: readonly RightsChange[], graph: Pick<Graph, 'nodes' | 'called'>, names: Names) {
  const { nodes } = graph;
  const plainly = ({ address, noun, name, detail }: Subject): ReportedSubject => {
    if (address === undefined) return { noun, name, ...(detail !== undefined && { detail }) };
    const type = typeOf(address);
    const own = nodes.has(address) ? names.of(address) : calledWithoutNode(address, graph);
    const apart = nodes.has(address) ? names.apart(address) : '';
    const spoken = spokenOf(type, own.title);
    return { address, type, ...own, noun: spoken.one, ...(apart !== '' && { detail: apart }) };
  };
  const subjects = all.flatMap(({ principal, target }) => [principal, target]);
  const alike = groupBy(
    subjects.flatMap((one) => (one.address === undefined ? [] : [plainly(one)])),
    ({ noun, name }) => `${noun}\n${name}`,
  );
  return (subject: Subject): ReportedSubject => {
    const one = plainly(subject);
    if (one.address === undefined || one.detail !== undefined) return one;
    const others = alike.get(`${one.noun}\n${one.name}`) ?? [];
    const isAlone = others.every(({ address }) => address === one.address);
    const module = isAlone ? '' : inModule(one.address);
    return module === '' ? one : { ...one, detail: module };
  };
}

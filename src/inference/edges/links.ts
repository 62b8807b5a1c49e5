/** Link rules: resources that state an edge between two others; see `LinkRule`. */
import type { LinkRule } from '../../catalog/rules.js';
import { leadsInto, type Resource } from '../../graph/inventory.js';
import type { Evidence, Rule } from '../evidence.js';
import type { Host } from '../hosts.js';
import type { Scene } from '../scene.js';
import { type Candidates, CERTAINTY, type DirectedEdge } from './candidates.js';

/** Queries about the possible ends of edges in a scene. */
export interface Ends {
  readonly scene: Scene;
  /**
   * Returns the ports that a resource calls or is called on.
   * @param usual path of the port if the type declares none
   */
  readonly portsAt: (address: string, usual?: string) => readonly string[];
  /** True if an edge from the first to the second may be drawn. */
  readonly mayJoin: (from: string, to: string) => boolean;
}

/** Maximum number of edges of one link, because a link with many resources at both ends joins all pairs. */
const LINK_EDGES_MAX = 16;

/**
 * Adds the edges that a link rule of a resource states. Example: `aws_lambda_permission { source_arn = …, function_name
 * = … }` gives the edge source -> function. Supporting links and links with more than `LINK_EDGES_MAX` pairs add none.
 */
export function followLink(resource: Resource, link: LinkRule, ends: Ends, candidates: Candidates): void {
  const { scene } = ends;
  if (link.isSupporting === true || !applies(resource, link, scene)) return;
  const { from, to, starts, guess } = endsOf(resource, link, scene);
  if (from.length * to.length > LINK_EDGES_MAX) return;
  const evidence: Evidence = guess ?? {
    rule: 'link',
    by: resource.address,
    ...pathOf(resource, link, scene, to),
  };
  // The port of the resource with the link is the one that it listens on, unless it calls others: then its target's.
  const statesListenPort = (start: string): boolean =>
    start === resource.address && scene.model.factsOf(start).direction !== 'in';
  const calledPorts = starts.flatMap((start) => (statesListenPort(start) ? [] : ends.portsAt(start)));
  for (const start of from) {
    for (const end of to) {
      if (!ends.mayJoin(start, end)) continue;
      // A start that is drawn as the connection itself states its ends and direction with more certainty.
      const isConnectionItself = link.label !== undefined && scene.model.factsOf(start).connection === link.label;
      const certainty = isConnectionItself ? CERTAINTY.foldedReference : CERTAINTY.link;
      candidates.add(
        { from: start, to: end, certainty, evidence, twoWay: link.twoWay, thin: link.thin },
        isConnectionItself ? '' : link.label,
        calledPorts,
      );
    }
  }
}

const applies = (
  { address, type, values }: Resource,
  { unless = [], when = {} }: LinkRule,
  { model }: Scene,
): boolean =>
  !model.knowledge.isOtherRecord(type, values) &&
  Object.entries(when).every(([name, value]) => values[name] === value) &&
  model.namedBy(address, unless).length === 0;

/** Returns the edges of a supporting link, which are drawn only with `--detail all`. */
export function supportingEdgesOf(resource: Resource, link: LinkRule, scene: Scene): readonly DirectedEdge[] {
  if (link.isSupporting !== true || !applies(resource, link, scene)) return [];
  const { from, to } = endsOf(resource, link, scene);
  if (from.length * to.length > LINK_EDGES_MAX) return [];
  const evidence: Evidence = { rule: 'link', by: resource.address, ...pathOf(resource, link, scene, to) };
  return from.flatMap((start) =>
    to.map((end) => ({ from: start, to: end, label: link.label ?? '', thin: true, evidence: [evidence] })),
  );
}

const GUESSED: ReadonlySet<Rule> = new Set(['nearby', 'only']);

interface LinkEnds {
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Resources that the attributes name, before they are resolved to drawn nodes. */
  readonly starts: readonly string[];
  /** Evidence of an end that no attribute names, and that is assumed as the only candidate; null for none. */
  readonly guess: Evidence | null;
}

function endsOf(resource: Resource, link: LinkRule, scene: Scene): LinkEnds {
  const { address } = resource;
  const { factsOf, namedBy, typeOf } = scene.model;
  const host = guessedHost(address, scene);
  const isFoldAttribute = (attributes: readonly string[]): boolean =>
    attributes.some((attribute) => factsOf(address).fold?.attributes?.includes(attribute));
  const named = (attributes: readonly string[]): readonly string[] => {
    const targets = attributes.length === 0 ? [address] : namedBy(address, attributes);
    const resolved = targets.length === 0 && host !== null && isFoldAttribute(attributes) ? [host.address] : targets;
    return link.isSupporting === true || link.isAlwaysDrawn === true
      ? resolved
      : resolved.filter((target) => factsOf(target).supporting !== true);
  };
  const starts = named(link.from).filter((start) => link.among?.includes(typeOf(start)) !== false);
  const isToward = (head: string): boolean => link.toward?.includes(typeOf(head)) !== false;
  const heads = named(link.to)
    .filter(isToward)
    .flatMap((head) => {
      const forwarded = namedBy(head, factsOf(head).forwards ?? []);
      return forwarded.length > 0 ? forwarded : [head];
    });
  const from = [...new Set(starts.flatMap(scene.endsOf))];
  const ends = [
    ...new Set((heads.length > 0 ? heads : containerFor(resource, scene)).flatMap((end) => edgeEndsAt(end, scene))),
  ];
  // Containers are ends only if no node is one.
  const nodes = ends.filter((end) => !scene.isContainer(end));
  const to = nodes.length > 0 ? nodes : withInnerContainer(resource, link, ends, scene);
  // A link whose host is not in the plan is drawn as a node, which is then an end of the edge.
  const isNode = scene.rootOf(address) === address && !scene.isContainer(address);
  if (isNode && from.length === 0) from.push(address);
  if (isNode && to.length === 0) to.push(address);
  const isGuess = host !== null && [...starts, ...heads].includes(host.address);
  return { from, to, starts, guess: isGuess ? host.evidence : null };
}

/**
 * Returns the ends of a link. If its only end is a container that encloses the empty container named by the link
 * (`innerContainer`), the edge ends at the inner one, which would otherwise be drawn without any relation.
 */
function withInnerContainer(
  { address }: Resource,
  { innerContainer = [] }: LinkRule,
  ends: readonly string[],
  scene: Scene,
): string[] {
  const { model, drawn, parentOf, rootOf } = scene;
  const boxes = new Set(model.namedBy(address, innerContainer).map((named) => rootOf(named) ?? ''));
  const [box = ''] = boxes;
  const outer: (string | null)[] = [];
  for (let at = parentOf(box); boxes.size === 1 && drawn.has(box) && at !== null; at = parentOf(at)) outer.push(at);
  const isInnerContainerOnly = ends.length === 1 && outer.includes(ends[0] as string);
  return isInnerContainerOnly && !scene.isOccupied(box) ? [box] : [...ends];
}

/**
 * Returns the host of a link that was assumed as the only candidate nearby, because the plan hides its name behind a
 * local; null if the host is named.
 */
function guessedHost(address: string, { folds }: Scene): Host | null {
  const host = folds.hosts.get(address);
  return host !== undefined && GUESSED.has(host.evidence.rule) ? host : null;
}

/** Returns the innermost enclosing container of a listed type, for a link that does not name its target. */
function containerFor({ address }: Resource, { model, parentOf }: Scene): string[] {
  const { within = [] } = model.factsOf(address);
  for (let at = parentOf(address); at !== null; at = parentOf(at)) if (within.includes(model.typeOf(at))) return [at];
  return [];
}

/** Returns the ends of an edge to a target. A container may be an end; a security group stands for its members. */
function edgeEndsAt(target: string, { model, endsOf, rootOf }: Scene): readonly string[] {
  const ends = endsOf(target);
  const root = ends.length > 0 ? null : rootOf(target);
  return root === null || model.factsOf(root).securityGroupRefs !== undefined ? ends : [root];
}

/** Returns the attribute of a link that names its end. For a block, the attribute inside it. */
function pathOf(
  { address }: Resource,
  { from, to }: LinkRule,
  { model, endsOf }: Scene,
  heads: readonly string[],
): Pick<Evidence, 'path' | 'line'> {
  const references = model.referencesOf(address);
  for (const attribute of [...to, ...from]) {
    const named = references.filter((reference) => leadsInto(reference.path, attribute));
    const { path, line } =
      named.find(({ to: end }) => endsOf(end).some((node) => heads.includes(node))) ?? named[0] ?? {};
    if (path !== undefined) return { path, ...(line !== undefined && { line }) };
  }
  return {};
}

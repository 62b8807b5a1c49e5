/** Resources that say "requests go from here to there": see LinkRule. */
import type { LinkRule } from '../../catalog/rules.js';
import { leadsInto, type Resource } from '../../graph/inventory.js';
import type { Evidence, Rule } from '../evidence.js';
import type { Host } from '../hosts.js';
import type { Scene } from '../scene.js';
import { type Arrow, type Candidates, CERTAINTY } from './candidates.js';

export interface Ends {
  readonly picture: Scene;
  /** The ports that a resource calls or is called on. @param usual path of the port where its type names none */
  readonly portsAt: (address: string, usual?: string) => readonly string[];
  /** Whether there may be an arrow between two. */
  readonly isArrow: (from: string, to: string) => boolean;
}

/** What names many at both ends makes arrows of all pairs; more than this is a web, not a flow. */
const MOST_ARROWS_OF_A_LINK = 16;

export function followLink(resource: Resource, link: LinkRule, ends: Ends, candidates: Candidates): void {
  if (link.quiet === true || !isMeant(resource, link)) return;
  const { picture } = ends;
  const { from, to, starts, guess } = endsOf(resource, link, picture);
  if (from.length * to.length > MOST_ARROWS_OF_A_LINK) return;
  const evidence: Evidence = guess ?? {
    rule: 'link',
    by: resource.address,
    ...pathOf(resource, link, picture, to),
  };
  // What calls others itself says by its port where it is called.
  const isCalled = (start: string): boolean =>
    start === resource.address && picture.model.factsOf(start).direction !== 'in';
  const called = starts.flatMap((start) => (isCalled(start) ? [] : ends.portsAt(start)));
  for (const start of from) {
    for (const end of to) {
      if (!ends.isArrow(start, end)) continue;
      // What is such a line itself says what it joins, and which way.
      const isOfLine = link.says !== undefined && picture.model.factsOf(start).connection === link.says;
      const certainty = isOfLine ? CERTAINTY.foldedReference : CERTAINTY.link;
      candidates.add(
        { from: start, to: end, certainty, evidence, twoWay: link.twoWay, thin: link.thin },
        isOfLine ? '' : link.says,
        called,
      );
    }
  }
}

const isMeant = ({ values }: Resource, { when = {} }: LinkRule): boolean =>
  Object.entries(when).every(([name, value]) => values[name] === value);

/** The arrows of a link that only a picture with all detail has. */
export function quietArrowsOf(resource: Resource, link: LinkRule, picture: Scene): readonly Arrow[] {
  if (link.quiet !== true || !isMeant(resource, link)) return [];
  const { from, to } = endsOf(resource, link, picture);
  if (from.length * to.length > MOST_ARROWS_OF_A_LINK) return [];
  const evidence: Evidence = { rule: 'link', by: resource.address, ...pathOf(resource, link, picture, to) };
  return from.flatMap((start) =>
    to.map((end) => ({ from: start, to: end, label: link.says ?? '', thin: true, evidence: [evidence] })),
  );
}

const GUESSED: ReadonlySet<Rule> = new Set(['nearby', 'only']);

interface LinkEnds {
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** What the link's own attributes name, before it is followed to what is drawn. */
  readonly starts: readonly string[];
  /** Where one end is not named, and is the only one that it can be: why that. */
  readonly guess: Evidence | null;
}

function endsOf(resource: Resource, link: LinkRule, picture: Scene): LinkEnds {
  const { address } = resource;
  const { factsOf, namedBy, typeOf } = picture.model;
  const host = guessedHost(address, picture);
  const isOf = (attributes: readonly string[]): boolean =>
    attributes.some((attribute) => factsOf(address).fold?.by?.includes(attribute));
  const named = (attributes: readonly string[]): readonly string[] => {
    const targets = attributes.length === 0 ? [address] : namedBy(address, attributes);
    const said = targets.length === 0 && host !== null && isOf(attributes) ? [host.address] : targets;
    return link.quiet === true || link.loud === true
      ? said
      : said.filter((target) => factsOf(target).supporting !== true);
  };
  const starts = named(link.from).filter((start) => link.among?.includes(typeOf(start)) !== false);
  const isToward = (head: string): boolean => link.toward?.includes(typeOf(head)) !== false;
  const heads = named(link.to)
    .filter(isToward)
    .flatMap((head) => {
      const behind = namedBy(head, factsOf(head).forwards ?? []);
      return behind.length > 0 ? behind : [head];
    });
  const from = [...new Set(starts.flatMap(picture.endsOf))];
  const all = [
    ...new Set((heads.length > 0 ? heads : homeOf(resource, picture)).flatMap((end) => arrowHeads(end, picture))),
  ];
  // Beside what answers, the places that it is made of are not meant.
  const things = all.filter((end) => !picture.isContainer(end));
  const to = things.length > 0 ? things : doorOf(resource, link, all, picture);
  // A link whose host is not in the plan is a node itself: then the arrow goes through it.
  const isNode = picture.rootOf(address) === address && !picture.isContainer(address);
  if (isNode && from.length === 0) from.push(address);
  if (isNode && to.length === 0) to.push(address);
  const isGuess = host !== null && [...starts, ...heads].includes(host.address);
  return { from, to, starts, guess: isGuess ? host.evidence : null };
}

/** The box in what a link leads to that is there for the link alone, and would be drawn as if it were for nothing. */
function doorOf({ address }: Resource, { door = [] }: LinkRule, ends: readonly string[], picture: Scene): string[] {
  const { model, drawn, parentOf, rootOf } = picture;
  const boxes = new Set(model.namedBy(address, door).map((named) => rootOf(named) ?? ''));
  const [box = ''] = boxes;
  const around: (string | null)[] = [];
  for (let at = parentOf(box); boxes.size === 1 && drawn.has(box) && at !== null; at = parentOf(at)) around.push(at);
  const isDoor = ends.length === 1 && around.includes(ends[0] as string);
  return isDoor && !picture.isOccupied(box) ? [box] : [...ends];
}

/** What a link is part of though it does not name it: the only one near it, where the plan has the name behind a local. */
function guessedHost(address: string, { folds }: Scene): Host | null {
  const host = folds.hosts.get(address);
  return host !== undefined && GUESSED.has(host.evidence.rule) ? host : null;
}

/** Where a link does not name its container (behind a local, by its subnets only), the one that it is in is meant. */
function homeOf({ address }: Resource, { model, parentOf }: Scene): string[] {
  const { within = [] } = model.factsOf(address);
  for (let at = parentOf(address); at !== null; at = parentOf(at)) if (within.includes(model.typeOf(at))) return [at];
  return [];
}

/** A container can be pointed at, a security group means its members. */
function arrowHeads(target: string, { model, endsOf, rootOf }: Scene): readonly string[] {
  const ends = endsOf(target);
  const root = ends.length > 0 ? null : rootOf(target);
  return root === null || model.factsOf(root).securityGroupRefs !== undefined ? ends : [root];
}

/** The attribute of a link that names its end: of a block, the one in it that does. */
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
      named.find(({ to: end }) => endsOf(end).some((one) => heads.includes(one))) ?? named[0] ?? {};
    if (path !== undefined) return { path, ...(line !== undefined && { line }) };
  }
  return {};
}

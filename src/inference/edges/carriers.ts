/**
 * What carries others: who is joined to a connector of a network reaches by it what stands there, and a tunnel that has no
 * way of its own runs over a line that another gateway ends.
 */
import type { Scene } from '../scene.js';
import { textsAt } from '../values.js';
import type { Arrow } from './candidates.js';

export const throughCarriers = (arrows: readonly Arrow[], picture: Scene): readonly Arrow[] =>
  overLines(throughConnectors(arrows, picture), picture);

/** A -> T becomes A -> connector -> T. */
function throughConnectors(arrows: readonly Arrow[], picture: Scene): readonly Arrow[] {
  const { model } = picture;
  const joined = arrows.filter(({ to }) => model.factsOf(to).connects === true);
  if (joined.length === 0) return arrows;
  const connectors = new Map<string, string | null>();
  for (const { from, to } of joined) connectors.set(from, connectors.has(from) ? null : to);
  const through = new Map<string, Arrow>();
  for (const arrow of arrows) {
    const connector = connectors.get(arrow.from) ?? null;
    const led = connector === null ? arrow : ledBy(arrow, connector, picture);
    const key = `${led.from} ${led.to}`;
    const known = through.get(key);
    if (known === undefined) through.set(key, led);
    // What is written on one of two arrows that become one is not true of both.
    else if (known.label !== led.label) through.set(key, { ...known, label: '' });
  }
  return [...through.values()];
}

function ledBy(arrow: Arrow, connector: string, picture: Scene): Arrow {
  const network = networkAround(connector, picture);
  const isOutside = networkAround(arrow.from, picture) !== network;
  const isInside = network !== null && networkAround(arrow.to, picture) === network && isOutside;
  if (!isInside || arrow.to === connector || arrow.thin === true) return arrow;
  return { ...arrow, from: connector, evidence: [{ rule: 'connector', by: arrow.from }, ...arrow.evidence] };
}

/** V -> T becomes V -> G, beside G -> T: only where there is one such line. */
function overLines(arrows: readonly Arrow[], { model }: Scene): readonly Arrow[] {
  const over = (arrow: Arrow): Arrow => {
    const { carriedBy } = model.factsOf(arrow.from);
    if (carriedBy === undefined) return arrow;
    const values = model.valuesOf(arrow.from);
    const isCarried = Object.entries(carriedBy.when).every(([at, texts]) =>
      textsAt(values, [at]).some((text) => texts.includes(text)),
    );
    if (!isCarried) return arrow;
    const lines = arrows.filter(({ from, to }) => to === arrow.to && carriedBy.types.includes(model.typeOf(from)));
    const [only] = lines;
    if (only === undefined || lines.length > 1) return arrow;
    return { ...arrow, to: only.from, evidence: [{ rule: 'only', by: arrow.from }, ...arrow.evidence] };
  };
  return arrows.map(over);
}

function networkAround(start: string, { model, parentOf }: Scene): string | null {
  let at: string | null = start;
  while (at !== null && model.factsOf(at).ranges?.isWhole !== true) at = parentOf(at);
  return at;
}

/** What real plans and those of the fixtures change, counted from their actions alone, and where it ends in the picture. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planSummary } from '../../src/graph/counts.js';
import type { Inventory } from '../../src/graph/inventory.js';
import { understand } from '../../src/inference/index.js';
import { readPlan } from '../../src/terraform/plan/index.js';
import { conserve, type Happens } from '../inference/conserved-changes.js';
import { cases } from '../support/cases.js';
import { legendOf } from '../support/legend.js';
import { casesMet, portion } from '../support/long.js';
import { CORPUS, has, needs } from '../support/tools.js';

interface Entry {
  readonly address: string;
  readonly mode: string;
  readonly deposed?: string;
  readonly previous_address?: string;
  readonly change: { readonly actions: readonly string[]; readonly importing?: object };
}

interface Read {
  readonly plan: object;
  readonly entries: readonly Entry[];
  readonly inventory: Inventory;
}

/** Null for what is no plan. */
function readIn(text: string): Read | null {
  try {
    const plan = JSON.parse(text);
    const inventory = readPlan(plan, 'plan.json', null);
    const managed = (entry: Entry) => entry.mode !== 'data' && Array.isArray(entry.change?.actions);
    return { plan, entries: (plan.resource_changes ?? []).filter(managed), inventory };
  } catch {
    return null;
  }
}

/** In Terraform's own words: of `create` and `delete` in one entry, each counts. */
function counted(entries: readonly Entry[]) {
  const of = (action: string) => entries.filter(({ change }) => change.actions.includes(action)).length;
  return {
    import: entries.filter(({ change }) => typeof change.importing === 'object' && change.importing !== null).length,
    add: of('create'),
    change: of('update'),
    destroy: of('delete'),
    forget: of('forget'),
  };
}

function wordOf({ address, change, previous_address = address }: Entry): string | null {
  const { actions, importing = null } = change;
  if (actions.length === 2) return 'replace';
  if (actions[0] !== 'no-op') return actions[0] === 'read' ? null : (actions[0] ?? null);
  return previous_address !== address ? 'move' : importing === null ? null : 'import';
}

function happensIn(entries: readonly Entry[]): (origin: string) => Happens {
  const all = new Map<string, (string | null)[]>();
  for (const entry of [...entries].sort((a, b) => Number('deposed' in a) - Number('deposed' in b)))
    all.set(entry.address, [...(all.get(entry.address) ?? []), wordOf(entry)]);
  return (origin) => {
    const [word = null, ...deposed] = all.get(origin) ?? [];
    return { word, deposed: deposed.filter((one) => one !== null) };
  };
}

const isCreated = ({ change }: Entry): boolean => change.actions.join() === 'create';

async function check({ plan, entries, inventory }: Read) {
  expect(planSummary(inventory.resources)).toEqual(counted(entries));
  const isAllNew = entries.every(isCreated);
  const understood = understand(inventory);
  const ends = conserve(understood, happensIn(entries), isAllNew);
  if (!isAllNew) checkLegend(await legendOf(plan), entries, ends.hidden);
  return ends;
}

/** The plan's line is Terraform's, the signs beside it add up to it, and what has no place in the picture is counted. */
function checkLegend(legend: Awaited<ReturnType<typeof legendOf>>, entries: readonly Entry[], hidden: number) {
  if (legend === null) return;
  const { create = 0, replace = 0, update = 0, delete: gone = 0, forget = 0, import: imported = 0 } = legend.rows;
  const sums = counted(entries);
  expect(legend.sums).toEqual(sums);
  expect([create + replace, update, gone + replace + forget]).toEqual([
    sums.add,
    sums.change,
    sums.destroy + sums.forget,
  ]);
  expect(imported).toBeLessThanOrEqual(sums.import);
  expect(legend.unseen).toBe(hidden);
  legends.read++;
  if (hidden > 0) legends.unseen++;
}

const legends = { read: 0, unseen: 0 };

const fixtures = cases().flatMap(({ name, sources }) =>
  sources.kind === 'plan' ? [{ name, text: Buffer.from(sources.file.bytes).toString('utf8') }] : [],
);

test.each(fixtures)('fixture $name', async ({ text }) => {
  const { marks, counts } = await check(readIn(text) as Read);
  expect(marks + counts).toBeGreaterThan(0);
});

const folder = join(CORPUS, 'plans');
const plans = has('corpus') ? portion(readdirSync(folder).sort(), 4) : [];
const { describe } = needs('corpus');

/** Plans that are only created are many and large, and their ledger is tested where they are read. */
const isMixed = ({ entries }: Read): boolean => entries.some((entry) => !isCreated(entry) && wordOf(entry) !== null);

describe('real plans', () => {
  const total = { plans: 0, marks: 0, counts: 0, hidden: 0 };

  it.each(plans)('%s', async (name) => {
    const read = readIn(readFileSync(join(folder, name), 'utf8'));
    if (read === null) return;
    if (!isMixed(read)) {
      expect(planSummary(read.inventory.resources)).toEqual(counted(read.entries));
      return;
    }
    const { marks, counts, hidden } = await check(read);
    total.plans++;
    total.marks += marks;
    total.counts += counts;
    total.hidden += hidden;
  });

  test('many plans contain changes', () => {
    expect(total.plans).toBeGreaterThan(casesMet(20));
    expect(Math.min(total.marks, total.counts)).toBeGreaterThan(casesMet(20));
    expect(legends.read).toBeGreaterThan(casesMet(20));
    expect(legends.unseen).toBeGreaterThan(0);
  });
});

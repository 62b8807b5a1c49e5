/** What a picture of a plan says of all that changes. */
import { readGraph } from '../../src/diagram/read.js';
import { present } from '../../src/labels/index.js';
import type { Presentation } from '../../src/labels/model.js';
import { summaryIn } from './plan-line.js';

/** Null where it says nothing: nothing changes, or all is new. */
export async function legendOf(plan: object): Promise<ReturnType<typeof read> | null> {
  const file = { name: 'plan.json', bytes: new TextEncoder().encode(JSON.stringify(plan)) };
  const { graph } = await readGraph({ kind: 'plan', file, dot: null });
  const words = present(graph, { modules: 'auto' });
  return words.changeSummary === undefined ? null : read(words);
}

function read({ changeSummary = '', changes = {} }: Presentation) {
  const [line = ''] = changeSummary.split('; ');
  return {
    line,
    sums: summaryIn(line),
    rows: changes,
    unseen: Number(/(\d+) resources? of these/.exec(changeSummary)?.[1] ?? 0),
  };
}

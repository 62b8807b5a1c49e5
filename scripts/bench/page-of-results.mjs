/** docs/performance.md, from what npm run bench has measured. */
import { cpus, totalmem } from 'node:os';
import { versions } from './others.mjs';
import { cellsOf, ratioOf, verdict } from './table.mjs';

/** @typedef {import('./measure.mjs').Usage} Usage */
/** @typedef {{ row: { name: string, runs: number, target?: object }, usage: Usage | null, others: { name: string, usage: Usage | null }[] }} Result */

/**
 * Returns the page.
 * @param {Result[]} results @param {{ load: string, timeout: number }} run
 */
export function pageOf(results, { load, timeout }) {
  const [{ model }] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `# Performance

<!-- Written by npm run bench -- --write -->

Whole runs of the command, each a process of its own that finds no results of earlier ones, except where a row says "again". Beside
each stands what somebody would run instead, measured in turn with it. Medians; times in seconds of wall time and of CPU time. The
ratio is our CPU time over that of the other program: below 1, ours is faster.

Machine: ${cpus().length} cores (${model.trim()}), ${memory} GiB of memory, shared with other work (load ${load} at the start). Versions: ${versions().join(', ')}.
Repeat it with \`npm run bench\`.

| Run | Wall | CPU | Memory | Target | Instead | Its CPU | Ratio |
|---|---|---|---|---|---|---|---|
${results.flatMap((result) => rowsOf(result, timeout)).join('\n')}

What the rows mean: "nodes" draws a graph file; "code" plans Terraform code offline, without credentials or providers, and draws
it; "built-in" does the same with resources that need no provider, so that Terraform can be compared; "its graph" stops before the
layout; "policies" reads that many statements. Graphviz draws lines through icons at these sizes, and elk only computes positions.
`;
}

/** Returns the lines of a result: the first other program beside our figures, each further one below. */
function rowsOf({ row, usage, others }, timeout) {
  const target =
    row.target === undefined ? '' : verdict(row.target, usage).replace('MISS', 'missed').replace('pass', 'met');
  const besides = others.map((other) => [
    other.name,
    cellsOf(other.usage, timeout)[1] || `> ${timeout} s`,
    ratioOf(usage, other.usage, timeout),
  ]);
  const first = [row.name, ...cellsOf(usage, timeout), target, ...(besides[0] ?? ['', '', ''])];
  return [first, ...besides.slice(1).map((cells) => ['', '', '', '', '', ...cells])].map(
    (cells) => `| ${cells.join(' | ')} |`,
  );
}

/** Formats the output of the benchmark. */
import { AGAINST_TARGET } from './rows.mjs';

/** Width of the first column, in characters. */
const NAME_WIDTH = 32;
/** Width of every other column. */
const CELL_WIDTH = 10;

/** @typedef {import('./measure.mjs').Usage} Usage */

const padded = (cells) => cells.map((cell) => cell.padStart(CELL_WIDTH)).join(' ');

export const heading = () => `${''.padEnd(NAME_WIDTH)} ${padded(['wall', 'CPU', 'memory'])}  target`;

const number = (value, digits, unit) => (Number.isNaN(value) ? '-' : `${value.toFixed(digits)} ${unit}`);

/** @param {Usage | null} usage null after a time-out @param {number} timeout */
export const cellsOf = (usage, timeout) =>
  usage === null
    ? [`> ${timeout} s`, '', '']
    : [number(usage.wall, 2, 's'), number(usage.cpu, 2, 's'), number(usage.memory, 0, 'MiB')];

/** @param {import('./rows.mjs').Row} row @param {string[]} cells @param {Usage | null} usage null after a time-out */
export const line = ({ name, target }, cells, usage) =>
  `${name.padEnd(NAME_WIDTH)} ${padded(cells)}  ${verdict(target, usage)}`.trimEnd();

/**
 * Returns the line of what somebody would run instead.
 * @param {import('./rows.mjs').Row} row @param {string[]} cells
 * @param {{ name: string, usage: Usage | null }} other @param {Usage | null} ours @param {number} timeout
 */
export function otherLine({ overTerraform }, cells, { name, usage }, ours, timeout) {
  const ratio = ratioOf(ours, usage, timeout);
  const target =
    overTerraform === undefined || ours === null || usage === null
      ? ''
      : ` ${atMost(ours.cpu / usage.cpu, overTerraform)}`;
  return `${`  ${name}`.padEnd(NAME_WIDTH)} ${padded(cells)}  ours takes ${ratio} of its CPU${target}`;
}

/**
 * Returns our CPU time over that of another program, such as `0.42x`; `< 0.1x` after a time-out of the other one.
 * @param {Usage | null} ours @param {Usage | null} other @param {number} timeout seconds
 */
export function ratioOf(ours, other, timeout) {
  if (ours === null) return '-';
  return other === null ? `< ${(ours.cpu / timeout).toFixed(2)}x` : share(ours.cpu, other.cpu);
}

/**
 * Returns an upper limit of the time on an idle machine: other work stretches the wall time, and parallel threads add up in the
 * CPU time.
 */
const idleTime = ({ wall, cpu }) => (Number.isNaN(cpu) ? wall : Math.min(wall, cpu));

/** Returns `pass` or `MISS` with the target; empty without one. @param {{ seconds: number, memory?: number } | undefined} target @param {Usage | null} usage */
export function verdict(target, usage) {
  if (target === undefined) return '';
  const judge = (isMet, text) => `${isMet ? 'pass' : 'MISS'} <= ${text}`;
  const parts = [judge(usage !== null && idleTime(usage) <= target.seconds, `${target.seconds} s`)];
  if (target.memory !== undefined && !Number.isNaN(usage?.memory))
    parts.push(judge(usage !== null && usage.memory <= target.memory, `${target.memory} MiB`));
  return parts.join(', ');
}

/** @param {Usage | null | undefined} large @param {Usage | null | undefined} small */
export function ratioLine(large, small, target) {
  if (!large || !small) return '';
  const ratio = idleTime(large) / idleTime(small);
  const verdict = `${ratio <= target ? 'pass' : 'MISS'} <= ${target}`;
  return `${'10,000 nodes over 1,000'.padEnd(NAME_WIDTH)} ${padded(['', ratio.toFixed(1), ''])}  ${verdict}`;
}

const share = (a, b) => `${(a / b).toFixed(2)}x`;

const atMost = (value, target) => `${value <= target ? 'pass' : 'MISS'} <= ${target}`;

/** @param {import('./rows.mjs').Row} row @param {Usage | null} usage @param {Usage} node usage of Node itself */
export const overNodeLine = ({ overNode }, usage, node) => overLine('  over Node itself', usage, node, overNode);

/** @param {import('./rows.mjs').Row} row @param {Usage | null} usage @param {Usage} side usage for the larger side alone */
export const overSideLine = ({ overSide }, usage, side) => overLine('  over the larger side', usage, side, overSide);

/** @param {import('./again.mjs').AgainRow} row @param {Usage | null} usage @param {Usage | null} first usage of the first run */
export function againLine({ share: most }, usage, first) {
  if (usage === null || first === null) return '';
  const cells = [share(usage.wall, first.wall), share(usage.cpu, first.cpu)];
  return `${'  over the first run'.padEnd(NAME_WIDTH)} ${padded(cells)}  CPU ${atMost(usage.cpu / first.cpu, most)}`;
}

function overLine(name, usage, other, most) {
  if (usage === null || other === null) return '';
  const cells = [share(usage.wall, other.wall), share(usage.cpu, other.cpu)];
  return `${name.padEnd(NAME_WIDTH)} ${padded(cells)}  ${atMost(usage.wall / other.wall, most)}`;
}

/** @param {import('./rows.mjs').Row} row @param {Usage | null} usage @param {Usage | null} other usage of the other program */
export function againstLine({ against = AGAINST_TARGET }, usage, other) {
  if (usage === null || other === null) return '';
  const cells = [share(usage.wall, other.wall), share(usage.cpu, other.cpu), share(usage.memory, other.memory)];
  return `${'  over the other program'.padEnd(NAME_WIDTH)} ${padded(cells)}  CPU ${atMost(usage.cpu / other.cpu, against)}`;
}

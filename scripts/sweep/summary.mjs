/** Memory that a small runner has. */
const PEAK_TARGET_MB = 1024;
/** Number of roots with the highest usage that are listed. */
const LISTED = 10;

/** Formats the results of a sweep. @param {{ root: string, code: number | string, fallback: string | null, failure: string | null, cpu: number | null, peak: number }[]} records */
export function summary(records) {
  const repositories = new Set(records.map(({ root }) => root.split('/')[0]));
  const fallbacks = records.filter(({ fallback }) => fallback !== null);
  const large = records.filter(({ peak }) => peak > PEAK_TARGET_MB);
  return [
    `${records.length} roots of ${repositories.size} repositories were drawn`,
    `exit codes: ${counted(records.map(({ code }) => String(code)))}`,
    `CPU: ${spread(records.flatMap(({ cpu }) => (cpu === null ? [] : [cpu])))} s`,
    `memory of all processes together: ${spread(records.map(({ peak }) => peak))} MB; over ${PEAK_TARGET_MB} MB: ${large.length}`,
    ...highest(records, ({ peak }) => peak, 'MB'),
    ...highest(records, ({ cpu }) => cpu ?? 0, 's'),
    ...failures(records),
    ...losses(records),
    `not planned: ${fallbacks.length} (${((100 * fallbacks.length) / Math.max(1, records.length)).toFixed(1)} %)`,
    ...fallbacks.map(({ root, fallback }) => `  ${root}: ${fallback.slice('WARNING: '.length)}`),
  ].join('\n');
}

/** True for an internal error of groundplan, or a signal. */
const isCrash = (code) => code === 1 || typeof code === 'string';

function failures(records) {
  const ends = records.flatMap(({ root, code, failure, static: stated }) => [
    { root, code, failure },
    ...(stated === undefined ? [] : [{ root: `${root} (static)`, code: stated.code, failure: stated.failure }]),
  ]);
  return [
    `crashes: ${ends.filter(({ code }) => isCrash(code)).length}`,
    ...ends.filter(({ code }) => code !== 0).map(({ root, code, failure }) => `  exit ${code}: ${root}: ${failure}`),
  ];
}

/** Lists resources in the code that the plan neither contains nor mentions. */
function losses(records) {
  const lossy = records.filter(({ lost }) => lost !== undefined && lost.length > 0);
  const lines = lossy.flatMap(({ root, lost }) =>
    lost.map(({ address, planned, stated }) => `  ${root}: ${address} (${planned} of ${stated})`),
  );
  return [`roots with silent losses: ${lossy.length}`, ...lines];
}

function counted(names) {
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${name} (${count})`).join(', ');
}

function spread(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  return `median ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}`;
}

const highest = (records, of, unit) =>
  records
    .toSorted((a, b) => of(b) - of(a))
    .slice(0, LISTED)
    .map((record) => `  ${of(record)} ${unit}: ${record.root}`);

import { filesBelow, withoutComments } from '../support/files.js';

const sources = () =>
  filesBelow('src', '.ts').map(({ path, text }) => ({ path, lines: withoutComments(text).split('\n') }));

const offenders = (pattern: RegExp, allowed: (path: string) => boolean) =>
  sources()
    .filter(({ path }) => !allowed(path))
    .flatMap(({ path, lines }) =>
      lines.flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
    );

/** Text, JSON, archives and restrictions of an `Io` are pure code: they take what they read. */
const inIo = (path: string) => /^src\/platform\/(?!(?:text|json|archives|untrusted)\/)/.test(path);
const nowhere = () => false;

test('nothing depends on the locale: sort with byText or byAddress, src/graph/order.ts', () => {
  expect(offenders(/localeCompare|\.toLocale|\bIntl\./, nowhere)).toEqual([]);
});

test('nothing outside src/platform depends on the clock or on chance: the same input gives the same bytes', () => {
  const pattern =
    /Date\.now|new Date\b|Math\.random|performance\.now|randomUUID|randomBytes|getRandomValues|process\.hrtime/;
  expect(offenders(pattern, inIo)).toEqual([]);
});

test('nothing outside src/platform reaches for the process or the console: take an Io', () => {
  // A file of ours by its path is an import that is done when it is reached.
  const pattern = /\bprocess\.|\bconsole\.|\bglobalThis\.process\b|\bfetch\(|\brequire\((?!'\.\.?\/[\w/.-]+\.js'\))/;
  expect(offenders(pattern, inIo)).toEqual([]);
});

test('no default exports, enums or barrels', () => {
  expect(
    offenders(/^export default |^(export )?(const )?enum |^export \* from /, (path) => path.endsWith('.d.ts')),
  ).toEqual([]);
});

/** Every message with hostile texts in the place of every text, as it reaches a terminal or the runner's log. */
import { safeForTerminal } from '../../../src/platform/streams.js';
import { filesBelow } from '../../support/files.js';

const HOSTILE =
  'x\u001b[2J\u202e\u2066\u200b\u{e0041}\0\ud800\r\u0085\u2028\n::warning title=x::y\n  ##[error]z\nFORGED é日🚀';

/** Parameters that get texts of ours: several lines, another message, a word out of a table. */
const OURS =
  /^(lines?|parts|remedy|message|reason|options?|names|noun|command|rule|expected|how|program|values|counts)$/;

/** Words in pictures, which are escaped as SVG; names of inputs and services, which are tables of ours; whole messages. */
const ELSEWHERE = new Set([
  ...['edgeTooltip', 'numbered', 'severalBoxes', 'severalNames', 'stepDrawing', 'titleOfPage'],
  ...['unknownKey', 'unknownKeyOf', 'problemAt', 'assumption', 'placeholders'],
  ...['badInput', 'inputTitle', 'mustBe', 'leftOutPart', 'stepAskingModel', 'dotTooOld', 'noRoots'],
  ...['outfileExtensionRemedy', 'stdoutOneFormatRemedy', 'checkExtensionRemedy', 'otherVersion', 'readAlike'],
  ...[
    'legendOfChange',
    'pictureDescription',
    'titleOfChange',
    'changesOf',
    'beforeAfter',
    'ofBoth',
    'reason',
    'openedInWords',
  ],
]);

/**
 * Whose callers make what is foreign in them printable before: names in code, words of Terraform and Git, and of doctor. What
 * is said of things and their changes is escaped by what writes it, as SVG, HTML, Markdown or for a terminal.
 */
const SAID_PRINTABLE = new Set([
  ...['missing', 'suggestionsDropped', 'heading', 'line', 'belowThirdColumn', 'neededFor'],
  // Of models.
  ...['answerUnusable', 'backendSays', 'badAddress', 'droppedBecause', 'notConfigured', 'ollamaPull'],
  // Of doctor.
  ...['cacheIs', 'cacheIsAtLeast', 'noPicture', 'rasteriserDo', 'resultsAre', 'resultsCleared'],
  // Of MCP: kinds of changes, ports and cursors are ours.
  ...['changedEdge', 'changedExposure', 'internetReaches', 'nextPage', 'nextPageOf'],
  // Names of resources with their titles, escaped by MCP and the page.
  ...['relationThrough', 'relationTo', 'titled'],
  // Of GitHub.
  ...['graphqlError', 'picturesUnusable'],
]);
const MADE_PRINTABLE_BEFORE = /^src\/(?:terraform\/(?!plan\/)|(?:planning|pull-request|diff|labels|render\/viewer)\/)/;

interface Parameter {
  readonly name: string;
  readonly type: string;
}

/** `(a: string, { b, c }: Place, d = '')` as its names and types; types with commas and brackets, too. */
function parametersOf(text: string): Parameter[] {
  const found: string[] = [];
  let depth = 0;
  let open = '';
  for (const character of text) {
    if ('({[<'.includes(character)) depth++;
    if (')}]>'.includes(character)) depth--;
    if (character === ',' && depth === 0) {
      found.push(open);
      open = '';
    } else open += character;
  }
  return [...found, open]
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const match = /^\s*(\w+|\{[^}]*\})\??\s*(?::\s*([\s\S]*?))?(?:=\s*(.*))?$/.exec(part)!;
      return { name: match[1]!, type: (match[2] ?? (/^\d/.test(match[3] ?? '') ? 'number' : 'string')).trim() };
    });
}

const hostileObject = new Proxy(
  {},
  {
    get: (_, name) =>
      /^(lines?|column|total|drawn|folded|hidden|found|shapes|resources|length|count)$/.test(String(name))
        ? 3
        : HOSTILE,
  },
);

function argumentFor({ type }: Parameter): unknown {
  if (/^readonly [A-Z]\w*\[\]/.test(type)) return [hostileObject];
  if (/\[\]$|^ReadonlyArray|^ReadonlySet/.test(type)) return /number/.test(type) ? [3] : [HOSTILE, HOSTILE];
  if (/^number/.test(type)) return 3;
  if (/^boolean/.test(type)) return true;
  if (/^string|^'|^null/.test(type)) return HOSTILE;
  return hostileObject;
}

const catalogues = filesBelow('src', '.ts').filter(({ path }) => /\/messages\.ts$/.test(path));

const functions = catalogues.flatMap(({ path, text }) =>
  [...text.matchAll(/^export const (\w+) = \(([\s\S]*?)\)(?:: \w+)? =>/gm)].map((match) => ({
    path,
    name: match[1]!,
    parameters: parametersOf(match[2]!),
  })),
);

test('there are messages, and their parameters are understood', () => {
  expect(functions.length).toBeGreaterThan(200);
});

/** Lines about whole objects, which cannot be made up here: __tests__/cli/mcp/questions.test.ts and __tests__/estate try hostile ones. */
const ABOUT_OBJECTS = new Set([
  ...['boxesLine', 'busiestLine', 'changedNode', 'kindsLine', 'matchLine', 'neighbourLine', 'reachedLine'],
  ...['touchedResource', 'estateSummary', 'outputsLine', 'reasonOfDoubt'],
]);

/** A word out of a table, by its name. */
const isLookUp = ({ parameters }: (typeof functions)[number]) =>
  parameters.some(({ type }) =>
    /^(keyof|Exclude<|Sense$|Outcome$|RequestPart$|QuestionKind$|readonly ClearDanger|ReportedCaveat\[)/.test(type),
  );

test.each(functions.filter((message) => !isLookUp(message) && !ABOUT_OBJECTS.has(message.name)))(
  '$path $name',
  async ({ path, name, parameters }) => {
    const catalogue = (await import(`../../../${path.replace(/\.ts$/, '.js')}`)) as Record<string, unknown>;
    const message = (catalogue[name] as (...args: readonly unknown[]) => unknown)(...parameters.map(argumentFor));
    // A table of rules, a remedy that is nothing: no text of its own.
    if (typeof message !== 'string') return;
    const said = safeForTerminal(`${message}\n`);
    expect(said).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
    expect(said).not.toMatch(/^\s*::|##\[/m);
    const isForeign =
      !ELSEWHERE.has(name) &&
      !MADE_PRINTABLE_BEFORE.test(path) &&
      !SAID_PRINTABLE.has(name) &&
      !parameters.some((parameter) => OURS.test(parameter.name));
    if (isForeign) expect(said).not.toMatch(/^\s*FORGED/m);
    // What people write stays legible.
    if (message.includes('FORGED') && !ELSEWHERE.has(name)) expect(said).toContain('é日🚀');
  },
);

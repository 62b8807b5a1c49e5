// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is a payload
/**
 * Plans, states, graph files, debug data and annotations: each text and each key that is in them, in every format and report.
 * The files are real ones, and the places for texts are found in them: what a reader learns to read is tried with them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../../src/cli/main.js';
import { FORMAT_NAMES, formatRow } from '../../src/render/formats.js';
import { expectWellFormed } from '../support/comment-body.js';
import { type Schema, valueFor } from '../support/from-schema.js';
import { TEXTS } from '../support/hostile-graph.js';
import { DANGERS } from '../support/inert.js';
import { portion } from '../support/long.js';
import { memoryIo } from '../support/memory-io.js';
import { ROOT } from '../support/root.js';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What every language takes for its own, short enough not to be cut. */
const SHARP = '<b>&x;"\'`]]>--><!--|\\[x](y)\n# @z ${a}%{b}';
const ALL = [...new Set([SHARP, ...TEXTS])].filter((text) => text.trim() !== '');

/** Places for texts: `.resource_changes[].change.after.bucket`, and `key of .variables`. */
function placesIn(json: Json, path = '', into: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof json === 'string') into.add(path);
  if (Array.isArray(json)) for (const item of json) placesIn(item, `${path}[]`, into);
  else if (json !== null && typeof json === 'object') {
    for (const [key, value] of Object.entries(json)) {
      into.add(`key of ${path}`);
      placesIn(value, `${path}.${key}`, into);
    }
  }
  return into;
}

/** Puts a text into these places; of keys into the last one, the others stay. */
function withText(json: Json, text: string, places: ReadonlySet<string>, path = ''): Json {
  if (typeof json === 'string') return places.has(path) ? text : json;
  if (Array.isArray(json)) return json.map((item: Json) => withText(item, text, places, `${path}[]`));
  if (json === null || typeof json !== 'object') return json;
  const entries = Object.entries(json).map(
    ([key, value]) => [key, withText(value, text, places, `${path}.${key}`)] as const,
  );
  const isNamed = places.has(`key of ${path}`);
  return Object.fromEntries(
    entries.map(([key, value], at) => [isNamed && at === entries.length - 1 ? text : key, value]),
  );
}

/** The addresses of a plan or a state, or of a graph. */
function addressesIn(json: Json): ReadonlySet<string> {
  const { graphdict, format_version: version } = json as Record<string, unknown>;
  const named: string[] = [];
  JSON.stringify(json, (key, value) => {
    if (key === 'address' && typeof value === 'string') named.push(value);
    return value;
  });
  return new Set(version === undefined ? Object.keys(graphdict ?? json!) : named);
}

/** Gives each resource a key of an instance that is this text, wherever it is named. */
function withKeys(json: Json, text: string, addresses: ReadonlySet<string>): Json {
  const key = JSON.stringify(text.replaceAll(']', '').slice(0, 60));
  const named = (address: string): string => (addresses.has(address) ? `${address}[${key}]` : address);
  const visit = (value: Json): Json => {
    if (typeof value === 'string') return named(value);
    if (Array.isArray(value)) return value.map(visit);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [named(name), visit(inner)]));
  };
  return visit(json);
}

const FORMATS = FORMAT_NAMES.filter((name) => DANGERS[name] !== undefined);

interface Written {
  readonly code: number;
  readonly files: ReadonlyMap<string, string>;
  readonly out: string;
  readonly err: string;
}

async function run(args: readonly string[], files: Readonly<Record<string, string>>): Promise<Written> {
  const io = memoryIo(files);
  const code = await main(args, io);
  const texts = [...io.files].map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')] as const);
  return { code, files: new Map(texts), out: io.out(), err: io.err() };
}

const draw = (files: Readonly<Record<string, string>>): Promise<Written> =>
  run(
    [
      'draw',
      '--source',
      'in.json',
      '--format',
      FORMATS.join(','),
      '--outfile',
      'o.svg',
      '--explain',
      '--drift',
      '--no-overview',
      '--tags',
      'Name',
    ],
    files,
  );
const compare = (files: Readonly<Record<string, string>>): Promise<Written> =>
  run(['diff', 'was.json', 'in.json', '--format', 'markdown,text,json', '--outfile', 'o.md'], files);

/** What a terminal would take for an order: characters that control it, or turn the direction of a text. */
const ORDERS = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** Nothing but a failure in words, or files in which each text is a text. */
function judge({ code, files, out, err }: Written, usual: Written): readonly string[] {
  const said = [out, err].filter((text) => ORDERS.test(text));
  if (code !== 0) return [...(code === 2 ? [] : [`exit code ${code}: ${err}`]), ...said];
  return [
    ...said,
    ...FORMATS.flatMap((format) => {
      const name = `o.${formatRow(format).extension}`;
      const text = files.get(name);
      return text === undefined
        ? []
        : DANGERS[format]!(text, usual.files.get(name)!).map((danger) => `${format}: ${danger}`);
    }),
  ];
}

const plan = JSON.parse(readFileSync(join(ROOT, 'fixtures/aws-changes/plan.json'), 'utf8')) as Json;

/** As `terraform show -json` of a state has it. */
const stateOf = (json: Json): Json => {
  const { planned_values: values } = json as { planned_values: Json };
  return { format_version: '1.0', terraform_version: '1.11.4', values };
};

async function sources(): Promise<Readonly<Record<string, Json>>> {
  const { files } = await run(['draw', '--source', 'in.json', '--debug', '--outfile', 'o.svg'], {
    'in.json': JSON.stringify(plan),
  });
  const graph = await run(['graphdata', '--source', 'in.json', '--outfile', 'o.json'], {
    'in.json': JSON.stringify(plan),
  });
  return {
    plan,
    state: stateOf(plan),
    'debug data': JSON.parse(files.get('tfdata.json')!) as Json,
    'graph file': JSON.parse(graph.files.get('o.json')!) as Json,
  };
}

/** How much there is in a source; null for a fault. */
async function countIn(json: Json): Promise<string | null> {
  const args = ['graphdata', '--source', 'in.json', '--outfile', 'o.json'];
  const { code, files } = await run(args, { 'in.json': JSON.stringify(json) });
  if (code !== 0) return null;
  const graph = JSON.parse(files.get('o.json')!) as Readonly<Record<string, readonly string[]>>;
  return `${Object.keys(graph).length} nodes, ${Object.values(graph).flat().length} edges`;
}

/** Sources whose texts go through the same writers share the texts: each tries one of so many, from that one on. */
const SHARES = {
  plan: { of: 4, from: 0 },
  'debug data': { of: 4, from: 2 },
  state: { of: 8, from: 1 },
  'graph file': { of: 8, from: 5 },
} as const;
const IS_WHOLE = process.env.GROUNDPLAN_HOSTILE === 'all';

test.each(Object.keys(SHARES) as (keyof typeof SHARES)[])('each text of a %s', async (name) => {
  const json = (await sources())[name]!;
  const was = JSON.stringify(json);
  const usual = await draw({ 'in.json': was });
  expect([usual.code, usual.code === 0 ? '' : usual.err]).toEqual([0, '']);
  const tryOne = async (changed: Json): Promise<readonly string[]> => {
    const now = JSON.stringify(changed);
    const compared = await compare({ 'was.json': was, 'in.json': now });
    const report = compared.files.get('o.md');
    if (report !== undefined) expectWellFormed(report);
    const drawn = await draw({ 'in.json': now });
    if (drawn.code === 0) seen.drawn++;
    return [...judge(drawn, usual), ...judge(compared, usual)];
  };
  const seen = { drawn: 0 };
  const count = await countIn(json);
  // A text that makes another thing of the source is tried alone; the others at once, or they would be nothing but faults.
  const free = new Set<string>();
  for (const place of placesIn(json)) {
    const changed = withText(json, SHARP, new Set([place]));
    if ((await countIn(changed)) === count) free.add(place);
    else expect([place, await tryOne(changed)]).toEqual([place, []]);
  }
  expect(free.size > 30 || name === 'graph file').toBe(true);
  const addresses = addressesIn(json);
  const [keys, values] = [true, false].map((isKey) =>
    [...free].filter((place) => place.startsWith('key of') === isKey),
  );
  const ways: readonly ((text: string) => Json)[] = [
    (text) => withText(json, text, new Set(values)),
    (text) => withKeys(json, text, addresses),
    (text) => withText(withKeys(json, text, addresses), text, new Set(keys)),
  ];
  const { of, from } = SHARES[name];
  const texts = IS_WHOLE
    ? ALL
    : portion(
        ALL.filter((_, at) => at % of === from),
        2,
      );
  for (const [at, text] of texts.entries()) {
    expect([text, await tryOne(ways[at % ways.length]!(text))]).toEqual([text, []]);
    expect([text, await tryOne(ways[(at + 1) % ways.length]!(text))]).toEqual([text, []]);
  }
  // Most of them are pictures, in which the text is.
  expect(seen.drawn).toBeGreaterThan(texts.length);
});

const ANNOTATIONS = JSON.parse(readFileSync(join(ROOT, 'docs/annotations.schema.json'), 'utf8')) as Schema;
const ADDRESSES = ['aws_sqs_queue.jobs', 'external.bank'];
const GRAPH = JSON.stringify({ 'aws_lambda_function.f': ['aws_sqs_queue.jobs'], 'aws_sqs_queue.jobs': [] });

/** Without icons and brand, whose files and colours are checked by __tests__/diagram/appearance.test.ts. */
const TEXTS_OF_ANNOTATIONS: Schema = {
  ...ANNOTATIONS,
  properties: Object.fromEntries(
    Object.entries(ANNOTATIONS.properties as Schema).filter(([name]) => name !== 'icons' && name !== 'brand'),
  ),
};

test('each text of an annotation file', async () => {
  const files = (text: string, number: number) => ({
    'in.json': GRAPH,
    'groundplan.yml': JSON.stringify(
      valueFor(TEXTS_OF_ANNOTATIONS, { text, number, fitting: [...ADDRESSES, '#0b6e86'] }),
    ),
  });
  const usual = await draw(files('words', 0));
  expect([usual.code, usual.code === 0 ? '' : usual.err]).toEqual([0, '']);
  for (const [at, text] of ALL.entries()) {
    expect([text, judge(await draw(files(text, at)), usual)]).toEqual([text, []]);
  }
});

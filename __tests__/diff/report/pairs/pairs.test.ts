/** What a change must not miss: values in blocks, and what is opened to those outside. */
import { AWS } from './aws.js';
import { AZURE } from './azure.js';
import { GOOGLE } from './google.js';
import { KUBERNETES } from './kubernetes.js';
import { edited, openedIn, type Pair, reportOn, valuesIn } from './model.js';
import { OTHERS } from './others.js';

const ALL: readonly (readonly [string, Pair])[] = [...AWS, ...AZURE, ...GOOGLE, ...KUBERNETES, ...OTHERS].map(
  (pair) => [pair.name, pair],
);

test.each(ALL)('%s', async (_, pair) => {
  const report = await reportOn(pair.code, edited(pair));
  expect(openedIn(report)).toEqual(pair.opened ?? []);
  expect(valuesIn(report)).toEqual(pair.values ?? []);
  if (pair.sentence !== undefined) expect(report.sentence).toBe(pair.sentence);
  const isNothing = report.sentence.startsWith('No change');
  expect(isNothing).toBe(report.nodes.length + report.edges.length === 0);
});

test.each(ALL.filter(([, { opened = [] }]) => opened.length > 0))('taken back: %s', async (_, pair) => {
  const back = openedIn(await reportOn(edited(pair), pair.code));
  const turned = (pair.opened ?? []).map((one) =>
    one.replace(/^(opens|closes)/, (word) => (word === 'opens' ? 'closes' : 'opens')),
  );
  // What goes with what is new goes without a word.
  const stays = turned.filter((one) => !one.includes('aws_instance.more'));
  expect(back).toEqual(pair.back ?? stays);
});

test('what is open where nothing was there is said of what is new', async () => {
  const [open] = AWS.filter(({ name }) => name === 'a database that the internet may reach') as [Pair];
  expect(openedIn(await reportOn('', edited(open)))).toEqual(['opens aws_db_instance.orders to the internet']);
});

/** `draw` and files of draw.io that people have edited. */
import { main } from '../../src/cli/main.js';
import { memoryIo } from '../support/memory-io.js';

const FILE = 'a.drawio';
const GRAPH = JSON.stringify({ 'aws_lambda_function.a': ['aws_sqs_queue.b'], 'aws_sqs_queue.b': [] });
const MORE = JSON.stringify({
  'aws_lambda_function.a': ['aws_sqs_queue.b', 'aws_sns_topic.c'],
  'aws_sqs_queue.b': [],
  'aws_sns_topic.c': [],
});
const NOTE =
  '<mxCell id="n" value="Ask Ann" style="html=1;" vertex="1" parent="1"><mxGeometry x="700" y="9" width="80" height="40" as="geometry"/></mxCell>';

/** Draws into a file that exists. */
async function draw(existing: string | null, graph: string, ...more: readonly string[]) {
  const io = memoryIo({ 'g.json': graph, ...(existing !== null && { [FILE]: existing }) });
  const code = await main(['draw', '--source', 'g.json', '--outfile', FILE, ...more], io);
  return { code, err: io.err(), text: Buffer.from(io.files.get(FILE) ?? []).toString('utf8') };
}

const written = async (): Promise<string> => (await draw(null, GRAPH)).text;
const withNote = (text: string): string => text.replace('\n</root>', () => `\n${NOTE}\n</root>`);

test('a file with edits is not overwritten; --layout-from keeps them', async () => {
  const edited = withNote(await written());
  const { code, err, text } = await draw(edited, MORE);
  expect([code, text]).toEqual([2, edited]);
  expect(err).toBe(
    'error: a.drawio has edits, which would be lost\n  Pass --layout-from a.drawio to keep them, or delete the file to draw anew.\n',
  );
  const kept = await draw(edited, MORE, '--layout-from', FILE);
  expect([kept.code, kept.text.includes(NOTE), kept.text.includes('aws_sns_topic.c')]).toEqual([0, true, true]);
  expect((await draw(kept.text, MORE, '--layout-from', FILE)).text).toBe(kept.text);
});

test('a file without edits is overwritten', async () => {
  const { code, text } = await draw(await written(), MORE);
  expect([code, text]).toEqual([0, (await draw(null, MORE)).text]);
});

test('deleted elements stay away, and the summary says so', async () => {
  const text = await written();
  const edited = text
    .split('\n')
    .filter((line) => !line.includes('aws_sqs_queue.b'))
    .join('\n')
    .replace(/^<object groundplan/m, '<object groundplan');
  // The record of the page names only hashes.
  const record = text.split('\n').find((line) => line.startsWith('<object groundplan'))!;
  expect(edited).toContain(record);
  const { code, err, text: now } = await draw(edited, GRAPH, '--layout-from', FILE);
  expect([code, now.includes('address="aws_sqs_queue.b"'), now.includes('address="aws_lambda_function.a"')]).toEqual([
    0,
    false,
    true,
  ]);
  expect(err).toContain('1 element deleted in a.drawio stays away: aws_sqs_queue.b');
});

test.each([
  [
    'a drawing of somebody else',
    '<mxfile host="Electron"><diagram id="x" name="Page-1"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/></root></mxGraphModel></diagram></mxfile>',
  ],
  ['no drawing', 'notes'],
  ['a damaged file', '<mxfile host="groundplan"><diagram'],
])('%s is not overwritten', async (_, existing) => {
  const { code, err, text } = await draw(existing, GRAPH);
  expect([code, text]).toEqual([2, existing]);
  expect(err).toContain('error: a.drawio is not a file that groundplan wrote\n');
});

test('an empty file is no drawing, and is overwritten', async () => {
  expect(await draw('', GRAPH)).toMatchObject({ code: 0, text: expect.stringContaining('<mxfile') });
});

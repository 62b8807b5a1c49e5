/** Arguments of a tool that are too much are refused before anything is done with them. */

import { ARGUMENT_ITEMS_MAX, ARGUMENT_LENGTH_MAX } from '../../../src/cli/limits.js';
import { propertiesOf, readArguments } from '../../../src/cli/mcp/tool.js';
import { TOOLS } from '../../../src/cli/mcp/tools.js';
import { memoryIo } from '../../support/memory-io.js';

const LONG = 'x'.repeat(900_000);
const BOUNDS = { top: '/work', network: false };
const TOUCHED = { realPath: () => Promise.reject(new Error('looked at')) };

const read = (name: string, given: Readonly<Record<string, unknown>>) =>
  readArguments(TOOLS.find((tool) => tool.name === name)!, given, BOUNDS, memoryIo({}, TOUCHED));

const texts = TOOLS.flatMap((tool) =>
  Object.entries(propertiesOf(tool)).flatMap(([name, { type, enum: choices }]) =>
    choices === undefined && (type === 'string' || type === 'array') ? [[tool.name, name, type] as const] : [],
  ),
);

test.each(texts)('%s: a %s of 900,000 characters', async (tool, name, type) => {
  await expect(read(tool, { [name]: type === 'array' ? [LONG] : LONG })).rejects.toThrow(
    `${name} has 900000 characters; the limit is ${ARGUMENT_LENGTH_MAX}`,
  );
});

test.each(texts.filter(([, , type]) => type === 'array'))('%s: a %s of 100,000 items', async (tool, name) => {
  await expect(read(tool, { [name]: Array.from({ length: 100_000 }, () => 'x') })).rejects.toThrow(
    `${name} has 100000 items; the limit is ${ARGUMENT_ITEMS_MAX}`,
  );
});

test('what is as long as it may be is taken', async () => {
  const { options } = await read('draw', { title: 'x'.repeat(ARGUMENT_LENGTH_MAX) });
  expect(String(options.title)).toHaveLength(ARGUMENT_LENGTH_MAX);
});

test('a name that is too long is not known, and quoted in a few words', async () => {
  const failure = await read('draw', { [LONG]: 'x' }).catch((error: Error) => error.message);
  expect(failure).toMatch(/^unknown argument x+…$/);
});

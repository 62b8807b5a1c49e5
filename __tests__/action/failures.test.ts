import { annotateFailure } from '../../src/action/failures.js';
import { memoryIo } from '../support/memory-io.js';

test('the stack trace of a bug keeps URLs whole and hides folders', async () => {
  const lines: string[] = [];
  const runner = { annotate: () => {}, group: (_: string, more: readonly string[]) => void lines.push(...more) };
  const error = new TypeError('x');
  error.stack = 'TypeError: Get "https://registry.example/v1/x.json"\n    at f (/home/ann/x/cli.js:1:2)';
  const context = { io: memoryIo(), runner } as unknown as Parameters<typeof annotateFailure>[2];
  expect(await annotateFailure(error, '.', context)).toBe(1);
  expect(lines).toEqual(['TypeError: Get "https://registry.example/v1/x.json"', '    at f (cli.js:1:2)']);
});

import { createProgress } from '../../src/cli/progress.js';
import { memoryIo } from '../support/memory-io.js';

function tell(io: ReturnType<typeof memoryIo>, quiet: boolean): string {
  const progress = createProgress(io, { quiet });
  progress.step('arranging');
  progress.warn('odd');
  progress.say('wrote a.svg');
  progress.done();
  return io.err();
}

test('a log gets the lines that stay', () => {
  expect(tell(memoryIo(), false)).toBe('WARNING: odd\nwrote a.svg\n');
});

test('a terminal sees the step, and it is gone at the end', () => {
  const text = tell(memoryIo({}, { stderrIsTerminal: true }), false);
  expect(text).toContain('arranging ...');
  expect(text.endsWith('\r\u001b[K')).toBe(true);
});

test('a step fits a line of the terminal: more could not be cleared', () => {
  const io = memoryIo({}, { stderrIsTerminal: true });
  createProgress(io, {}).step(`reading ${'🚀'.repeat(200)}\nnext`);
  const shown = [...io.err().replace('\r\u001b[K', '')];
  expect(shown.length).toBeLessThan(80);
  expect(shown.join('')).toMatch(/^reading 🚀+… \.\.\.$/u);
  createProgress(io, {}).step('short\ntext');
  expect(io.err()).toMatch(/short text \.\.\.$/);
});

test('a terminal without control codes is a log', () => {
  const io = memoryIo({}, { stderrIsTerminal: true, env: { TERM: 'dumb' } });
  expect(tell(io, false)).toBe('WARNING: odd\nwrote a.svg\n');
});

test('quiet says nothing', () => {
  expect(tell(memoryIo({}, { stderrIsTerminal: true }), true)).toBe('');
});

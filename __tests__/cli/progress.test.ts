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

test('a log gets permanent lines only', () => {
  expect(tell(memoryIo(), false)).toBe('WARNING: odd\nwrote a.svg\n');
});

test('a terminal shows the step, and clears it at the end', () => {
  const text = tell(memoryIo({}, { stderrIsTerminal: true }), false);
  expect(text).toContain('arranging ...');
  expect(text.endsWith('\r\u001b[K')).toBe(true);
});

test('a step is cut to one line of a terminal', () => {
  const io = memoryIo({}, { stderrIsTerminal: true });
  createProgress(io, {}).step(`reading ${'🚀'.repeat(200)}\nnext`);
  const shown = [...io.err().replace('\r\u001b[K', '')];
  expect(shown.length).toBeLessThan(80);
  expect(shown.join('')).toMatch(/^reading 🚀+… \.\.\.$/u);
  createProgress(io, {}).step('short\ntext');
  expect(io.err()).toMatch(/short text \.\.\.$/);
});

test('a terminal without control codes gets the lines of a log', () => {
  const io = memoryIo({}, { stderrIsTerminal: true, env: { TERM: 'dumb' } });
  expect(tell(io, false)).toBe('WARNING: odd\nwrote a.svg\n');
});

test('quiet prints nothing', () => {
  expect(tell(memoryIo({}, { stderrIsTerminal: true }), true)).toBe('');
});

describe('a counted step', () => {
  /** Lines of a machine whose time passes on demand. */
  function machine(more: Parameters<typeof memoryIo>[1] = {}) {
    const works = new Set<() => void>();
    const every = (_: number, work: () => void) => {
      works.add(work);
      return () => void works.delete(work);
    };
    const io = memoryIo({}, { every, ...more });
    const pass = () => {
      for (const work of works) work();
    };
    return { io, pass };
  }

  test('in a log, how far it is while it goes on, and nothing before or after', () => {
    const { io, pass } = machine();
    const progress = createProgress(io, {});
    progress.step('reading');
    pass();
    progress.step('module 1 of 3', true);
    progress.step('module 2 of 3', true);
    expect(io.err()).toBe('');
    pass();
    progress.step('module 3\nof 3', true);
    pass();
    progress.step('arranging');
    pass();
    progress.step('module 1 of 1', true);
    progress.done();
    pass();
    expect(io.err()).toBe('module 2 of 3\nmodule 3 of 3\n');
  });

  test('on a terminal it is the line of the step; quiet says nothing; debug says each once', () => {
    for (const [more, options, words] of [
      [{ stderrIsTerminal: true }, {}, '\r\u001b[Kmodule 1 of 3 ...'],
      [{}, { quiet: true }, ''],
      [{}, { debug: true }, 'module 1 of 3\n'],
    ] as const) {
      const { io, pass } = machine(more);
      createProgress(io, options).step('module 1 of 3', true);
      pass();
      expect(io.err()).toBe(words);
    }
  });
});

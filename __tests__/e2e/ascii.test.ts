import { readFileSync } from 'node:fs';
import { inAscii } from '../../scripts/build/ascii.mjs';
import { PROGRAM } from '../support/run.js';

test('a letter beyond ASCII in the code of a bundle is written as an escape, those of licences stay', () => {
  const licences = '/*! Bundled license information:\n(c) J\u00e4rvi\n*/\n';
  expect(inAscii(`a = /[\u00d7\u2039]/u;\n// \u00e9\n${licences}`)).toBe(
    `a = /[\\u00d7\\u2039]/u;\n// \\u00e9\n${licences}`,
  );
});

test('a pattern means the same in ASCII, also with characters of two halves', () => {
  const pattern = (text: string): RegExp => new RegExp(text.slice(1, -2), 'u');
  const text = '/^[\u{1f600}\u00d7]+$/u';
  expect(pattern(inAscii(text)).test('\u{1f600}\u00d7\u{1f600}')).toBe(true);
  expect(pattern(inAscii(text)).test('\ud83d')).toBe(false);
});

test('behind a backslash no letter becomes an escape: the build stops', () => {
  expect(() => inAscii('a = /\\\u00d7/')).toThrow('backslash');
});

test('the program is ASCII but for licences: else Node takes twice as long to read it, and V8 twice the memory', () => {
  expect(PROGRAM.length).toBeGreaterThan(1);
  for (const path of PROGRAM) {
    const [code = ''] = readFileSync(path, 'latin1').split('/*! Bundled license information:');
    expect({ path, at: /[^\0-\x7f]/.exec(code)?.index ?? null }).toEqual({ path, at: null });
  }
});

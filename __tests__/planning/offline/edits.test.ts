import fc from 'fast-check';
import { applyEdits, type Edit } from '../../../src/planning/offline/edits.js';

const edited = (text: string, ...edits: Edit[]) => applyEdits(text, edits).text;

test('inserts, replaces and deletes', () => {
  expect(
    edited('abcdef', { start: 1, end: 1, text: '+' }, { start: 2, end: 4, text: '-' }, { start: 5, end: 6, text: '' }),
  ).toBe('a+b-e');
});

test('of two wrappings of one span the first is outside', () => {
  const wrap = (start: number, end: number, name: string): Edit => ({ start, end, before: `${name}(`, after: ')' });
  expect(edited('abcd', wrap(0, 4, 'f'), wrap(0, 4, 'g'))).toBe('f(g(abcd))');
  expect(edited('abcd', wrap(0, 4, 'f'), wrap(0, 2, 'g'))).toBe('f(g(ab)cd)');
  expect(edited('abcd', wrap(2, 4, 'g'), wrap(0, 4, 'f'))).toBe('f(abg(cd))');
  expect(edited('abcd', wrap(0, 2, 'f'), wrap(2, 4, 'g'))).toBe('f(ab)g(cd)');
});

test('edits inside a replaced part are dropped, edits around it are kept', () => {
  const whole: Edit = { start: 1, end: 4, text: 'X' };
  expect(edited('abcde', whole, { start: 2, end: 3, text: 'no' })).toBe('aXe');
  expect(edited('abcde', whole, { start: 2, end: 3, before: '<', after: '>' })).toBe('aXe');
  expect(edited('abcde', whole, { start: 1, end: 4, before: '<', after: '>' })).toBe('a<X>e');
  expect(edited('abcde', whole, { start: 0, end: 5, before: '<', after: '>' })).toBe('<aXe>');
});

test('unchanged positions are mapped back', () => {
  const place = fc.tuple(fc.nat(30), fc.nat(5), fc.string({ maxLength: 4 }));
  fc.assert(
    fc.property(fc.string({ minLength: 40, maxLength: 40 }), fc.array(place, { maxLength: 6 }), (text, places) => {
      const edits = places.map(([start, length, put]): Edit => ({ start, end: start + length, text: put }));
      const apart = edits.filter((edit, i) =>
        edits.every((other, j) => i === j || other.end < edit.start || other.start > edit.end),
      );
      const result = applyEdits(text, apart);
      const kept = [...text].flatMap((_, at) => (apart.some(({ start, end }) => start <= at && at < end) ? [] : [at]));
      const back = new Set([...result.text].map((_, at) => result.toOriginal(at)));
      for (const at of kept) expect(back).toContain(at);
      expect(result.text.length).toBe(
        kept.length + apart.reduce((sum, edit) => sum + ('text' in edit ? edit.text.length : 0), 0),
      );
    }),
  );
});

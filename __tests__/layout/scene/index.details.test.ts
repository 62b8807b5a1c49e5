import { detailValues } from '../../../src/labels/captions.js';
import { detailText } from '../../../src/layout/scene/index.js';

test.each([
  ['in the order asked for', { b: '2', a: '1' }, ['a', 'b'], ['1', '2']],
  ['absent and blank ones left out', { a: ' ', b: '2' }, ['a', 'b', 'c'], ['2']],
  ['nothing twice', { a: '1', b: '1' }, ['a', 'b'], ['1']],
  ['not what is already said', { a: 'said', b: '2' }, ['a', 'b'], ['2']],
  ['nothing that every object has', {}, ['constructor', '__proto__'], []],
])('details: %s', (_, attributes, names, values) => {
  expect(detailValues({ type: 'acme_thing', attributes: attributes as Record<string, string> }, names, 'said')).toEqual(
    values,
  );
});

test('as many values as a line holds, and the first whatever its length', () => {
  expect(detailText(['postgres', '16.3'])).toBe('postgres, 16.3');
  expect(detailText(['postgres', 'db.r7g.16xlarge-with-more', '16'])).toBe('postgres');
  expect(detailText(['x'.repeat(500), 'y'])).toBe('x'.repeat(500));
  expect(detailText([])).toBe('');
});

test('what differs in a digit alone is said of all or of none', () => {
  for (const size of ['Standard_D2s_v5', 'Standard_D2s_v5i', 'Standard_DC2s_v5', 'Standard_D16s_v5']) {
    const said = [...'0123456789'].map((digit) => detailText([size, `zone ${digit}`]) !== size);
    expect(new Set(said).size).toBe(1);
  }
  expect(detailText(['Standard_D2s_v5', 'zone 2'])).toBe('Standard_D2s_v5, zone 2');
});

/** How deep a file may nest. */
import { ANNOTATION_DEPTH_MAX } from '../../src/annotate/limits.js';
import { tooMuchYaml } from '../../src/annotate/messages.js';
import { parseYaml } from '../../src/annotate/yaml.js';

const nested = (depth: number): string => `${'['.repeat(depth)}1${']'.repeat(depth)}`;

test('reads the maximum nesting and rejects one level more', () => {
  expect(parseYaml(nested(ANNOTATION_DEPTH_MAX), 'groundplan.yml').kind).toBe('list');
  const column = ANNOTATION_DEPTH_MAX + 2;
  expect(() => parseYaml(nested(ANNOTATION_DEPTH_MAX + 1), 'groundplan.yml')).toThrow(
    tooMuchYaml({ file: 'groundplan.yml', line: 1, column }),
  );
});

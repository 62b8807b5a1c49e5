import { commonPrefix } from '../../src/labels/distinct.js';

test.each([
  [['app-web', 'app-db'], 'app-'],
  [['app', 'app-db'], 'app'],
  [['web', 'db'], ''],
  [['web'], 'web'],
  [[], ''],
])('%j starts with %j', (texts, expected) => expect(commonPrefix(texts)).toBe(expected));

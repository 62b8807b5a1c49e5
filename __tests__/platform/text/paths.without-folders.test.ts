import { withoutFolders } from '../../../src/platform/text/paths.js';

test.each([
  ['at f (/home/ann/x/cli.js:1:2)', 'at f (cli.js:1:2)'],
  ['at file:///home/ann/x/cli.js:1:2', 'at cli.js:1:2'],
  ['at f (C:\\Users\\ann\\x\\cli.js:1:2)', 'at f (cli.js:1:2)'],
  ['Get "https://registry.example/v1/x.json": no', 'Get "https://registry.example/v1/x.json": no'],
])('%s', (line, expected) => expect(withoutFolders(line)).toBe(expected));

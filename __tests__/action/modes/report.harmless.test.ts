import { onlyHarmless } from '../../../src/action/modes/report.js';
import { type Diagram, type DiagramFiles, FILE_KINDS } from '../../../src/pull-request/model.js';

test('of untrusted code, a report has the pictures of the change and of the whole, and the graph', () => {
  const files = Object.fromEntries(FILE_KINDS.map((kind) => [kind, `x.${kind}`])) as DiagramFiles;
  expect(Object.keys(onlyHarmless({ id: 'x', files } as Diagram).files).sort()).toEqual([
    'changePng',
    'darkChangePng',
    'darkPng',
    'graph',
    'png',
  ]);
});

import { namesOf } from '../../../src/diff/report/names.js';
import { present } from '../../../src/labels/index.js';
import type { PresentedBox } from '../../../src/labels/model.js';
import { marked, n } from './support/marked.js';

const strip = (id: string, parent: string): PresentedBox => ({
  ...{ kind: 'box', id, parent, type: '', style: 'strip:security', title: 'Security' },
  ...{ details: [], alert: '', change: 'none', lookedUp: false },
});

test.each(['strip:security', 'group'])('boxes that contain each other do not hold up the names: %s', (style) => {
  const graph = marked([n('aws_sqs_queue.a')]);
  const presentation = present(graph, { modules: 'auto', strips: true });
  const items = [
    ...presentation.items.map((item) => ({ ...item, parent: 'one' })),
    ...[strip('one', 'two'), strip('two', 'one')].map((box) => ({ ...box, style })),
  ];
  const containers = namesOf(graph, { ...presentation, items }).containersOf('aws_sqs_queue.a');
  expect([...new Set(containers)].sort()).toEqual(style === 'group' ? ['one', 'two'] : []);
});

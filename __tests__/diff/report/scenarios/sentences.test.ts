import { reported } from '../support/marked.js';
import { SCENARIOS } from './index.js';

test.each(SCENARIOS.map(({ name, graph, sentence }) => [name, graph, sentence] as const))(
  '%s',
  (_, graph, sentence) => {
    expect(reported(graph).sentence).toBe(sentence);
  },
);

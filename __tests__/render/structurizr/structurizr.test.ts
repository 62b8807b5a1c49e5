/**
 * What Structurizr is told, read by the rules of docs.structurizr.com/dsl: statements, names that siblings may not share,
 * relations that there may not be. Structurizr's own reader is Java, and was tried by hand: docs/formats.md.
 */
import fc from 'fast-check';
import type { Presentation } from '../../../src/labels/model.js';
import { write } from '../../../src/render/structurizr/index.js';
import { HOSTILE, hostileText } from '../../support/hostile-text.js';
import { sampleBox, sampleEdge, sampleNode, samplePresentation } from '../sample-presentation.js';
import { read } from './support.js';

const written = async (said: Presentation): Promise<string> =>
  (await write(said, { theme: 'light', scale: null })).content as string;

test('boxes are deployment nodes, nodes infrastructure nodes, and nodes without a box are under Outside', async () => {
  const { elements, addresses } = read(await written(samplePresentation('web')));
  expect([...elements].map(([id, { kind, name, parent }]) => [id, kind, name, parent])).toEqual([
    ['outside', 'deploymentNode', 'Outside', 'live'],
    ['n3', 'infrastructureNode', 'web', 'outside'],
    ['n0', 'deploymentNode', 'web', 'live'],
    ['n1', 'deploymentNode', 'web', 'n0'],
    ['n2', 'infrastructureNode', 'web', 'n1'],
  ]);
  expect(elements.get('n2')?.said).toEqual(['web, web, web', 'web', '']);
  expect([...addresses].sort()).toEqual(['aweb', 'bweb', 'cweb', 'dweb']);
});

test('each direction is one relationship, each once, none between a box and its content', async () => {
  const { relations } = read(
    await written({
      ...samplePresentation('x'),
      edges: [
        sampleEdge('cx', 'dx', { label: 'HTTPS', inferred: true }),
        sampleEdge('cx', 'dx', { label: 'HTTPS' }),
        sampleEdge('dx', 'ax', { twoWay: true, thin: true }),
        sampleEdge('cx', 'ax'),
        sampleEdge('cx', 'cx'),
      ],
    }),
  );
  expect(relations).toEqual([
    ['n2', '->', 'n3', 'HTTPS', '', 'inferred'],
    ['n3', '->', 'n0', '', '', 'thin'],
    ['n0', '->', 'n3', '', '', 'thin'],
  ]);
});

test('elements with the same name have distinct names', async () => {
  const items = [sampleBox('a', 'A'), sampleNode('b', 'web', { parent: 'a' }), sampleNode('c', 'Web', { parent: 'a' })];
  const { elements } = read(
    await written({ ...samplePresentation('x'), items: [...items, sampleBox('d', 'outside')], edges: [] }),
  );
  expect([...elements.values()].map(({ name }) => name)).toEqual(['A', 'web', 'Web (2)', 'outside (2)']);
});

async function expectInert(text: string): Promise<void> {
  const { elements, relations } = read(await written(samplePresentation(text)));
  expect([...elements.keys()]).toEqual(['outside', 'n3', 'n0', 'n1', 'n2']);
  expect(relations.map(([from, , to]) => `${from} ${to}`)).toEqual(['n2 n3', 'n3 n0', 'n0 n3']);
}

test('known tricks', async () => {
  for (const text of [...HOSTILE, '$' + '{HOME}', '"', '\\', 'a"\n}\n!include x', '{', '}', '!script groovy {', '"""'])
    await expectInert(text);
});

test('any text', async () => {
  await fc.assert(fc.asyncProperty(hostileText(), expectInert), { numRuns: 15 });
});

/**
 * What Structurizr is told, read by the rules of docs.structurizr.com/dsl: statements, names that siblings may not share,
 * relations that there may not be. Structurizr's own reader is Java, and has not read it.
 */
import fc from 'fast-check';
import type { Presentation } from '../../../src/present/model.js';
import { write } from '../../../src/render/structurizr/index.js';
import { HOSTILE, hostileText } from '../../support/hostile-text.js';
import { saidBox, saidEdge, saidNode, saidOf } from '../said.js';

const written = async (said: Presentation): Promise<string> =>
  (await write(said, { theme: 'light', scale: null })).content as string;

interface Element {
  readonly kind: string;
  readonly name: string;
  readonly said: readonly string[];
  readonly parent: string | null;
}

interface Read {
  readonly elements: ReadonlyMap<string, Element>;
  readonly relations: readonly (readonly string[])[];
  readonly addresses: readonly string[];
}

const WORD = /^(?:"([^"\\]*)"|([^\s"{}]+|[{}]))(?=\s|$)/;

/** Words of a line; those in quotes as they are. */
function wordsOf(line: string): string[] {
  const words: string[] = [];
  for (let rest = line.trim(); rest !== ''; rest = rest.trimStart()) {
    const found = WORD.exec(rest);
    if (found === null) throw new Error(`not of the language: ${line}`);
    words.push((found[1] ?? found[2])!);
    rest = rest.slice(found[0].length);
  }
  return words;
}

/** Where statements may be. */
const INSIDE: Readonly<Record<string, string>> = {
  ...{ workspace: '', model: 'workspace', views: 'workspace', deploymentEnvironment: 'model', deployment: 'views' },
  ...{
    styles: 'views',
    relationship: 'styles',
    include: 'deployment',
    autoLayout: 'deployment',
    style: 'relationship',
  },
};
const NODES = ['deploymentNode', 'infrastructureNode'];

function read(text: string): Read {
  const elements = new Map<string, Element>();
  const [relations, addresses, open]: [string[][], string[], { kind: string; id: string | null }[]] = [[], [], []];
  expect(text).not.toContain('${');
  for (const line of text.trimEnd().split('\n')) {
    const words = wordsOf(line);
    const isOpened = words.at(-1) === '{';
    if (isOpened) words.pop();
    const around = open.at(-1);
    const id = words[1] === '=' ? words[0]! : null;
    const [kind = '', name = '', ...said] = id === null ? words : words.slice(2);
    if (kind === '}') open.pop();
    else if (words[1] === '->') relations.push(words);
    else if (around?.kind === 'properties') addresses.push(name);
    else if (NODES.includes(kind) && id !== null) {
      expect(['deploymentEnvironment', 'deploymentNode']).toContain(around?.kind);
      const siblings = [...elements.values()].filter(({ parent }) => parent === around!.id);
      expect(siblings.map((each) => each.name.toLowerCase())).not.toContain(name.toLowerCase());
      expect(name.trim()).not.toBe('');
      expect(elements.has(id)).toBe(false);
      elements.set(id, { kind, name, said, parent: around!.id });
    } else if (kind !== 'properties') expect(around?.kind ?? '').toBe(INSIDE[kind]);
    if (isOpened) open.push({ kind, id });
  }
  expect(open).toEqual([]);
  expectAllowed(elements, relations);
  return { elements, relations, addresses };
}

function expectAllowed(elements: Read['elements'], relations: Read['relations']): void {
  const above = (id: string): string[] => {
    const parent = elements.get(id)?.parent;
    return parent === undefined || parent === null || !elements.has(parent) ? [] : [parent, ...above(parent)];
  };
  for (const [from, , to] of relations as [string, string, string][]) {
    expect(elements.has(from) && elements.has(to)).toBe(true);
    expect([from, ...above(from)]).not.toContain(to);
    expect(above(to)).not.toContain(from);
  }
  expect(new Set(relations.map((words) => words.slice(0, 4).join('\0'))).size).toBe(relations.length);
}

test('boxes are deployment nodes, what is in them infrastructure nodes, and what is in none is outside', async () => {
  const { elements, addresses } = read(await written(saidOf('web')));
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

test('relations: one a way, each once, none between a box and what is in it', async () => {
  const { relations } = read(
    await written({
      ...saidOf('x'),
      edges: [
        saidEdge('cx', 'dx', { label: 'HTTPS', inferred: true }),
        saidEdge('cx', 'dx', { label: 'HTTPS' }),
        saidEdge('dx', 'ax', { twoWay: true, thin: true }),
        saidEdge('cx', 'ax'),
        saidEdge('cx', 'cx'),
      ],
    }),
  );
  expect(relations).toEqual([
    ['n2', '->', 'n3', 'HTTPS', '', 'inferred'],
    ['n3', '->', 'n0', '', '', 'thin'],
    ['n0', '->', 'n3', '', '', 'thin'],
  ]);
});

test('two of one name are told apart', async () => {
  const items = [saidBox('a', 'A'), saidNode('b', 'web', { parent: 'a' }), saidNode('c', 'Web', { parent: 'a' })];
  const { elements } = read(await written({ ...saidOf('x'), items: [...items, saidBox('d', 'outside')], edges: [] }));
  expect([...elements.values()].map(({ name }) => name)).toEqual(['A', 'web', 'Web (2)', 'outside (2)']);
});

async function expectInert(text: string): Promise<void> {
  const { elements, relations } = read(await written(saidOf(text)));
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

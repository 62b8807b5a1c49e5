/** Reads a workspace by the rules of docs.structurizr.com/dsl: statements, names that siblings may not share, relations that there may not be. */

export interface Element {
  readonly kind: string;
  readonly name: string;
  readonly said: readonly string[];
  readonly parent: string | null;
}

export interface Read {
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

export function read(text: string): Read {
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

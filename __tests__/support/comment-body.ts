/** What the text of a comment may hold besides words: tags and links of its own. */

/** All tags that a body may have; foreign text has none. */
const TAGS =
  /<\/?(?:details|summary|picture|sub|b|code)>|<br>|<details open>|<img alt="[^"<>]*" src="https:[^"<>\s]*"(?: width="\d+")?>|<source media="\(prefers-color-scheme: dark\)" srcset="https:[^"<>\s]*">/g;

/** Diagrams and blocks of code. */
const OPENING: ReadonlySet<string> = new Set(['```mermaid', '```hcl']);

function outsideFences(body: string): string {
  const lines = body.split('\n');
  const fences = lines.filter((line) => line.trimStart().startsWith('```'));
  expect(fences.filter((line) => !OPENING.has(line))).toEqual(fences.filter((line) => line === '```'));
  let isInside = false;
  return lines
    .filter((line) => {
      if (line.startsWith('```')) isInside = !isInside;
      return !isInside && line !== '```';
    })
    .join('\n');
}

/** Holds for a body in which every foreign text is a text. */
export function expectWellFormed(body: string): void {
  const text = outsideFences(body);
  expect(text.replace(TAGS, '')).not.toMatch(/</);
  for (const tag of ['details', 'summary', 'picture', 'code', 'b', 'sub']) {
    const count = (pattern: string) => text.match(new RegExp(pattern, 'g'))?.length ?? 0;
    expect([tag, count(`<${tag}[ >]`)]).toEqual([tag, count(`</${tag}>`)]);
  }
  // Code spans and addresses of our own apart, nobody is called and nothing is referred to.
  const prose = text
    .replace(/ alt="[^"]*"/g, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(/(?<=\(|srcset="|src=")https:\/\/github\.com\/[^\s)"]*/g, '')
    .replace(/&#(\d+);/g, (_, number) => String.fromCodePoint(Number(number)));
  expect(prose).not.toMatch(/@[\w-]|#\w|GH-\d|www\.|:\/\//i);
  for (const table of text.match(/(?:^\|.*\n)+/gm) ?? []) {
    const widths = table
      .trimEnd()
      .split('\n')
      .map((row) => row.split('|').length);
    expect(new Set(widths).size).toBe(1);
  }
}

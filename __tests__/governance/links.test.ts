/** Links between the pages lead to files and headings that exist. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { filesBelow, type TextFile } from '../support/files.js';
import { ROOT } from '../support/root.js';

const read = (path: string): TextFile => ({ path, text: readFileSync(join(ROOT, path), 'utf8') });
const PAGES: readonly TextFile[] = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'].map(read),
  ...filesBelow('docs', '.md'),
  ...filesBelow('fixtures', 'README.md'),
];

/** Returns the anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const withoutCode = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '');

const ANCHORS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  PAGES.map(({ path, text }) => [
    path,
    new Set([...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!))),
  ]),
);

/** Returns the links of a page to other files and headings of the repository that do not exist. */
function brokenLinks({ path, text }: TextFile): readonly string[] {
  const links = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!);
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : normalize(join(dirname(path), file));
    if (!existsSync(join(ROOT, target))) return true;
    return anchor !== undefined && ANCHORS.get(target)?.has(anchor) === false;
  });
}

test.each(PAGES.map((page) => [page.path, page] as const))('the links of %s', (_, page) => {
  expect(brokenLinks(page)).toEqual([]);
});

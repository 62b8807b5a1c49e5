import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LINK = /\]\(([^)\s]+)\)|(?:href|src)="([^"]+)"/g;
/** Links that lead out of the folder, or stay on the page. */
const ELSEWHERE = /^(?:https?:|data:|mailto:|#)/;

/** Returns the links of a folder's pages that lead to no file, and the files that no page links. */
export function brokenLinks(folder) {
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  const pages = names.filter((name) => /^index\.(?:md|html)$/.test(name));
  const linked = new Set(pages);
  const broken = pages.flatMap((page) =>
    [...readFileSync(join(folder, page), 'utf8').matchAll(LINK)]
      .map(([, inText, inTag]) => inText ?? inTag)
      .filter((link) => !ELSEWHERE.test(link))
      .filter((link) => {
        const name = link.split('#')[0];
        linked.add(name);
        return !existsSync(join(folder, name));
      })
      .map((link) => `${page} -> ${link}`),
  );
  return [...broken, ...names.filter((name) => !linked.has(name)).map((name) => `no page links ${name}`)];
}

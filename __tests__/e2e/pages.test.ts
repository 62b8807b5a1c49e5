import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder, fixture, groundplan } from '../support/run.js';

const ESTATE = fixture('aws-estate/graph.json');

async function drawn(): Promise<ReadonlyMap<string, string>> {
  const cwd = emptyFolder();
  writeFileSync(join(cwd, 'a.aws-vpc-shop.svg'), 'an older one');
  const { code, err } = await groundplan(['draw', '--source', ESTATE, '--pages', '--outfile', 'a.svg'], { cwd });
  expect(code).toBe(0);
  const names = readdirSync(cwd).sort();
  for (const name of names) expect(err).toContain(`wrote ${name}`);
  return new Map(names.map((name) => [name, readFileSync(join(cwd, name), 'utf8')]));
}

test('an estate as an overview and a page a network: every link leads to a file that is there; twice the same bytes', async () => {
  const files = await drawn();
  const networks = ['accounts', 'insights', 'logistics', 'media', 'payments', 'shop'];
  expect([...files.keys()]).toEqual([...networks.map((name) => `a.aws-vpc-${name}.svg`), 'a.svg']);
  for (const svg of files.values()) {
    const links = [...svg.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href!);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !files.has(link))).toEqual([]);
  }
  expect([...(await drawn())]).toEqual([...files]);
});

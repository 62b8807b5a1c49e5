/**
 * Results of earlier runs, as users meet them: the same bytes, whatever the home directory is like. Those of planned code and of
 * code that is read statically are stored in the same way, so each row has one of them.
 */
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder, fixture, groundplan, type Run } from '../support/run.js';
import { needs } from '../support/tools.js';

const entriesIn = (home: string): readonly string[] => {
  const folder = join(home, '.groundplan/results');
  return existsSync(folder) ? readdirSync(folder) : [];
};

const said = ({ code, out, err }: Run) => ({ code, out: out.toString('utf8'), err });

describe('a second run', () => {
  const source = emptyFolder();
  cpSync(fixture('aws-modules'), source, { recursive: true });
  // The working directory is a part of the request.
  const cwd = emptyFolder();
  const draw = (home: string, planner: string, ...more: readonly string[]) =>
    groundplan(['draw', '--source', source, '--planner', planner, '--format', 'svg', '--outfile', '-', ...more], {
      cwd,
      env: { HOME: home },
    });

  needs('terraform').it('has the same bytes as the first, and as one without results', async () => {
    const home = emptyFolder();
    const plain = said(await draw(home, 'offline', '--no-cache'));
    expect(plain.code).toBe(0);
    expect(entriesIn(home)).toEqual([]);
    expect(said(await draw(home, 'offline'))).toEqual(plain);
    const entries = entriesIn(home);
    expect(entries.length).toBeGreaterThan(0);
    expect(said(await draw(home, 'offline'))).toEqual(plain);
    expect(entriesIn(home)).toEqual(entries);
    const atOnce = await Promise.all([draw(home, 'offline'), draw(home, 'offline')]);
    expect(atOnce.map(({ code }) => code)).toEqual([0, 0]);
  });

  test('never fails because of the home directory', async () => {
    const plain = said(await draw(emptyFolder(), 'static', '--no-cache'));
    const file = join(emptyFolder(), 'file');
    writeFileSync(file, '');
    const readOnly = emptyFolder();
    chmodSync(readOnly, 0o500);
    const occupied = emptyFolder();
    mkdirSync(join(occupied, '.groundplan'));
    writeFileSync(join(occupied, '.groundplan/results'), 'a file');
    for (const home of ['', '/nonexistent/home', file, readOnly, occupied]) {
      expect([home, said(await draw(home, 'static'))]).toEqual([home, plain]);
    }
    chmodSync(readOnly, 0o700);
    const { code, err } = await draw(occupied, 'static', '--debug');
    expect([code, err.split('\n').filter((line) => line.includes('is not kept for the next run')).length]).toEqual([
      0, 1,
    ]);
  });
});

/** The official client against the loopback server: what holds the server to the real protocol. */
import { spawn } from 'node:child_process';
import { createCipheriv } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../support/root.js';
import { newTemporary } from '../../support/temporary.js';
import { onlyIf } from '../../support/tools.js';
import { UNAVAILABLE } from './answers.js';
import { type GitHubServer, startGitHub } from './server.js';

const isHere = existsSync(join(ROOT, 'node_modules/@actions/artifact'));
const whereHere = onlyIf(isHere, 'the contract of the artifact service, @actions/artifact is not installed').it;

let server: GitHubServer;
let folder: string;
beforeEach(async () => {
  server = await startGitHub();
  folder = newTemporary('groundplan-artifacts-');
  await writeFile(join(folder, 'a.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  // More than one block of 8 MiB, and nothing that a zip could make smaller.
  const noise = createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(9_000_000));
  await writeFile(join(folder, 'b.png'), noise);
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function runClient(): Promise<{ readonly result: ReturnType<typeof JSON.parse>; readonly code: number }> {
  const script = join(ROOT, '__tests__/action/server/artifact-client.mjs');
  const { PATH } = process.env;
  const child = spawn(process.execPath, [script, folder], { env: { PATH, ...server.env() }, stdio: 'pipe' });
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    out += chunk;
  });
  const code = await new Promise<number>((resolve) => child.on('close', (status) => resolve(status ?? -1)));
  const line = /^RESULT (.*)$/m.exec(out)?.[1];
  if (line === undefined) throw new Error(out);
  return { result: JSON.parse(line), code };
}

whereHere('uploads in blocks, lists, downloads and deletes', async () => {
  const { result, code } = await runClient();
  expect(code).toBe(0);
  expect(result).toMatchObject({ isSame: true, zip: { id: expect.any(Number) }, single: { id: expect.any(Number) } });
  expect(result.again).toMatch(/already exists/);
  expect(result.listed.artifacts.map(({ name }: { name: string }) => name)).toEqual(['diagrams', 'a.svg']);
  expect(result.left.artifacts.map(({ name }: { name: string }) => name)).toEqual(['a.svg']);
  expect(server.state.artifacts).toMatchObject([{ name: 'a.svg', mime: 'image/svg+xml' }]);
  expect(server.calls().filter((call) => /comp=block&/.test(call)).length).toBeGreaterThan(2);
});

whereHere('comes back after a failure that passes', async () => {
  server.faults.add({ on: /FinalizeArtifact$/, times: 1, play: UNAVAILABLE });
  expect((await runClient()).result.isSame).toBe(true);
});

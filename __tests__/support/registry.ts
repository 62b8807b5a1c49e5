/** A module registry and a server of archives on the loopback interface, with Git beside it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { newFolder } from './repository.js';

export interface Registry {
  readonly origin: string;
  /** `GET /v1/modules/... Bearer x`, in order. */
  readonly requests: string[];
  /** A CLI configuration that knows it as registry.example. */
  readonly configuration: string;
  close(): Promise<void>;
}

type Files = Readonly<Record<string, string | { readonly to: string }>>;

/** A `.tar.gz` of these files. */
export function archiveOf(files: Files): Buffer {
  const folder = newFolder();
  const content = join(folder, 'content');
  for (const [name, file] of Object.entries(files)) {
    mkdirSync(dirname(join(content, name)), { recursive: true });
    if (typeof file === 'string') writeFileSync(join(content, name), file);
    else symlinkSync(file.to, join(content, name));
  }
  execFileSync('tar', ['-czf', join(folder, 'x.tar.gz'), '-C', content, '.']);
  return readFileSync(join(folder, 'x.tar.gz'));
}

export interface Published {
  readonly versions: readonly string[];
  /** What `X-Terraform-Get` says. */
  readonly location: string;
  /** Without it nobody is let in. */
  readonly token?: string;
}

/** @param modules by `namespace/name/provider`; `null` never answers. @param archives by path */
export async function serveRegistry(
  modules: Readonly<Record<string, Published | null>>,
  archives: Readonly<Record<string, Buffer>>,
): Promise<Registry> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url!;
    requests.push([request.method, path, request.headers.authorization].filter(Boolean).join(' '));
    const archive = archives[path.split('?', 1)[0]!];
    if (archive !== undefined) return void response.end(archive);
    const [, name, rest] = /^\/v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/(.*)$/.exec(path) ?? [];
    const published = modules[name ?? ''];
    if (published === undefined) return void response.writeHead(404).end();
    if (published === null) return;
    if (published.token !== undefined && request.headers.authorization !== `Bearer ${published.token}`) {
      return void response.writeHead(401).end();
    }
    answer(response, published, rest!);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const configuration = join(newFolder(), 'terraform.rc');
  writeFileSync(
    configuration,
    `host "registry.example" {\n  services = { "modules.v1" = "${origin}/v1/modules/" }\n}\n`,
  );
  return {
    origin,
    requests,
    configuration,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function answer(response: ServerResponse, { versions, location }: Published, rest: string): void {
  if (rest === 'versions') {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ modules: [{ versions: versions.map((version) => ({ version })) }] }));
  } else response.writeHead(204, { 'X-Terraform-Get': location }).end();
}

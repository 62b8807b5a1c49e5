/** A module registry on the loopback: https://developer.hashicorp.com/terraform/internals/module-registry-protocol */

import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { newTemporary } from '../../../support/temporary.js';

export const HOST = 'registry.example.com';
export const TOKEN = 'the-right-token';

export interface Registry {
  /** Of a configuration of the command line that takes this server for HOST, so that no TLS is needed. */
  readonly config: string;
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** What is answered to a path that holds the name. */
const STATUS: readonly (readonly [name: string, status: number])[] = [
  ['/private/', 401],
  ['/forbidden/', 403],
  ['/broken/', 500],
];

function answer(request: IncomingMessage, response: ServerResponse): void {
  const url = request.url ?? '';
  const isAllowed = request.headers.authorization === `Bearer ${TOKEN}`;
  const status = STATUS.find(([name]) => url.includes(name))?.[1];
  response.setHeader('content-type', 'application/json');
  if (status !== undefined && !isAllowed) response.writeHead(status).end('{"errors":["no"]}');
  else if (url.endsWith('/versions') && !url.includes('/none/')) {
    response.end('{"modules":[{"versions":[{"version":"1.0.0"}]}]}');
  } else if (url.endsWith('/download')) {
    response.writeHead(204, { 'X-Terraform-Get': `http://${request.headers.host}/archive.tgz` }).end();
  } else response.writeHead(404).end('{"errors":["Not Found"]}');
}

export async function startRegistry(): Promise<Registry> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = join(newTemporary('groundplan-registry-'), 'terraformrc');
  writeFileSync(config, `host "${HOST}" {\n  services = { "modules.v1" = "${url}/v1/modules/" }\n}\n`);
  return { config, url, close: () => new Promise((resolve) => void server.close(() => resolve())) };
}

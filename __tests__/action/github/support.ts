/** Diagrams and events to publish, in a world where only the network is real. */
import { deflateSync } from 'node:zlib';
import type { CommentOptions, Event, PublishRequest } from '../../../src/action/model.js';
import { request, wait } from '../../../src/platform/network/http.js';
import type { Artifact, Change, Diagram, SummaryNode } from '../../../src/pull-request/model.js';
import { memoryIo } from '../../support/memory-io.js';
import type { GitHubServer } from '../server/server.js';

const NO_CHANGES = { create: 0, update: 0, replace: 0, delete: 0, none: 0 };

export const node = (address: string, more: Partial<SummaryNode> = {}): SummaryNode => ({
  address,
  type: address.split('.').at(-2) ?? 'aws_vpc',
  title: more.isContainer === true ? `VPC ${address.split('.').at(-1)}` : 'EC2 instance',
  name: more.isContainer === true ? '' : address.split('.').at(-1)!,
  details: [],
  alert: '',
  badge: '',
  parent: null,
  isContainer: false,
  change: 'none',
  count: 1,
  ...more,
});

export function diagram(id: string, more: Partial<Diagram> = {}): Diagram {
  const nodes = [
    node('aws_vpc.main', { isContainer: true }),
    node('aws_instance.web', { parent: 'aws_vpc.main', change: 'create' }),
    node('aws_db_instance.db', { parent: 'aws_vpc.main' }),
  ];
  return {
    id,
    title: id,
    path: `stacks/${id}`,
    resources: nodes.length,
    counts: { ...NO_CHANGES, create: 1, none: 2 },
    files: { svg: `/out/${id}.svg`, png: `/out/${id}.png`, darkPng: `/out/${id}.dark.png` },
    graph: {
      nodes,
      edges: [{ from: 'aws_instance.web', to: 'aws_db_instance.db', twoWay: false, label: '', inferred: false }],
      omitted: { nodes: 0, edges: 0 },
    },
    changed: true,
    warnings: [],
    assumptions: [],
    sha256: id.padEnd(64, '0'),
    ...more,
  };
}

/** So many resources in so many boxes, each connected to the next. */
export function largeDiagram(id: string, count: number, boxes: number, change: Change = 'none'): Diagram {
  const nodes = Array.from({ length: count }, (_, at) =>
    at < boxes
      ? node(`aws_vpc.v${at}`, { isContainer: true })
      : node(`module.m[${at % boxes}].aws_instance.web_${at}`, { parent: `aws_vpc.v${at % boxes}`, change }),
  );
  const edges = nodes.slice(boxes + 1).map(({ address }, at) => ({
    from: nodes[boxes + at]!.address,
    to: address,
    twoWay: false,
    label: 'HTTPS:443',
    inferred: false,
  }));
  const graph = { nodes, edges, omitted: { nodes: 0, edges: 0 } };
  return diagram(id, { resources: count, graph, counts: { ...NO_CHANGES, none: count } });
}

/** As PNG wants it; node:zlib has it from 20.15 on. */
function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** A real PNG of one colour; another seed gives another one. */
export function png(seed: string, width = 4, height = 2): Buffer {
  const chunk = (kind: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(kind), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const colour = Buffer.alloc(3);
  for (const [at, char] of [...seed].entries()) colour[at % 3] = (colour[at % 3]! * 31 + char.charCodeAt(0)) & 255;
  const line = Buffer.concat([Buffer.of(0), ...Array.from({ length: width }, () => colour)]);
  const pixels = Buffer.concat(Array.from({ length: height }, () => line));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function eventFor(server: GitHubServer, more: Partial<Event> = {}): Event {
  const { owner, name, runId, pulls } = server.state;
  const pull = pulls.get(7)!;
  return {
    name: 'pull_request',
    repository: { owner, name },
    isPrivate: false,
    pullRequest: { number: 7, headSha: pull.headSha, baseSha: pull.baseSha, isFork: false, isClosed: false },
    workflowRun: null,
    range: null,
    actor: 'octocat',
    sha: 'e'.repeat(40),
    apiUrl: server.apiUrl,
    graphqlUrl: server.graphqlUrl,
    serverUrl: 'https://github.com',
    runId,
    runNumber: 12,
    runAttempt: 1,
    ...more,
  };
}

export const OPTIONS: CommentOptions = {
  commentId: 'default',
  behaviour: 'update',
  whenUnchanged: 'update',
  images: 'auto',
  imageBaseUrl: null,
  title: null,
};

export const artifact = (id: number, runId: number): Artifact => ({
  id,
  name: `groundplan-${id}`,
  url: `https://github.com/octo/infra/actions/runs/${runId}/artifacts/${id}`,
});

export function requestFor(server: GitHubServer, more: Partial<PublishRequest> = {}): PublishRequest {
  const event = more.event ?? eventFor(server);
  const diagrams = more.diagrams ?? [diagram('prod')];
  return {
    event,
    diagrams,
    artifacts: new Map(diagrams.map(({ id }, at) => [id, [artifact(4000 + at, event.runId)]])),
    options: OPTIONS,
    token: server.token,
    isUntrusted: false,
    ...more,
  };
}

/** The network of this machine, files in memory, and waits that are only counted. */
export function world(diagrams: readonly Diagram[] = [diagram('prod')], seconds = 120) {
  const files = diagrams.flatMap(({ files: { png: light, darkPng } }) =>
    [light, darkPng].filter((path) => path !== undefined).map((path) => [path, png(path)] as const),
  );
  const waits: number[] = [];
  const io = memoryIo(Object.fromEntries(files), {
    request: (url, options) => request(url, { ...options, seconds, silentSeconds: seconds }),
    wait: async (seconds) => {
      waits.push(seconds);
      await wait(0);
    },
  });
  return { ...io, waits };
}

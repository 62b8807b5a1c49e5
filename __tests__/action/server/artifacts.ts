/** The artifact service: Twirp calls for the list, and a blob store for the content. */
import { createHash } from 'node:crypto';
import { type Answer, type Asked, NOT_FOUND, type Route } from './answers.js';
import type { State, StoredArtifact } from './model.js';

const RUN = 'run-backend-1';
const JOB = 'job-backend-1';

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JSON web token as runners get it; nobody checks the signature. */
export const RUNTIME_TOKEN = [
  base64url({ alg: 'none' }),
  base64url({ scp: `Actions.ExampleScope Actions.Results:${RUN}:${JOB}` }),
  'signature',
].join('.');

const SERVICE = '/twirp/github.actions.results.api.v1.ArtifactService/';

const twirp = (status: number, code: string, msg: string): Answer => ({ status, body: { code, msg } });

export function artifactService(asked: Asked): Answer {
  if (asked.headers.authorization !== `Bearer ${RUNTIME_TOKEN}`) return twirp(401, 'unauthenticated', 'no token');
  const { workflow_run_backend_id: run, workflow_job_run_backend_id: job } = asked.body;
  if (run !== RUN || job !== JOB) return twirp(400, 'invalid_argument', 'unknown run');
  const method = asked.path.startsWith(SERVICE) ? METHODS.get(asked.path.slice(SERVICE.length)) : undefined;
  return method?.(asked) ?? twirp(404, 'bad_route', `no handler for path ${asked.path}`);
}

const METHODS: ReadonlyMap<string, (asked: Asked) => Answer> = new Map([
  ['CreateArtifact', create],
  ['FinalizeArtifact', finalize],
  ['ListArtifacts', list],
  ['DeleteArtifact', remove],
  ['GetSignedArtifactURL', sign],
]);

function create({ state, body, origin }: Asked): Answer {
  const name = String(body.name);
  if (/[":<>|*?\r\n\\/]/.test(name)) return twirp(400, 'invalid_argument', 'the artifact name is not valid');
  if (find(state, name) !== undefined) {
    return twirp(
      409,
      'already_exists',
      '(409) Conflict: an artifact with this name already exists on the workflow run',
    );
  }
  const key = `/blob/container/${state.nextId++}`;
  state.artifacts.push({ name, mime: String(body.mime_type ?? 'application/zip'), key, id: null, hash: '', size: 0 });
  return { status: 200, body: { ok: true, signed_upload_url: signed(origin, key) } };
}

function finalize({ state, body }: Asked): Answer {
  const artifact = find(state, String(body.name));
  const content = state.stored.get(artifact?.key ?? '');
  if (artifact === undefined || content === undefined) return twirp(404, 'not_found', 'nothing was uploaded');
  const hash = `sha256:${createHash('sha256').update(content).digest('hex')}`;
  if (String(body.size) !== String(content.length) || body.hash !== hash) {
    return twirp(400, 'invalid_argument', 'size or hash are not those of what was uploaded');
  }
  Object.assign(artifact, { id: state.nextId++, hash, size: content.length });
  return { status: 200, body: { ok: true, artifact_id: String(artifact.id) } };
}

function list({ state, body }: Asked): Answer {
  const found = state.artifacts.filter(
    ({ id, name }) =>
      id !== null &&
      (body.name_filter === undefined || name === body.name_filter) &&
      (body.id_filter === undefined || String(id) === String(body.id_filter)),
  );
  return {
    status: 200,
    body: {
      artifacts: found.map(({ id, name, size, hash }) => ({
        workflow_run_backend_id: RUN,
        workflow_job_run_backend_id: JOB,
        database_id: String(id),
        name,
        size: String(size),
        created_at: '2026-11-20T10:00:00Z',
        digest: hash,
      })),
    },
  };
}

function remove({ state, body }: Asked): Answer {
  const at = state.artifacts.findIndex(({ name }) => name === body.name);
  const [artifact] = at < 0 ? [] : state.artifacts.splice(at, 1);
  if (artifact === undefined) return twirp(404, 'not_found', 'there is no such artifact');
  return { status: 200, body: { ok: true, artifact_id: String(artifact.id) } };
}

function sign({ state, body, origin }: Asked): Answer {
  const artifact = find(state, String(body.name));
  if (artifact === undefined) return twirp(404, 'not_found', 'there is no such artifact');
  return { status: 200, body: { signed_url: signed(origin, artifact.key) } };
}

/** What people and other runs see of it: https://docs.github.com/rest/actions/artifacts */
export const ARTIFACT_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: /^\/actions\/runs\/(\d+)\/artifacts$/,
    needs: 'actions',
    answer: ({ state, params, query }) => {
      const isOfRun = Number(params[0]) === state.runId;
      const artifacts = state.artifacts.filter(
        ({ id, name }) => isOfRun && id !== null && name === (query.get('name') ?? name),
      );
      return {
        status: 200,
        body: {
          total_count: artifacts.length,
          artifacts: artifacts.map(({ id, name, size, hash }) => ({
            id,
            name,
            size_in_bytes: size,
            digest: hash,
            expired: false,
            created_at: '2026-11-20T10:00:00Z',
            archive_download_url: `https://api.github.com/repos/${state.owner}/${state.name}/actions/artifacts/${id}/zip`,
          })),
        },
      };
    },
  },
  {
    method: 'GET',
    path: /^\/actions\/artifacts\/(\d+)\/zip$/,
    needs: 'actions',
    answer: ({ state, params, origin }) => {
      const artifact = state.artifacts.find(({ id }) => id === Number(params[0]));
      return artifact === undefined ? NOT_FOUND : { status: 302, headers: { location: signed(origin, artifact.key) } };
    },
  },
];

/** Azure's block blobs, as far as an upload needs them. https://learn.microsoft.com/rest/api/storageservices/put-block */
export function blobStore(method: string, { state, path, query, bytes, headers }: Asked): Answer {
  if (query.get('sig') !== 'c2lnbmVk') return { status: 403, body: '<Error><Code>AuthenticationFailed</Code></Error>' };
  if (method === 'GET' || method === 'HEAD') return stored(state, path);
  if (method !== 'PUT') return { status: 405 };
  const step = query.get('comp');
  if (step === 'block') {
    const blocks = state.blocks.get(path) ?? new Map<string, Buffer>();
    state.blocks.set(path, blocks.set(query.get('blockid') ?? '', bytes));
  } else if (step === 'blocklist') {
    const ids = [...bytes.toString('utf8').matchAll(/<(?:Latest|Uncommitted)>([^<]+)</g)].map(([, id]) => id!);
    const parts = ids.map((id) => state.blocks.get(path)?.get(id));
    if (parts.some((part) => part === undefined)) {
      return { status: 400, body: '<Error><Code>InvalidBlockList</Code></Error>' };
    }
    state.stored.set(path, Buffer.concat(parts as Buffer[]));
  } else if (headers['x-ms-blob-type'] === 'BlockBlob') {
    state.stored.set(path, bytes);
  } else {
    return { status: 400, body: '<Error><Code>MissingRequiredHeader</Code></Error>' };
  }
  return { status: 201 };
}

function stored(state: State, path: string): Answer {
  const content = state.stored.get(path);
  if (content === undefined) return { status: 404, body: '<Error><Code>BlobNotFound</Code></Error>' };
  const { name, mime } = state.artifacts.find(({ key }) => key === path) as StoredArtifact;
  const file = mime === 'application/zip' ? `${name}.zip` : name;
  const headers = { 'content-type': mime, 'content-disposition': `attachment; filename="${file}"` };
  return { status: 200, body: content, headers };
}

const find = (state: State, name: string) => state.artifacts.find((artifact) => artifact.name === name);

const signed = (origin: string, key: string): string => `${origin}${key}?se=2099-01-01&sig=c2lnbmVk`;

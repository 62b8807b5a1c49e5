import { dockerSays } from '../../src/action/runtime.js';

const DAEMON = 'docker: Error response from daemon: ';

test.each([
  [
    'docker: Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?',
    /^Cannot connect/,
    /not running/,
  ],
  [
    'Got permission denied while trying to connect to the Docker daemon socket at unix:///x',
    /^Got perm/,
    /group docker/,
  ],
  [
    'docker: permission denied while trying to connect to the docker API at unix:///var/run/docker.sock',
    /^permission denied/,
    /group docker/,
  ],
  [
    `Unable to find image 'a:1' locally\n${DAEMON}pull access denied for a, repository does not exist or may require 'docker login'`,
    /^pull access denied/,
    /input image/,
  ],
  [`${DAEMON}Head "https://ghcr.io/v2/a/manifests/1": denied: denied`, /^Head/, /input image/],
  ['docker: no matching manifest for linux/s390x in the manifest list entries.', /^no matching/, /processor/],
  [
    "WARNING: The requested image's platform (linux/arm64) does not match the detected host platform\nexec /usr/bin/tini: exec format error",
    /^exec \/usr/,
    /processor/,
  ],
  [
    `${DAEMON}invalid mount config for type "bind": bind source path does not exist: /work`,
    /^invalid mount/,
    /rootless/,
  ],
  [
    `${DAEMON}failed to create task: OCI runtime create failed: error mounting "/work": permission denied`,
    /^failed to/,
    /rootless/,
  ],
  [`${DAEMON}Get "https://ghcr.io/v2/": dial tcp: lookup ghcr.io: no such host`, /^Get/, /cannot be reached/],
  ['docker: toomanyrequests: You have reached your pull rate limit.', /^toomany/, /docker\/login-action/],
  ['write /var/lib/docker/tmp/x: no space left on device', /^write/, /disk/],
  [`${DAEMON}exec: "groundplan": executable file not found in $PATH: unknown.`, /^exec/, /groundplan image/],
  ['something new\nthat goes on', /^something new$/, /runtime: host/],
  ["See 'docker run --help'.\n\n", /^no message$/, /runtime: host/],
])('%j', (stderr, reason, remedy) => {
  const said = dockerSays(
    `1: Pulling from a\nabc123: Pull complete\nDigest: sha256:1\n${stderr}\n\nSee 'docker run --help'.\n`,
  );
  expect(said.reason).toMatch(reason);
  expect(said.remedy).toMatch(remedy);
});

test('nothing of it is a command or a sequence, and it is short', () => {
  const { reason } = dockerSays(`docker: \u001b[31m::error::x\u0007 ${'y'.repeat(5000)}`);
  expect(reason).not.toMatch(/\p{Cc}/u);
  expect(reason.length).toBeLessThanOrEqual(400);
});

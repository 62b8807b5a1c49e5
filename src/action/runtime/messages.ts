/** Messages about the container image and about Docker failures. */
import { printable } from '../../platform/text/printable.js';

export const DOCKER_REMEDY =
  'Use runtime: host with the programs installed (hashicorp/setup-terraform), or a runner with Docker, or another image.';
export const NOT_INSTALLED =
  'runtime: container needs Docker on a Linux runner, and there is no program docker on the PATH';
export const NOT_LINUX = 'runtime: container needs Docker on a Linux runner, and this one runs another system';
export const NO_USER = 'runtime: container needs the program id, which says who runs the step';
export const inContainer = (program: string) => `${program} is not here: drawn in the container image`;
export const ended = (how: string) => `docker run did not finish (${how})`;
export const unusable = (reason: string) => `Docker cannot be used: ${printable(reason)}`;
export const failed = (image: string, reason: string) => `docker could not run ${image}: ${printable(reason)}`;
export const SAYS_NOTHING = 'it says nothing';

/** Remedies by pattern in Docker's message; the first match counts. */
export const REMEDIES: readonly (readonly [says: RegExp, remedy: string])[] = [
  [
    /permission denied.*(docker daemon|docker\.sock|docker API)/i,
    'The user of this runner may not use Docker: add it to the group docker, or use a rootless Docker (DOCKER_HOST); or use runtime: host.',
  ],
  [
    /cannot connect to the docker daemon|is the docker daemon running|error during connect|failed to connect to the docker/i,
    'Docker is installed and not running: start its daemon, or say with DOCKER_HOST where it is; or use runtime: host.',
  ],
  [
    /no matching manifest|does not match the (detected host|specified) platform|exec format error/i,
    'The image is for amd64 and arm64 alone, or image names one for another processor: use a runner of that kind, or runtime: host.',
  ],
  [
    /toomanyrequests|rate limit/i,
    'The registry answers no more for now: log in to it before this step (docker/login-action), or run the job again later.',
  ],
  [
    /pull access denied|manifest unknown|manifest for .* not found|not found: manifest|repository .*not found|no such image|name unknown|unauthorized|denied: /i,
    'Check the input image: it is not there, or not for everybody (then log in before this step: docker/login-action). Leave it out for the image of this version.',
  ],
  [
    /no such host|dial tcp|i\/o timeout|TLS handshake|x509|certificate|proxyconnect|connection refused|network is unreachable/i,
    'The registry cannot be reached from this runner: check its network and proxy, or name an image of a registry that can be.',
  ],
  [/no space left on device/i, 'The disk of the runner is full: make room, or use runtime: host.'],
  [
    /bind source path does not exist|mounts denied|error mounting|invalid mount|operation not permitted|userns|rootless|cgroup|mount.*permission denied/i,
    'Docker may not mount the folders of this job, or may not set limits: a rootless Docker, or one on another machine, sees other folders and users. Use a Docker on the runner itself, or runtime: host.',
  ],
  [
    /executable file not found|oci runtime/i,
    'What is in the image cannot be started: is it an image of groundplan? Leave the input image out for that of this version.',
  ],
];

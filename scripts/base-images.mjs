/**
 * node scripts/base-images.mjs: pins the base images of the Dockerfile to the digests that their tags have now. Needs Docker with
 * buildx and the network. A build from a checkout then gets the same bytes until somebody runs this again; the release workflow
 * looks the digests up itself.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const DOCKERFILE = new URL('../Dockerfile', import.meta.url);
const IMAGE = /^(ARG (?:BASE|NODE|TERRAFORM)_IMAGE=)([\w./:-]+)(?:@sha256:[0-9a-f]{64})?$/gm;

/** Returns the digest of the image index, which is the same for all processors. */
function digestOf(image) {
  const text = execFileSync(
    'docker',
    ['buildx', 'imagetools', 'inspect', image, '--format', '{{json .Manifest.Digest}}'],
    {
      encoding: 'utf8',
    },
  );
  const digest = text.trim().replaceAll('"', '');
  if (!/^sha256:[0-9a-f]{64}$/.test(digest)) throw new Error(`no digest of ${image}`);
  return digest;
}

const text = readFileSync(DOCKERFILE, 'utf8');
writeFileSync(
  DOCKERFILE,
  text.replace(IMAGE, (_, argument, image) => `${argument}${image}@${digestOf(image)}`),
);

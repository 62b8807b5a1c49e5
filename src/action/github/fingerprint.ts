/** Hashes the content of a comment (32 hexadecimal digits), without parts that differ from run to run. */

import { firstsOf } from '../../pull-request/alike.js';
import { writeBody } from '../../pull-request/body.js';
import { kindOf, SHOWN } from '../../pull-request/model.js';
import { withoutLines } from '../../pull-request/without-lines.js';
import { BODY_BYTES_MAX } from '../limits.js';
import type { PublishRequest } from '../model.js';
import { picturesShown } from './gather.js';

const NOWHERE = 'https://github.com/';

export async function fingerprint({
  diagrams,
  absent,
  uncompared,
  artifacts,
  options,
}: PublishRequest): Promise<string> {
  const body = writeBody(
    {
      title: options.title,
      diagrams: diagrams.map(withoutLines),
      absent,
      uncompared,
      artifacts: new Map([...artifacts].map(([id, all]) => [id, all.map((one) => ({ ...one, id: 0, url: NOWHERE }))])),
      images: new Map(
        firstsOf(diagrams).flatMap((diagram) =>
          picturesShown(diagram).flatMap(({ key, shows }) => {
            const [light, dark] = (['light', 'dark'] as const).map(
              (tone) => diagram.files[kindOf(SHOWN.picture, tone, shows)],
            );
            const nowhere = { light: NOWHERE, dark: dark === undefined ? null : NOWHERE, width: null };
            return light === undefined ? [] : [[key, nowhere] as const];
          }),
        ),
      ),
      run: { number: 0, url: NOWHERE, sha: '' },
    },
    BODY_BYTES_MAX,
  );
  const content = [body, options.images, options.imageBaseUrl, diagrams.map(({ id, sha256 }) => [id, sha256])];
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(content)));
  return Buffer.from(digest).toString('hex').slice(0, 32);
}

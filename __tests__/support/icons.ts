/** All icons of the bundle, by slug. */
import aws from '../../src/render/assets/icons/aws.json' with { type: 'json' };
import azure from '../../src/render/assets/icons/azure.json' with { type: 'json' };
import gcp from '../../src/render/assets/icons/gcp.json' with { type: 'json' };
import other from '../../src/render/assets/icons/other.json' with { type: 'json' };
import type { Icons } from '../../src/render/writer.js';

export const FILES: readonly [Icons, Icons, Icons, Icons] = [aws, azure, gcp, other];

export const ICONS: Icons = Object.assign({}, ...FILES);

/** `npm run assets`: rebuilds everything generated under src/render/assets and src/platform/text. Same packages, same bytes. */
import { buildFonts } from './fonts.mjs';
import { buildIcons } from './icons.mjs';

await buildFonts();
await buildIcons();

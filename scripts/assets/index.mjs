/** npm run assets: rebuilds the fonts and icons under src/render/assets and src/platform/text. The output only depends on the packages. */
import { buildFonts } from './fonts.mjs';
import { buildIcons } from './icons.mjs';

await buildFonts();
await buildIcons();

/** The commands that pages show, with what a comment before each says: where a test follows it, or why none can. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.js';

export interface ShellBlock {
  /** `followed: checkout`, `followed in the image`, `not followed: <reason>`; null where nothing is said. */
  readonly about: string | null;
  readonly commands: string;
}

const BLOCK = /(?:<!-- ((?:not )?followed[^>]*?) -->\n)?```sh\n([\s\S]*?)```/g;

/** In the order of the page. */
export const shellBlocks = (page: string): ShellBlock[] =>
  [...readFileSync(join(ROOT, page), 'utf8').matchAll(BLOCK)].map(([, about, commands]) => ({
    about: about ?? null,
    commands: commands!,
  }));

/** The name under which pages run the published image. */
export const PUBLISHED_IMAGE = /ghcr\.io\/groundplan\/groundplan:\d+\.\d+\.\d+/g;

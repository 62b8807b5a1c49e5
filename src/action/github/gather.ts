/**
 * Pictures of a run, read and validated. The most important come first, because the last ones are dropped if there are
 * too many.
 */

import type { Io } from '../../platform/io.js';
import { type Diagram, isNothing, keyOf, kindOf, SHOWN, type Shows } from '../../pull-request/model.js';
import type { ShownImage } from '../../pull-request/picture.js';
import { GITHUB_PICTURE_BYTES_MAX, NEW_PICTURES_MAX } from '../limits.js';
import type { Event } from '../model.js';
import type { ImageFile, Stored } from './pictures.js';
import { readPng } from './png.js';

export interface Gathered {
  readonly pictures: readonly ImageFile[];
  /** Width in CSS pixels by path. */
  readonly widths: ReadonlyMap<string, number>;
  /** Ids of diagrams with a file that is not a valid PNG or too large. */
  readonly unusable: readonly string[];
}

/** Suffix of dark pictures. An id has no dot, so file names of diagrams never clash. */
const DARK = '.dark.png';
const pathOf = (key: string, tone: 'light' | 'dark'): string => (tone === 'light' ? `${key}.png` : `${key}${DARK}`);

/**
 * Returns the pictures in a comment: those of the change and of the full architecture. Without a comparison it is the
 * latter alone; without any change there are none.
 */
export const picturesShown = ({ id, change }: Diagram): readonly { readonly key: string; readonly shows: Shows }[] => {
  if (change === undefined) return [{ key: id, shows: 'whole' }];
  if (isNothing(change)) return [];
  return [
    { key: keyOf(id, 'change'), shows: 'change' },
    { key: keyOf(id, 'whole'), shows: 'whole' },
  ];
};

/** Scale of pictures: PNG pixels per CSS pixel. */
const PIXELS = 2;

/** Rejects with the errors of `fs`. */
export async function gatherPictures(
  diagrams: readonly Diagram[],
  io: Pick<Io, 'readFile' | 'sizeOf'>,
): Promise<Gathered> {
  const ordered = [...diagrams.filter(({ changed }) => changed), ...diagrams.filter(({ changed }) => !changed)];
  const shown = (['change', 'whole'] as const).flatMap((shows) =>
    ordered.flatMap((diagram) =>
      picturesShown(diagram)
        .filter((one) => one.shows === shows)
        .map((one) => ({ ...one, diagram })),
    ),
  );
  const files = (['light', 'dark'] as const).flatMap((tone) =>
    shown.map(({ key, shows, diagram }) => ({
      id: diagram.id,
      path: pathOf(key, tone),
      file: diagram.files[kindOf(SHOWN.picture, tone, shows)],
    })),
  );
  const pictures: ImageFile[] = [];
  const widths = new Map<string, number>();
  const unusable = new Set<string>();
  for (const { id, path, file } of files) {
    if (file === undefined) continue;
    const content = ((await io.sizeOf(file)) ?? Infinity) > GITHUB_PICTURE_BYTES_MAX ? null : await io.readFile(file);
    const size = content === null ? null : readPng(content);
    if (content === null || size === null) {
      unusable.add(id);
      continue;
    }
    pictures.push({ path, content });
    widths.set(path, Math.ceil(size.width / PIXELS));
  }
  // Drops all dark pictures or none, so that the result does not depend on those stored before.
  const isMany = pictures.length > NEW_PICTURES_MAX;
  const stored = isMany ? pictures.filter(({ path }) => !path.endsWith(DARK)) : pictures;
  return { pictures: stored, widths, unusable: [...unusable] };
}

/** Returns the URLs of stored pictures by key. */
export function imagesOf(
  diagrams: readonly Diagram[],
  { commit, paths }: Pick<Stored, 'commit' | 'paths'>,
  event: Event,
  widths: ReadonlyMap<string, number> = new Map(),
): ReadonlyMap<string, ShownImage> {
  const at = (path: string): string | null =>
    paths.has(path) ? `${blobUrl(event, commit)}${encodeURIComponent(path)}?raw=true` : null;
  return new Map(
    diagrams.flatMap(picturesShown).flatMap(({ key }): [string, ShownImage][] => {
      const light = at(pathOf(key, 'light'));
      const width = widths.get(pathOf(key, 'light')) ?? null;
      return light === null ? [] : [[key, { light, dark: at(pathOf(key, 'dark')), width }]];
    }),
  );
}

/** Returns the pictures that a comment shows. Others were not stored or did not fit. */
export function imagesShown(diagrams: readonly Diagram[], body: string, commit: string, event: Event) {
  const begin = blobUrl(event, commit);
  const paths = body
    .split(begin)
    .slice(1)
    .map((rest) => decodeURIComponent(/^[\w.-]*/.exec(rest)![0]));
  return imagesOf(diagrams, { commit, paths: new Set(paths) }, event);
}

/**
 * Returns a URL that works for everyone with access to the repository, even a private one. raw.githubusercontent.com
 * would need a token.
 */
const blobUrl = ({ serverUrl, repository: { owner, name } }: Event, commit: string): string =>
  `${serverUrl}/${encodeURIComponent(owner)}/${encodeURIComponent(name)}/blob/${commit}/`;

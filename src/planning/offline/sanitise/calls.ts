/** Rewrites module calls for the copy. Every source becomes a local path, so that no registry is needed. */
import type { Block, HclFile } from '../../../terraform/hcl/model.js';
import { quoted } from '../../../terraform/hcl/write.js';
import type { Edit } from '../edits.js';

export interface CallPlace {
  /** Path relative to the calling module: `./modules/a`, `../b`. */
  readonly source: string;
  /** True if the module's code is not here, so that the providers it takes are unknown. */
  readonly isOpaque: boolean;
}

export function callEdits(file: HclFile, placeOf: (call: string) => CallPlace | null): Edit[] {
  return file.body.blocks.flatMap((block) => {
    const place = block.type === 'module' ? placeOf(block.labels[0] ?? '') : null;
    return place === null ? [] : editsOf(block, place);
  });
}

const editsOf = ({ body }: Block, { source, isOpaque }: CallPlace): Edit[] =>
  body.attributes.flatMap(({ name, value, span }) => {
    if (name === 'source') return [{ start: value.span.start, end: value.span.end, text: quoted(source) }];
    return name === 'version' || (isOpaque && name === 'providers') ? [{ ...only(span), text: '' }] : [];
  });

const only = ({ start, end }: { readonly start: number; readonly end: number }) => ({ start, end });

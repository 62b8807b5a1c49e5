/** Numbers of instances that are surely unknown: all at once, where Terraform would complain of one a plan. */
import type { Attribute, Block, HclFile } from '../../hcl/model.js';
import type { ModuleCode } from '../../hcl/module-model.js';
import { modulesOf } from '../modules.js';
import type { Later } from './later.js';

export interface UnknownNumber {
  readonly code: ModuleCode;
  readonly file: HclFile;
  readonly block: Block;
  /** `count` or `for_each`. */
  readonly attribute: Attribute;
}

const REPEATED_BLOCKS: ReadonlySet<string> = new Set(['resource', 'data', 'ephemeral', 'module']);
const NUMBERS: ReadonlySet<string> = new Set(['count', 'for_each']);

/** Code that is called several times is one text: a number in it that is unknown for one of the calls is enough. */
export function unknownNumbers(later: Later): readonly UnknownNumber[] {
  const found = new Map<Attribute, UnknownNumber>();
  for (const node of modulesOf(later.tree)) {
    for (const file of node.code.files) {
      for (const block of file.body.blocks) {
        if (!REPEATED_BLOCKS.has(block.type)) continue;
        for (const attribute of block.body.attributes) {
          if (!NUMBERS.has(attribute.name) || found.has(attribute) || !later.isUnknown(attribute.value, node)) continue;
          found.set(attribute, { code: node.code, file, block, attribute });
        }
      }
    }
  }
  return [...found.values()];
}

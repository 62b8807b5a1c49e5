/** Finds the data sources that a diagnostic is about, whose placeholder answer does not fit. */
import type { Snippet } from '../../../terraform/engine/diagnostics.js';
import { walk } from '../expressions.js';
import type { Enclosing, Located } from './locate.js';

const NAMED = /^data\.([^.[]+)\.([^.[]+)/;

/**
 * Returns types and names such as `aws_ami.linux`, from the snippet's values and the code at the place. Empty if there
 * are none.
 */
export function dataSourcesIn(
  snippet: Snippet | null,
  { file, offset }: Located,
  enclosing: Enclosing | null,
): readonly string[] {
  const found = new Set<string>();
  for (const { traversal } of snippet?.values ?? []) {
    const match = NAMED.exec(traversal);
    if (match !== null) found.add(`${match[1]}.${match[2]}`);
  }
  if (enclosing !== null) {
    walk(enclosing.attribute.value, (part) => {
      if (part.kind !== 'traversal' || part.root !== 'data') return;
      const [type, name] = part.steps;
      if (type?.kind === 'attribute' && name?.kind === 'attribute') found.add(`${type.name}.${name.name}`);
    });
  }
  // Without any, the arguments of the data source around the place are at fault.
  const own = file.body.blocks.find(({ type, span }) => type === 'data' && span.start <= offset && offset <= span.end);
  if (own !== undefined && found.size === 0) found.add(own.labels.join('.'));
  return [...found];
}

import { createRequire } from 'node:module';

/**
 * Returns a package installed next to groundplan in exactly this version; null if it is missing or cannot be loaded. Node
 * resolves it from groundplan's own file, never from the working directory.
 */
export function installedPackage(name: string, version: string): unknown {
  try {
    const load = createRequire(__filename);
    const { version: found } = load(`${name}/package.json`) as { version?: unknown };
    return found === version ? load(name) : null;
  } catch {
    return null;
  }
}

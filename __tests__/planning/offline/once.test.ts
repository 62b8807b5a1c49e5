// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of another language
/** A module that is called many times is one directory: read once, copied once. */
import { nodeIo } from '../../../src/platform/node.js';
import { needs } from '../../support/tools.js';
import { addressesOf, planned } from './offline.js';

const CALLS = 20;
const MODULE = 'variable "x" {}\nresource "aws_a" "r" {\n  y = file("${path.module}/text")\n}\n';
const ROOT = Array.from({ length: CALLS }, (_, i) => `module "m${i}" {\n  source = "./m"\n  x = ${i}\n}\n`).join('');

needs('terraform').it('a module is copied once for any number of calls', async () => {
  const real = nodeIo();
  const written: string[] = [];
  const copied: string[] = [];
  const io = {
    writeFile: (path: string, ...rest: [string | Uint8Array]) => {
      written.push(path);
      return real.writeFile(path, ...rest);
    },
    writeNew: (path: string, ...rest: [string | Uint8Array]) => {
      copied.push(path);
      return real.writeNew(path, ...rest);
    },
  };
  const result = await planned({ files: { 'main.tf': ROOT, 'm/main.tf': MODULE, 'm/text': 'x' }, io });
  expect(addressesOf(result)).toHaveLength(CALLS);
  expect(written.filter((path) => path.endsWith('/m/main.tf'))).toHaveLength(1);
  expect(copied).toHaveLength(1);
});

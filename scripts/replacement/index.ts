import { appendFileSync } from 'node:fs';
import { askProvider } from './aws/index.js';

let t = Date.now();
void askProvider(
  process.argv[2]!,
  (type) => new RegExp(process.argv[3] ?? '.').test(type),
  (done) => {
    appendFileSync(process.argv[4]!, `${JSON.stringify(done)}\n`);
    console.log(`${done.type} ${done.findings.length} ${Date.now() - t}`);
    t = Date.now();
  },
);

/** The official client as an action calls it; run by artifact-client.test.ts in a process of its own, for it reads the environment. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DefaultArtifactClient } from '@actions/artifact';

const folder = process.argv[2];
const client = new DefaultArtifactClient();
const files = [join(folder, 'a.svg'), join(folder, 'b.png')];

const zip = await client.uploadArtifact('diagrams', files, folder, { retentionDays: 7 });
const single = await client.uploadArtifact('ignored', [files[0]], folder, { skipArchive: true });
const again = await client.uploadArtifact('diagrams', files, folder).catch((error) => String(error.message));
const listed = await client.listArtifacts();
const found = await client.getArtifact('diagrams');
await client.downloadArtifact(found.artifact.id, { path: join(folder, 'out') });
const isSame = readFileSync(join(folder, 'out', 'b.png')).equals(readFileSync(files[1]));
const gone = await client.deleteArtifact('diagrams');
const left = await client.listArtifacts();

// The client writes its own lines to the standard output.
process.stdout.write(`\nRESULT ${JSON.stringify({ zip, single, again, listed, isSame, gone, left })}\n`);

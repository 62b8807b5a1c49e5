/** What was fetched, made fit to be read: files only, none that leads out, nothing of Git. */
import type { Io } from '../../io/io.js';
import { CHECKOUT_BYTES_MAX, CHECKOUT_FILES_MAX, FILE_BYTES_MAX, FOLDER_DEPTH_MAX } from '../../limits/git.js';
import { removeLinksOut } from '../git/unpack.js';

/** Too large files, `.git`, pipes and links out of `root` go. @returns false where there is too much of it */
export async function tidyUp(root: string, io: Io): Promise<boolean> {
  const links: string[] = [];
  const pending: { path: string; depth: number }[] = [{ path: '', depth: 0 }];
  let files = 0;
  let bytes = 0;
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    if (at.depth > FOLDER_DEPTH_MAX) return false;
    for (const { name, kind } of await io.list(`${root}/${at.path}`)) {
      const path = at.path === '' ? name : `${at.path}/${name}`;
      if (++files > CHECKOUT_FILES_MAX) return false;
      if (kind === 'link') links.push(path);
      else if (name === '.git' || kind === 'other') await io.remove(`${root}/${path}`);
      else if (kind === 'directory') pending.push({ path, depth: at.depth + 1 });
      else {
        const size = (await io.sizeOf(`${root}/${path}`)) ?? 0;
        if (size > FILE_BYTES_MAX) await io.remove(`${root}/${path}`);
        else bytes += size;
        if (bytes > CHECKOUT_BYTES_MAX) return false;
      }
    }
  }
  await removeLinksOut(root, links, io);
  return true;
}

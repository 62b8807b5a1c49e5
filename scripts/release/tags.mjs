const BUILT_HERE = '\n  image: ../Dockerfile\n';
/** GitHub lists releases in pages; drafts are among the newest. */
const PER_PAGE = 100;

/**
 * Creates the tag of the version and the release with its files, and moves the tag of the major version. Both tags point to a new
 * commit in which docker/action.yml runs the published image by digest, instead of building it. The commit is created through the
 * API, so that GitHub signs it and the runner needs no permission to push.
 *
 * The release is a draft until all files are there, and each step looks for the result of an earlier run: the job can be restarted.
 */
export async function publishTags({ version, notes, image, metadata, sha, files, api }) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`${version}: not a version`);
  if (!/^[a-z0-9./_:-]+@sha256:[0-9a-f]{64}$/.test(image ?? ''))
    throw new Error(`${image}: an image without its digest`);
  if (!metadata.endsWith(BUILT_HERE)) throw new Error(`docker/action.yml does not end with ${BUILT_HERE.trim()}`);
  if (files.size === 0) throw new Error('a release without files');
  const content = `${metadata.slice(0, -BUILT_HERE.length)}\n  image: docker://${image}\n`;

  const tag = `v${version}`;
  const tagged = await taggedCommit(api, tag, sha);
  const commit = tagged ?? (await commitOf({ api, sha, content, version }));
  const release = (await releaseOf(api, tag)) ?? (await draftOf(api, { tag, version, notes }));
  if (release.draft) await uploadFiles(api, release, files);
  if (tagged === null) await api.ask('POST', 'git/refs', { ref: `refs/tags/${tag}`, sha: commit });
  if (release.draft) await api.ask('PATCH', `releases/${release.id}`, { draft: false });

  // Last, because users of the major version get the release from now on. 422: the tag does not exist yet.
  const major = `v${version.split('.')[0]}`;
  const moved = await api.ask('PATCH', `git/refs/tags/${major}`, { sha: commit, force: true }, [422]);
  if (moved === null) await api.ask('POST', 'git/refs', { ref: `refs/tags/${major}`, sha: commit });
}

/** Returns the commit of the tag; null if there is no tag. @throws {Error} if the tag was made from another commit */
export async function taggedCommit(api, tag, sha) {
  const reference = await api.ask('GET', `git/ref/tags/${tag}`, null, [404]);
  if (reference === null) return null;
  const { parents } = await api.ask('GET', `git/commits/${reference.object.sha}`, null);
  if (parents.some((parent) => parent.sha === sha)) return reference.object.sha;
  throw new Error(`${tag} belongs to another commit: change the version in package.json`);
}

async function commitOf({ api, sha, content, version }) {
  const { tree: base } = await api.ask('GET', `git/commits/${sha}`, null);
  const file = { path: 'docker/action.yml', mode: '100644', type: 'blob', content };
  const tree = await api.ask('POST', 'git/trees', { base_tree: base.sha, tree: [file] });
  const commit = await api.ask('POST', 'git/commits', {
    message: `groundplan ${version}`,
    tree: tree.sha,
    parents: [sha],
  });
  return commit.sha;
}

/** Returns the release of a tag, also if it is a draft; null if there is none. */
export async function releaseOf(api, tag) {
  const releases = await api.ask('GET', `releases?per_page=${PER_PAGE}`, null);
  return releases.find((release) => release.tag_name === tag) ?? null;
}

const draftOf = (api, { tag, version, notes }) =>
  api.ask('POST', 'releases', { tag_name: tag, name: `groundplan ${version}`, body: notes, draft: true });

/** Uploads all files. Those of an earlier run are replaced, because an upload may have been cut off. */
async function uploadFiles(api, { upload_url: address, assets = [] }, files) {
  for (const { id } of assets) await api.ask('DELETE', `releases/assets/${id}`, null);
  for (const [name, bytes] of files) await api.upload(address, name, bytes);
}

const BUILT_HERE = '\n  image: ../Dockerfile\n';

/**
 * Creates the tag of the version and the release, and moves the tag of the major version. Both tags point to a new commit in which
 * docker/action.yml runs the published image by digest, instead of building it. The commit is created through the API, so that
 * GitHub signs it and the runner needs no permission to push.
 */
export async function publishTags({ version, notes, image, metadata, sha, api }) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`${version}: not a version`);
  if (!/^[a-z0-9./_-]+@sha256:[0-9a-f]{64}$/.test(image ?? ''))
    throw new Error(`${image}: an image without its digest`);
  if (!metadata.endsWith(BUILT_HERE)) throw new Error(`docker/action.yml does not end with ${BUILT_HERE.trim()}`);
  const content = `${metadata.slice(0, -BUILT_HERE.length)}\n  image: docker://${image}\n`;

  const { tree: base } = await api.ask('GET', `git/commits/${sha}`, null);
  const file = { path: 'docker/action.yml', mode: '100644', type: 'blob', content };
  const tree = await api.ask('POST', 'git/trees', { base_tree: base.sha, tree: [file] });
  const commit = await api.ask('POST', 'git/commits', {
    message: `groundplan ${version}`,
    tree: tree.sha,
    parents: [sha],
  });

  const tag = `v${version}`;
  await api.ask('POST', 'git/refs', { ref: `refs/tags/${tag}`, sha: commit.sha });
  await api.ask('POST', 'releases', { tag_name: tag, name: `groundplan ${version}`, body: notes });

  // Last, because users of the major version get the release from now on. 422: the tag does not exist yet.
  const major = `v${version.split('.')[0]}`;
  const moved = await api.ask('PATCH', `git/refs/tags/${major}`, { sha: commit.sha, force: true }, [422]);
  if (moved === null) await api.ask('POST', 'git/refs', { ref: `refs/tags/${major}`, sha: commit.sha });
}

import { NOT_FOUND, type Route, unprocessable } from './answers.js';
import type { Release, State } from './model.js';

/** https://docs.github.com/rest/releases. Whoever may write sees drafts; a draft has no tag. */
export const RELEASE_ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: /^\/releases$/,
    needs: 'contents',
    answer: ({ state, origin, identity }) => ({
      status: 200,
      body: [...state.releases]
        .filter(({ draft }) => !draft || identity.permissions.contents === 'write')
        .reverse()
        .map((release) => shown(release, state, origin)),
    }),
  },
  {
    method: 'POST',
    path: /^\/releases$/,
    needs: 'contents',
    answer: ({ state, origin, body }) => {
      const tag = String(body.tag_name);
      if (state.releases.some((release) => release.tag_name === tag && !release.draft))
        return unprocessable('Validation Failed', [{ resource: 'Release', code: 'already_exists', field: 'tag_name' }]);
      const release: Release = {
        ...{ id: state.nextId++, tag_name: tag, name: String(body.name), body: String(body.body) },
        ...{ draft: body.draft === true, assets: [] },
      };
      state.releases.push(release);
      return { status: 201, body: shown(release, state, origin) };
    },
  },
  {
    method: 'PATCH',
    path: /^\/releases\/(\d+)$/,
    needs: 'contents',
    answer: ({ state, origin, body, params }) => {
      const release = state.releases.find(({ id }) => id === Number(params[0]));
      if (release === undefined) return NOT_FOUND;
      // A published release without its tag would make one, of the default branch.
      if (body.draft === false && !state.refs.has(`refs/tags/${release.tag_name}`)) return unprocessable('no tag');
      release.draft = body.draft === true;
      return { status: 200, body: shown(release, state, origin) };
    },
  },
  {
    method: 'DELETE',
    path: /^\/releases\/assets\/(\d+)$/,
    needs: 'contents',
    answer: ({ state, params }) => {
      for (const release of state.releases) {
        const at = release.assets.findIndex(({ id }) => id === Number(params[0]));
        if (at >= 0) {
          release.assets.splice(at, 1);
          return { status: 204 };
        }
      }
      return NOT_FOUND;
    },
  },
  {
    method: 'POST',
    path: /^\/releases\/(\d+)\/assets$/,
    needs: 'contents',
    answer: ({ state, params, query, bytes }) => {
      const release = state.releases.find(({ id }) => id === Number(params[0]));
      const name = query.get('name') ?? '';
      if (release === undefined) return NOT_FOUND;
      if (release.assets.some((asset) => asset.name === name))
        return unprocessable('Validation Failed', [
          { resource: 'ReleaseAsset', code: 'already_exists', field: 'name' },
        ]);
      const asset = { id: state.nextId++, name, bytes };
      release.assets.push(asset);
      return { status: 201, body: { id: asset.id, name, state: 'uploaded' } };
    },
  },
];

const shown = ({ assets, ...release }: Release, { owner, name }: State, origin: string) => ({
  ...release,
  upload_url: `${origin}/repos/${owner}/${name}/releases/${release.id}/assets{?name,label}`,
  assets: assets.map((asset) => ({ id: asset.id, name: asset.name, state: 'uploaded' })),
});

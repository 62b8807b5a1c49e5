/** Creates a client of GitHub's REST API for one repository. https://docs.github.com/rest */
export function createApi({ GITHUB_API_URL: origin, GITHUB_REPOSITORY: repository, GITHUB_TOKEN: token }) {
  /** Returns the parsed response; null for one of the allowed error statuses, and for an empty response. */
  async function request(method, url, { body, type, allowed }) {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'content-type': type,
        'x-github-api-version': '2022-11-28',
      },
      body,
    });
    if (allowed.includes(response.status)) return null;
    const text = await response.text();
    if (!response.ok)
      throw new Error(`${method} ${url.replace(/^.*\/repos\/[^/]+\/[^/]+\//, '')}: ${response.status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  }
  return {
    /**
     * Returns the parsed response.
     * @param path path below the repository
     * @param allowed error statuses for which the result is null
     */
    ask: (method, path, body, allowed = []) =>
      request(method, `${origin}/repos/${repository}/${path}`, {
        body: body === null ? null : JSON.stringify(body),
        type: 'application/json',
        allowed,
      }),
    /** Uploads a file of a release. @param address `upload_url` of the release, a template */
    upload: (address, name, bytes) =>
      request('POST', `${address.replace(/\{.*$/, '')}?name=${encodeURIComponent(name)}`, {
        body: bytes,
        type: 'application/octet-stream',
        allowed: [],
      }),
  };
}

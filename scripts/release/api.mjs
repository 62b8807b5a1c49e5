/** Creates a client of GitHub's REST API for one repository. https://docs.github.com/rest */
export function createApi({ GITHUB_API_URL: origin, GITHUB_REPOSITORY: repository, GITHUB_TOKEN: token }) {
  return {
    /**
     * Returns the parsed response.
     * @param path path below the repository
     * @param allowed error statuses for which the result is null
     */
    async ask(method, path, body, allowed = []) {
      const response = await fetch(`${origin}/repos/${repository}/${path}`, {
        method,
        headers: {
          accept: 'application/vnd.github+json',
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'x-github-api-version': '2022-11-28',
        },
        body: body === null ? null : JSON.stringify(body),
      });
      if (allowed.includes(response.status)) return null;
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return JSON.parse(text);
    },
  };
}

/** GitHub's REST API, as far as a release needs it. https://docs.github.com/rest */
export function createApi({ GITHUB_API_URL: origin, GITHUB_REPOSITORY: repository, GITHUB_TOKEN: token }) {
  return {
    /**
     * @param path below the repository
     * @param isFine statuses that are an answer, too: null is returned for them
     */
    async ask(method, path, body, isFine = []) {
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
      if (isFine.includes(response.status)) return null;
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return JSON.parse(text);
    },
  };
}

/** Node's `fetch` goes straight to where it wants to; behind a proxy that ends at the wall. */
const NAMES = ['http_proxy', 'https_proxy'];

/**
 * From here on `fetch` obeys `http_proxy`, `https_proxy` and `no_proxy`, in capitals, too. Node has a switch for this of
 * its own, which cannot be turned once it runs (NODE_USE_ENV_PROXY).
 */
export async function useProxy(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  if (!NAMES.some((name) => env[name] || env[name.toUpperCase()])) return;
  const { EnvHttpProxyAgent, setGlobalDispatcher } = await import('undici');
  setGlobalDispatcher(new EnvHttpProxyAgent());
}

/** Node's `fetch` goes straight to where it wants to; behind a proxy that ends at the wall. */
type Environment = Readonly<Record<string, string | undefined>>;

const NAMES = ['http_proxy', 'https_proxy'];

/**
 * From here on `fetch` obeys `http_proxy`, `https_proxy` and `no_proxy`, in capitals, too. Node has a switch for this of
 * its own, which cannot be turned once it runs (NODE_USE_ENV_PROXY).
 */
export async function useProxy(env: Environment): Promise<void> {
  if (!NAMES.some((name) => variable(env, name))) return;
  const { EnvHttpProxyAgent, setGlobalDispatcher } = await import('undici');
  setGlobalDispatcher(new EnvHttpProxyAgent());
}

/** The proxy that the environment names for a URL, as curl and Git read it; null where there is none. */
export function proxyFor({ protocol, hostname, port }: URL, env: Environment): string | null {
  const proxy = variable(env, `${protocol.slice(0, -1)}_proxy`) || variable(env, 'all_proxy');
  if (!proxy) return null;
  const host = `.${hostname.toLowerCase()}`;
  // Of a URL that names none, or the usual one, it is empty.
  const at = port || (protocol === 'https:' ? '443' : '80');
  const isExempt = (variable(env, 'no_proxy') ?? '').split(/[\s,]+/).some((entry) => {
    if (entry === '*') return true;
    const [, name = '', only] = /^\*?\.?(.*?)(?::(\d+))?$/.exec(entry.toLowerCase())!;
    return name !== '' && host.endsWith(`.${name}`) && (only === undefined || only === at);
  });
  return isExempt ? null : proxy.includes('://') ? proxy : `http://${proxy}`;
}

const variable = (env: Environment, name: string): string | undefined => env[name] || env[name.toUpperCase()];

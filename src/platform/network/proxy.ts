/** Proxy settings. By default, Node's `fetch` ignores the proxy variables, so requests fail behind a firewall. */
type Environment = Readonly<Record<string, string | undefined>>;

const NAMES = ['http_proxy', 'https_proxy', 'all_proxy'];

/**
 * Makes `fetch` use the proxy that `proxyFor` returns. Node's own switch (NODE_USE_ENV_PROXY) has no effect after start-up, and
 * undici's agent for these variables ignores `all_proxy`.
 */
export async function useProxy(env: Environment): Promise<void> {
  if (!NAMES.some((name) => variable(env, name))) return;
  const { Agent, ProxyAgent, setGlobalDispatcher } = await import('undici');
  const agents = new Map<string, InstanceType<typeof ProxyAgent>>();
  const agentOf = (proxy: string) => {
    const agent = agents.get(proxy) ?? new ProxyAgent(proxy);
    agents.set(proxy, agent);
    return agent;
  };
  setGlobalDispatcher(
    new Agent().compose((dispatch) => (options, handler) => {
      const proxy = proxyFor(new URL(String(options.origin)), env);
      return proxy === null ? dispatch(options, handler) : agentOf(proxy).dispatch(options, handler);
    }),
  );
}

/** Returns the proxy for a URL by the rules of curl and Git; null if there is none. */
export function proxyFor({ protocol, hostname, port }: URL, env: Environment): string | null {
  const proxy = variable(env, `${protocol.slice(0, -1)}_proxy`) || variable(env, 'all_proxy');
  if (!proxy) return null;
  const host = `.${hostname.toLowerCase()}`;
  // `port` is empty if the URL has no port or the default one.
  const at = port || (protocol === 'https:' ? '443' : '80');
  const isExempt = (variable(env, 'no_proxy') ?? '').split(/[\s,]+/).some((entry) => {
    if (entry === '*') return true;
    const [, name = '', only] = /^\*?\.?(.*?)(?::(\d+))?$/.exec(entry.toLowerCase())!;
    return name !== '' && host.endsWith(`.${name}`) && (only === undefined || only === at);
  });
  return isExempt ? null : proxy.includes('://') ? proxy : `http://${proxy}`;
}

const variable = (env: Environment, name: string): string | undefined => env[name] || env[name.toUpperCase()];

/**
 * Proxy settings of requests and downloads. By default, Node's `fetch` ignores the proxy variables, so requests fail behind a
 * firewall.
 */
import { PROXY_UNKNOWN } from './http.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** Result of `proxyFor` for a proxy that undici does not support: any other than HTTP and HTTPS, such as SOCKS. */
export const UNSUPPORTED = Symbol('unsupported proxy');

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
      if (proxy === UNSUPPORTED) throw Object.assign(new Error(PROXY_UNKNOWN), { code: PROXY_UNKNOWN });
      return proxy === null ? dispatch(options, handler) : agentOf(proxy).dispatch(options, handler);
    }),
  );
}

/**
 * Returns the address of the proxy for a URL by the rules of curl and Git; null for a direct connection.
 *
 * An unsupported proxy in `all_proxy` is ignored, as by most programs that support HTTP proxies only: the variable also serves
 * programs with SOCKS. An unsupported one in `http_proxy` or `https_proxy` is meant for this request, so it is not bypassed.
 */
export function proxyFor({ protocol, hostname, port }: URL, env: Environment): string | typeof UNSUPPORTED | null {
  const specific = variable(env, `${protocol.slice(0, -1)}_proxy`);
  const proxy = specific || variable(env, 'all_proxy');
  if (!proxy) return null;
  const host = `.${hostname.toLowerCase()}`;
  // `port` is empty if the URL has no port or the default one.
  const at = port || (protocol === 'https:' ? '443' : '80');
  const isExempt = (variable(env, 'no_proxy') ?? '').split(/[\s,]+/).some((entry) => {
    if (entry === '*') return true;
    const [, name = '', only] = /^\*?\.?(.*?)(?::(\d+))?$/.exec(entry.toLowerCase())!;
    return name !== '' && host.endsWith(`.${name}`) && (only === undefined || only === at);
  });
  if (isExempt) return null;
  const address = proxy.includes('://') ? proxy : `http://${proxy}`;
  const isHttp = /^https?:\/\//i.test(address);
  if (!isHttp && !specific) return null;
  return isHttp && URL.canParse(address) ? address : UNSUPPORTED;
}

const variable = (env: Environment, name: string): string | undefined => env[name] || env[name.toUpperCase()];

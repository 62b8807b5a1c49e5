/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Result of `proxyFor` for a proxy that undici does not support: any other than HTTP and HTTPS, such as SOCKS. */
export const UNSUPPORTED = Symbol('unsupported proxy');

/** Variables that name a proxy, also in capitals. */
const NAMES = ['http_proxy', 'https_proxy', 'all_proxy'];

/** True if the environment names a proxy, for any protocol. */
export const hasProxy = (env: Environment): boolean => NAMES.some((name) => variable(env, name));

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

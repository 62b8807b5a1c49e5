/** Selects the proxy of a request from the environment: `https_proxy`, `http_proxy`, `all_proxy` and `no_proxy`. */

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Result of `proxyFor` for a proxy that undici does not support: of another protocol than HTTP and HTTPS, such as
 * SOCKS.
 */
export const UNSUPPORTED = Symbol('unsupported proxy');

/** Variables that name a proxy, also in capitals. */
const PROXY_VARIABLES = ['http_proxy', 'https_proxy', 'all_proxy'];

/** True if the environment names a proxy, for any protocol. */
export const hasProxy = (env: Environment): boolean => PROXY_VARIABLES.some((name) => variable(env, name));

/**
 * Returns the address of the proxy for a URL by the rules of curl and Git; null for a direct connection.
 *
 * An unsupported proxy in `all_proxy` is ignored, as by most programs that support HTTP proxies only: the variable also
 * serves programs with SOCKS. An unsupported one in `http_proxy` or `https_proxy` is meant for this request, so it is
 * not bypassed.
 */
export function proxyFor(url: URL, env: Environment): string | typeof UNSUPPORTED | null {
  const ofProtocol = variable(env, `${url.protocol.slice(0, -1)}_proxy`);
  const proxy = ofProtocol || variable(env, 'all_proxy');
  if (!proxy || isExempt(url, variable(env, 'no_proxy') ?? '')) return null;
  const address = proxy.includes('://') ? proxy : `http://${proxy}`;
  const isHttp = /^https?:\/\//i.test(address);
  if (!isHttp && !ofProtocol) return null;
  return isHttp && URL.canParse(address) ? address : UNSUPPORTED;
}

/**
 * True if a URL is to be requested without a proxy.
 * @param noProxy host names, which include their subdomains, with optional ports: `corp, .git.example:8443`; `*` is
 * every host
 */
function isExempt({ protocol, hostname, port }: URL, noProxy: string): boolean {
  const host = `.${hostname.toLowerCase()}`;
  // `port` is empty if the URL has no port or the default one.
  const actualPort = port || (protocol === 'https:' ? '443' : '80');
  return noProxy.split(/[\s,]+/).some((entry) => {
    if (entry === '*') return true;
    const [, name = '', exemptPort] = /^\*?\.?(.*?)(?::(\d+))?$/.exec(entry.toLowerCase())!;
    return name !== '' && host.endsWith(`.${name}`) && (exemptPort === undefined || exemptPort === actualPort);
  });
}

/** Returns a variable by its name in lower case, else in capitals. */
const variable = (env: Environment, name: string): string | undefined => env[name] || env[name.toUpperCase()];

/**
 * Sends the requests of `fetch` through the proxy of the environment. Loads undici: import it on demand, as
 * environment-proxy.ts does.
 */
import { Agent, ProxyAgent, setGlobalDispatcher } from 'undici';
import { isLoopback } from '../text/hosts.js';
import { PROXY_UNKNOWN } from './http.js';
import { type Environment, proxyFor, UNSUPPORTED } from './proxy.js';

/**
 * Makes `fetch` of the whole process use the proxy that `proxyFor` returns. By default, Node ignores the proxy
 * variables. Node's own switch (NODE_USE_ENV_PROXY) has no effect after start-up, and undici's agent for these
 * variables ignores `all_proxy`.
 *
 * Requests to this machine (`http://localhost:11434` of Ollama) stay direct, as in Go programs: the proxy is usually
 * another machine and cannot reach them.
 */
export function useProxy(env: Environment): void {
  const agents = new Map<string, ProxyAgent>();
  const agentOf = (proxy: string) => {
    const agent = agents.get(proxy) ?? new ProxyAgent(proxy);
    agents.set(proxy, agent);
    return agent;
  };
  setGlobalDispatcher(
    new Agent().compose((dispatch) => (options, handler) => {
      const url = new URL(String(options.origin));
      const proxy = isLoopback(url.hostname) ? null : proxyFor(url, env);
      if (proxy === UNSUPPORTED) throw Object.assign(new Error(PROXY_UNKNOWN), { code: PROXY_UNKNOWN });
      return proxy === null ? dispatch(options, handler) : agentOf(proxy).dispatch(options, handler);
    }),
  );
}

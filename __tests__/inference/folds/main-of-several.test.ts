/** Which of several rules of one load balancer stands for it. */
import { drawn } from '../build.js';

const RULE = 'google_compute_global_forwarding_rule';
const MAP = 'google_compute_url_map';

test('a rule that forwards stands for the load balancer, not one that redirects', () => {
  const { nodes } = drawn({
    'google_compute_global_address.ip': {},
    'google_compute_backend_service.web': {},
    [`${MAP}.redirect`]: {},
    [`${MAP}.web`]: { refs: { default_service: 'google_compute_backend_service.web' } },
    'google_compute_target_http_proxy.redirect': { refs: { url_map: `${MAP}.redirect` } },
    'google_compute_target_https_proxy.web': { refs: { url_map: `${MAP}.web` } },
    [`${RULE}.a_redirect`]: {
      refs: { target: 'google_compute_target_http_proxy.redirect', ip_address: 'google_compute_global_address.ip' },
    },
    [`${RULE}.https`]: {
      refs: { target: 'google_compute_target_https_proxy.web', ip_address: 'google_compute_global_address.ip' },
    },
  });
  expect([...nodes.keys()].filter((id) => id.startsWith(RULE))).toEqual([`${RULE}.https`]);
});

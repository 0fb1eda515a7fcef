// The proxy in front of a control plane, of `npm run dev:live` and `npm run preview:live`.
import { isForControlPlane, originFor } from './release/bin/paths.mjs'

/**
 * The proxy options of Vite for the requests that belong to a control plane.
 * @param {string} target origin of the control plane, for example `https://region.example`
 * @param {{ isInsecure: boolean }} options whether to accept any certificate
 * @returns {Record<string, import('vite').ProxyOptions>}
 */
export function liveProxy(target, { isInsecure }) {
  /** @type {import('vite').ProxyOptions} */
  const shared = {
    target,
    changeOrigin: true, // changes the host, in spite of its name
    cookieDomainRewrite: '', // a session cookie for the control plane's host becomes one for ours
    secure: !isInsecure,
    configure(proxy) {
      /** @type {(passed: import('node:http').ClientRequest, given: import('node:http').IncomingMessage) => void} */
      const setOrigin = (passed, { headers }) => {
        const origin = originFor(headers, target)
        if (origin !== undefined) passed.setHeader('origin', origin)
      }
      proxy.on('proxyReq', setOrigin)
      proxy.on('proxyReqWs', setOrigin)
    },
  }
  return {
    '^/(v1|experimental|scim/v2)/': { ...shared, ws: true },
    '^/(login|device)(/|$)': {
      ...shared,
      // A returned path is served here instead of being passed on.
      bypass: ({ method, url = '/' }) => (isForControlPlane(method, url) ? undefined : url),
    },
  }
}

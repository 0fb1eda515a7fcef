// The proxy in front of a control plane, of `npm run dev:live` and `npm run preview:live`.

/**
 * The origin that the control plane sees: its own for a page of ours, as if it served the console itself. A page of
 * another site keeps the origin that the browser gives it, so that the control plane can refuse it.
 * @param {import('node:http').IncomingHttpHeaders} headers of a request to the proxy
 * @param {string} target origin of the control plane
 * @returns {string | undefined} undefined where the request has none
 */
export function originFor({ origin, host }, target) {
  const isOurs = origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
  return isOurs ? target : origin
}

/**
 * The proxy options of Vite for the requests that belong to a control plane. `/login` and `/device` are shared:
 * their pages are ours, their POSTs and the SAML redirect are the control plane's.
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
  const isTheirs = (/** @type {string | undefined} */ method, /** @type {string} */ url) =>
    method === 'POST' || /^\/login\/[^/]+\/saml\/[^/]+\/redirect(\?|$)/.test(url)
  return {
    '^/(v1|experimental)/': { ...shared, ws: true },
    '^/(login|device)(/|$)': {
      ...shared,
      // A returned path is served here instead of being passed on.
      bypass: ({ method, url = '/' }) => (isTheirs(method, url) ? undefined : url),
    },
  }
}

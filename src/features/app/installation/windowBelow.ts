import { addressOf, pagePath } from '#src/basePath'

/**
 * The window as the router sees it if the console is served below a path: without that path. The console's own
 * addresses are then the same wherever it is served; only links and this window add the path.
 */
export const windowBelow = () =>
  ({
    document,
    sessionStorage,
    addEventListener: addEventListener.bind(window),
    removeEventListener: removeEventListener.bind(window),
    location: {
      get pathname() {
        return pagePath()
      },
      get search() {
        return location.search
      },
      get hash() {
        return location.hash
      },
      origin: location.origin,
      assign: (path: string) => location.assign(addressOf(path)),
      replace: (path: string) => location.replace(addressOf(path)),
    },
    history: {
      get state() {
        return history.state as unknown
      },
      go: (by: number) => history.go(by),
      pushState: (state: unknown, _: string, path: string) => history.pushState(state, '', addressOf(path)),
      replaceState: (state: unknown, _: string, path?: string) =>
        history.replaceState(state, '', path === undefined ? undefined : addressOf(path)),
    },
  }) as unknown as Window

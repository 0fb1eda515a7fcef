import type { DataRouter, RouterSubscriber } from 'react-router'

type RouterUpdate = Parameters<RouterSubscriber>

/**
 * A router for the rendered page. Its subscribers are called in a task of their own, with the router's last state: a
 * navigation whose data is known is never rendered as loading, the paint after the click does not wait for the page,
 * and passive effects run after the page is painted. A state that is to be rendered synchronously is passed on at once.
 *
 * The links, the event log and the prefetching need each state when it comes: they use the router itself.
 *
 * The library has no option for it: its transitions draw frames in which nothing has changed. Without this, the slowest
 * event of eight navigations took 40 to 88 ms in place of 16 to 24 (docs/decisions/026-render-what-changed.md).
 *
 * @returns it has the members of the router; create it once, since the rendered page depends on its identity
 */
export function withLatestState(router: DataRouter): DataRouter {
  const subscribe: DataRouter['subscribe'] = (listener) => {
    const { port1, port2 } = new MessageChannel()
    let newest: RouterUpdate | undefined
    const handOver = () => {
      const news = newest
      newest = undefined
      if (news) listener(...news)
    }
    port1.onmessage = handOver
    const unsubscribe = router.subscribe((state, options) => {
      const waiting = newest?.[1]
      newest = [
        state,
        waiting
          ? {
              ...options,
              deletedFetchers: [...waiting.deletedFetchers, ...options.deletedFetchers],
              newErrors: options.newErrors ?? waiting.newErrors,
            }
          : options,
      ]
      if (options.flushSync) handOver()
      else if (!waiting) port2.postMessage(null)
    })
    return () => {
      unsubscribe()
      newest = undefined
      port1.close()
    }
  }
  return Object.create(router, { subscribe: { value: subscribe } }) as DataRouter
}

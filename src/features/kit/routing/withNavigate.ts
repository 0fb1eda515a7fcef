import type { DataRouter } from 'react-router'

/** The arguments of the router's `navigate`, whose overloads are for a target and for a step in the history. */
type Navigate = (to: unknown, options?: { replace?: boolean; state?: unknown }) => Promise<void>

/**
 * A router that navigates in another way, over the one that it is made from, which stays as it is.
 *
 * @param by gets the `navigate` of that router
 */
export function withNavigate(router: DataRouter, by: (go: Navigate) => Navigate): DataRouter {
  const navigate = by(router.navigate.bind(router) as Navigate)
  return Object.create(router, { navigate: { value: navigate } }) as DataRouter
}

import { useEffect } from 'react'
import { useNavigate, type RelativeRoutingType } from 'react-router'
import { useAppStore } from '#store/hooks'
import { consolePartOf } from '#store/parts'
import type { Preferences } from '#store/slices/preferences'
import { navigations } from '#features/kit/routing/navigationLog'

/** Replaces this page by another one. The last navigation is the cause in the log. */
export function Redirect({
  to,
  relative = 'route',
  state,
}: {
  /** An address, or a choice of one by the user's preferences. */
  to: string | ((preferences: Preferences) => string)
  relative?: RelativeRoutingType
  /** The state of the entry in the history. Keep its identity between renders. */
  state?: unknown
}) {
  const go = useNavigate()
  const store = useAppStore()
  useEffect(() => {
    const target = typeof to === 'string' ? to : to(store.getState().preferences)
    store.log.within(
      consolePartOf(store, navigations).last(),
      () => void go(target, { replace: true, relative, state }),
    )
  }, [store, go, to, relative, state])
  return null
}

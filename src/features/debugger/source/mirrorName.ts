import { keep, kept } from '#store/browserStorage'
import { isPastFrame } from '#store/pastFrame'
import { machines } from '../noun'

// The name under which a tab shows its debugger in a second window. It outlasts the page, so that the window finds the
// page again after it was loaded again.

const KEY = 'orrery.debugger.page'

/** The name of this tab; undefined when it has no second window, and in that window itself. */
export function keptMirrorName(): string | undefined {
  const isWindow =
    location.pathname === machines.to.page() && new URLSearchParams(location.search).has('page')
  // A window begins with a copy of the storage of the page that opened it.
  if (isWindow || isPastFrame) return undefined
  return kept('session', KEY) ?? undefined
}

/**
 * Keeps the name of this tab; without storage it lasts as long as the page, and the window shows the last of this page
 * once it is loaded again.
 */
export const keepMirrorName = (name: string): void => void keep('session', KEY, name)

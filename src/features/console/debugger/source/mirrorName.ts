import { pagePath } from '#src/basePath'
import { keep, kept } from '#store/kept/browserStorage'
import { isPastFrame } from '#store/pastFrame'
import { machines } from '../noun'

// The name of a tab for its debugger in a second window. It survives a reload, so that the window finds the page
// again.

const KEY = 'orrery.debugger.page'

/** The form of a name: that of `crypto.randomUUID`. */
const isName = /^[\w-]{1,64}$/

/** The name of this tab; undefined if it has no second window, or if it is that window. */
export function keptMirrorName(): string | undefined {
  const isWindow = pagePath() === machines.to.page() && new URLSearchParams(location.search).has('page')
  // A new window starts with a copy of its opener's storage.
  if (isWindow || isPastFrame) return undefined
  return kept('session', KEY, (name) => (isName.test(name) ? name : undefined))
}

/**
 * Stores the name of this tab. Without storage the name lasts as long as the page; after a reload, the window
 * keeps the last contents.
 */
export const keepMirrorName = (name: string): void => void keep('session', KEY, name)

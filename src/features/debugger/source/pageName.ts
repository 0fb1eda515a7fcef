import { paths } from '#src/paths'
import { isPastFrame } from '#store/pastFrame'

// The name under which a tab shows its debugger in a second window. It outlasts the page, so that the window finds the
// page again after it was loaded again.

const KEY = 'orrery.debugger.page'

/** The name of this tab; undefined when it has no second window, and in that window itself. */
export function keptPageName(): string | undefined {
  const isWindow = location.pathname === paths.machines() && new URLSearchParams(location.search).has('page')
  // A window begins with a copy of the storage of the page that opened it.
  if (isWindow || isPastFrame) return undefined
  try {
    return sessionStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps the name of this tab; without storage it lasts as long as the page. */
export function keepPageName(name: string) {
  try {
    sessionStorage.setItem(KEY, name)
  } catch {
    // The window then shows the last of this page once it is loaded again.
  }
}

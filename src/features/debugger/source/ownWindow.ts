import type { AppStore } from '#store/store'
import type { DebugSource } from './debugSource'
import { channelOf, serveMirror } from './mirror'
import { keepMirrorName, keptMirrorName } from './mirrorName'
import { pageSource } from './pageSource'

/** The name under which this page is shown in a second window; undefined as long as it has none. */
let page: string | undefined

function serve(source: DebugSource, name: string) {
  if (page !== undefined) return
  page = name
  keepMirrorName(name)
  addEventListener('pagehide', serveMirror(source, channelOf(name)), { once: true })
}

/**
 * Opens the debugger in a window of its own, which shows what this page does, also after the page was loaded again.
 *
 * @param query what it shows first
 * @returns false when the browser blocks windows
 */
export function openOwnWindow(source: DebugSource, query: URLSearchParams): boolean {
  const name = page ?? keptMirrorName() ?? crypto.randomUUID()
  serve(source, name)
  const address = new URLSearchParams(query)
  address.set('page', name)
  return (
    window.open(`/_machines?${address}`, `orrery-debugger-${name}`, 'popup,width=1200,height=800') !== null
  )
}

/** Shows this page in the window that was opened before it was loaded again. @param name as it was then */
export const resumeOwnWindow = (store: AppStore, name: string) => serve(pageSource(store), name)

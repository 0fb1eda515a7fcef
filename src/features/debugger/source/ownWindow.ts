import { part, partOf } from '#store/parts'
import type { AppStore } from '#store/store'
import type { DebugSource } from './debugSource'
import { channelOf, serveMirror } from './mirror'
import { machines } from '../noun'
import { keepMirrorName, keptMirrorName } from './mirrorName'
import { pageSource } from './pageSource'

/** The second window of a console. */
class OwnWindow {
  /** The name under which the page is shown there; undefined as long as it has none. */
  page: string | undefined
  /** Says there that the page has gone. */
  leave = () => {}

  serve(source: DebugSource, name: string) {
    if (this.page !== undefined) return
    this.page = name
    keepMirrorName(name)
    this.leave = serveMirror(source, channelOf(name))
    addEventListener('pagehide', this.leave, { once: true })
  }
}

const ownWindow = part(
  () => new OwnWindow(),
  ({ leave }) => {
    removeEventListener('pagehide', leave)
    leave()
  },
)

/**
 * Opens the debugger in a window of its own, which shows what this page does, also after the page was loaded again.
 *
 * @param query what it shows first
 * @returns false when the browser blocks windows
 */
export function openOwnWindow(store: AppStore, source: DebugSource, query: URLSearchParams): boolean {
  const own = partOf(store, ownWindow)
  const name = own.page ?? keptMirrorName() ?? crypto.randomUUID()
  own.serve(source, name)
  const address = new URLSearchParams(query)
  address.set('page', name)
  return (
    window.open(
      `${machines.to.page()}?${address}`,
      `orrery-debugger-${name}`,
      'popup,width=1200,height=800',
    ) !== null
  )
}

/** Shows this page in the window that was opened before it was loaded again. @param name as it was then */
export const resumeOwnWindow = (store: AppStore, name: string) =>
  partOf(store, ownWindow).serve(pageSource(store), name)

import { addressOf } from '#src/basePath'
import { consolePart, consolePartOf } from '#store/parts'
import type { AppStore } from '#store/store'
import type { DebugSource } from './debugSource'
import { channelOf, serveMirror } from './mirror'
import { machines } from '../noun'
import { keepMirrorName, keptMirrorName } from './mirrorName'
import { pageSource } from './pageSource'

/** The second window of a console. */
class OwnWindow {
  /** The name of the page in that window; undefined until the window is opened. */
  page: string | undefined
  /** Sends the window a message that the page has closed. */
  leave = () => {}

  serve(source: DebugSource, name: string) {
    if (this.page !== undefined) return
    this.page = name
    keepMirrorName(name)
    this.leave = serveMirror(source, channelOf(name))
    addEventListener('pagehide', this.leave, { once: true })
  }
}

const ownWindow = consolePart(
  () => new OwnWindow(),
  ({ leave }) => {
    removeEventListener('pagehide', leave)
    leave()
  },
)

/**
 * Opens the debugger in a second window, which follows this page, also across reloads.
 *
 * @param query its initial view
 * @returns false if the browser blocks windows
 */
export function openOwnWindow(store: AppStore, source: DebugSource, query: URLSearchParams): boolean {
  const own = consolePartOf(store, ownWindow)
  const name = own.page ?? keptMirrorName() ?? crypto.randomUUID()
  own.serve(source, name)
  const address = new URLSearchParams(query)
  address.set('page', name)
  return (
    window.open(
      addressOf(`${machines.to.page()}?${address}`),
      `orrery-debugger-${name}`,
      'popup,width=1200,height=800',
    ) !== null
  )
}

/** Serves this page to the window that was opened before a reload. @param name the stored one */
export const resumeOwnWindow = (store: AppStore, name: string) =>
  consolePartOf(store, ownWindow).serve(pageSource(store), name)

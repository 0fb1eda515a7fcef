import { inspectorOf } from '#store/eventLog/actorInspector'
import type { AppStore } from '#store/store'
import type { SentEvent } from '../model/eventForms'
import type { Journey } from '../model/journey'
import { kindWatch, type KindWatch } from './kindWatch'
import { regionActions } from './regionActions'
import { regionBridge } from './regionBridge'

/** A resource whose state can be reported. */
export interface Reported {
  kind: string
  id: string
  name: string
}

/** What the debugger does in its page. Each is an intent in the log, whose source is the debugger. */
export interface PageActions {
  /** Sends an event to a running actor, by the actor's name. */
  send(actor: string, event: SentEvent): void
  /**
   * Reports a state on the region's behalf: the page sees it before the hardware goes on. Absent in front of a real
   * region.
   *
   * @param from the state in which the page shows the resource
   * @throws an error that says why it did not work, for example that the hardware has moved the resource on
   */
  report?: (resource: Reported, from: string, state: string) => Promise<void>
  /**
   * Takes a resource along a way through its lifecycle: reports on the region's behalf, and commands as another client
   * would give them. The page looks at it after each step. Absent in front of a real region.
   *
   * @throws an error that says where it stopped
   */
  travel?: (journey: Journey, kind: string) => Promise<void>
  /** Makes the next calls of an operation fail; absent in front of a real region. */
  failNext?: (operation: string, times: number) => void
  /** How many of the next calls of an operation will fail so. */
  failuresLeft?: (operation: string) => number
  /** The kinds of resources of which a state can be reported. */
  reportedKinds: readonly string[]
  /** Reads kinds of resources that few pages show. */
  watch: KindWatch
}

/** The actions of this page. */
export function pageActions(store: AppStore): PageActions {
  const { log } = store
  const send = (actor: string, event: SentEvent) => {
    log.intent(`send ${event.type} to ${actor}`, 'debugger')
    inspectorOf(log)
      .live.list()
      .find(({ id }) => id === actor)
      ?.send(event)
  }
  const watch = kindWatch(store)
  // A constant in each build: the one for production has nothing of what follows.
  const region = import.meta.env.VITE_MOCK === '1' ? regionBridge.get() : undefined
  if (!region) return { send, watch, reportedKinds: [] }
  return { send, watch, reportedKinds: region.kinds, ...regionActions(store, region) }
}

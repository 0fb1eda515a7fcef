import { inspectorOf } from '#store/eventLog/actorInspector'
import { consolePartOf } from '#store/parts'
import type { AppStore } from '#store/store'
import type { SentEvent } from '../model/eventForms'
import { kindWatch, type KindWatch } from './kindWatch'
import { regionActions, type RegionActions } from './regionActions'
import { regionBridge } from './regionBridge'

/**
 * The actions of the debugger on its page. Each is an intent in the log, with the debugger as its source. The
 * actions on a region are absent for a real one.
 */
export interface PageActions extends Partial<RegionActions> {
  /** Sends an event to a running actor, by the actor's name. */
  send(actor: string, event: SentEvent): void
  /** The kinds of resources with states that can be reported. */
  reportedKinds: readonly string[]
  /** Polls kinds of resources that few pages show. */
  watch: KindWatch
}

/** The actions of this page. */
export function pageActions(store: AppStore): PageActions {
  const { log } = store
  const send = (actor: string, event: SentEvent) => {
    log.intent(`send ${event.type} to ${actor}`, 'debugger', {}, null)
    inspectorOf(log)
      .live.list()
      .find(({ id }) => id === actor)
      ?.send(event)
  }
  const watch = kindWatch(store)
  // Constant in each build: the production build drops the branch.
  const region = import.meta.env.VITE_MOCK === '1' ? consolePartOf(store, regionBridge) : undefined
  if (!region) return { send, watch, reportedKinds: [] }
  return { send, watch, reportedKinds: region.kinds, ...regionActions(store, region) }
}

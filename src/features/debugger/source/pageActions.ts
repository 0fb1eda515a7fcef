import { api, type Tag } from '#store/api/api'
import { inspectorOf } from '#store/eventLog/actorInspector'
import type { AppStore } from '#store/store'
import type { SentEvent } from '../model/eventForms'
import { stepWords, type Journey } from '../model/journey'
import { kindWatch, type KindWatch } from './kindWatch'
import { regionBridge } from './regionBridge'

/** What the debugger does in its page. Each is an intent in the log, whose source is the debugger. */
export interface PageActions {
  /** Sends an event to a running actor, by the actor's name. */
  send(actor: string, event: SentEvent): void
  /** Reports a state on the region's behalf; absent in front of a real region. */
  report?: (resource: { kind: string; id: string; name: string }, state: string) => void
  /**
   * Takes a resource along a way through its lifecycle: reports on the region's behalf, and commands as another client
   * would give them. The page looks at it after each step. Absent in front of a real region.
   *
   * @throws an error that says where it stopped
   */
  travel?: (journey: Journey, kind: string) => Promise<void>
  /** Makes the next calls of an operation fail; absent in front of a real region. */
  failNext?: (operation: string, times: number) => void
  /** The kinds of resources of which a state can be reported. */
  reportedKinds: readonly string[]
  /** Reads kinds of resources that few pages show. */
  watch: KindWatch
}

/** The cached answers that show a kind of resource. */
const tagOf: Readonly<Record<string, Tag | undefined>> = {
  instance: 'Instance',
  disk: 'Disk',
  snapshot: 'Snapshot',
  supportBundle: 'SupportBundle',
  webhookDelivery: 'AlertDelivery',
  bfdSession: 'BfdSession',
}

/** For how long a step of a journey is waited for, in milliseconds. */
const SEEN_WITHIN_MS = 10_000

/** Waits until the page has seen a resource in a state. @returns false when it has not in time */
const whenSeen = ({ observer }: AppStore, id: string, state: string) =>
  new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => end(false), SEEN_WITHIN_MS)
    const stop = observer.watch(id, ({ to }) => {
      if (to === state) end(true)
    })
    function end(isSeen: boolean) {
      clearTimeout(timer)
      stop()
      resolve(isSeen)
    }
  })

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
  /** The page sees it as it sees anything: by fetching what it shows again. */
  function look(kind: string) {
    const tag = tagOf[kind]
    if (tag) store.dispatch(api.util.invalidateTags([tag]))
  }
  return {
    send,
    watch,
    reportedKinds: region.kinds,
    report({ kind, id, name }, state) {
      log.intent(`report ${state} for ${kind} ${name}`, 'debugger')
      region.report(kind, id, state)
      look(kind)
    },
    async travel({ subject: { of: id, label }, steps }, kind) {
      for (const [index, step] of steps.entries()) {
        log.intent(`${stepWords(step)} for ${kind} ${label}`, 'debugger')
        const isSeen = whenSeen(store, id, step.to)
        // The hardware moves it on from the last state only: no step is over before the page has seen it.
        region.report(kind, id, step.to, index < steps.length - 1)
        look(kind)
        if (!(await isSeen))
          throw new Error(`The page does not show ${label} any more: it was on its way to ${step.to}.`)
      }
    },
    failNext(operation, times) {
      log.intent(`fail the next ${times} of ${operation}`, 'debugger')
      region.failNext(operation, times)
    },
  }
}

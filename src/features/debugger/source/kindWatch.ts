import { observable, type Observable } from '#store/actors/observable'
import { alertsApi } from '#store/api/resources/alerts'
import { bfdSessionsApi } from '#store/api/resources/bfdSessions'
import { supportBundlesApi } from '#store/api/resources/supportBundles'
import type { AppStore } from '#store/store'

// Resources of the whole region are on few pages. The debugger can read them by itself, until it is stopped.

/** How often it is read again, in milliseconds. */
const AGAIN_MS = 3_000
/** The most of a list that is read. */
const LIMIT = 200

interface Reading {
  unsubscribe(): void
  unwrap(): Promise<unknown>
}
type Dispatch = AppStore['dispatch']

const polled = { subscriptionOptions: { pollingInterval: AGAIN_MS, skipPollingIfUnfocused: true } }

/** The readings of each kind. */
const readings: Readonly<Record<string, ((dispatch: Dispatch) => Promise<Reading[]>) | undefined>> = {
  supportBundle: (dispatch) =>
    Promise.resolve([
      dispatch(supportBundlesApi.endpoints.supportBundleList.initiate({ limit: LIMIT }, polled)),
    ]),
  bfdSession: (dispatch) =>
    Promise.resolve([dispatch(bfdSessionsApi.endpoints.networkingBfdStatus.initiate({}, polled))]),
  async webhookDelivery(dispatch) {
    const { alertReceiverList, alertDeliveryList } = alertsApi.endpoints
    const receivers = dispatch(alertReceiverList.initiate({ limit: LIMIT }))
    try {
      const { items } = await receivers.unwrap()
      return items.map(({ id }) =>
        dispatch(alertDeliveryList.initiate({ receiver: id, limit: LIMIT }, polled)),
      )
    } finally {
      receivers.unsubscribe()
    }
  },
}

/** The kinds that can be read, and those that are. */
export interface KindWatch {
  kinds: readonly string[]
  watched: Observable<ReadonlySet<string>>
  /** Begins to read a kind. @throws what the region answers when it refuses */
  start(kind: string): Promise<void>
  stop(kind: string): void
}

/** Reads resources for the debugger, through the cache of the page. */
export function kindWatch({ dispatch, log }: Pick<AppStore, 'dispatch' | 'log'>): KindWatch {
  const watched = observable<ReadonlySet<string>>(new Set())
  const open = new Map<string, readonly Reading[]>()
  function stop(kind: string) {
    for (const reading of open.get(kind) ?? []) reading.unsubscribe()
    open.delete(kind)
    watched.set(new Set(open.keys()))
  }
  return {
    kinds: Object.keys(readings),
    watched,
    async start(kind) {
      const cause = log.intent(`watch ${kind} in the region`, 'debugger')
      const begun = (await log.within(cause, () => readings[kind]?.(dispatch))) ?? []
      stop(kind)
      open.set(kind, begun)
      watched.set(new Set(open.keys()))
      try {
        await Promise.all(begun.map((reading) => reading.unwrap()))
      } catch (error) {
        stop(kind)
        throw error
      }
    },
    stop,
  }
}

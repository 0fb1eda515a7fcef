import { observable, type Observable } from '#store/observable'
import { alertsApi } from '#store/api/resources/alerts'
import { bfdSessionsApi } from '#store/api/resources/bfdSessions'
import { hardwareApi } from '#store/api/resources/hardware'
import { multicastApi } from '#store/api/resources/multicastGroups'
import { rackMembershipApi } from '#store/api/resources/rackMemberships'
import { supportBundlesApi } from '#store/api/resources/supportBundles'
import { unadoptedDisksApi } from '#store/api/resources/unadoptedDisks'
import { updatesApi } from '#store/api/resources/updates'
import type { AppStore } from '#store/store'
import { partLimit } from '#model/paging'

// Few pages show resources of the whole region. The debugger can poll them itself, until it is stopped.

/** The poll interval, in milliseconds. */
const AGAIN_MS = 3_000
/** Maximum number of items to fetch. */
const LIMIT = partLimit(200)

interface Reading {
  unsubscribe(): void
  unwrap(): Promise<unknown>
}
type Dispatch = AppStore['dispatch']

const polled = { subscriptionOptions: { pollingInterval: AGAIN_MS, skipPollingIfUnfocused: true } }

/** Starts the queries of each kind. */
const readings: Readonly<Record<string, ((dispatch: Dispatch) => Promise<Reading[]>) | undefined>> = {
  supportBundle: (dispatch) =>
    Promise.resolve([
      dispatch(supportBundlesApi.endpoints.supportBundleList.initiate({ limit: LIMIT }, polled)),
    ]),
  bfdSession: (dispatch) =>
    Promise.resolve([dispatch(bfdSessionsApi.endpoints.networkingBfdStatus.initiate({}, polled))]),
  unadoptedDisk: (dispatch) =>
    Promise.resolve([dispatch(unadoptedDisksApi.endpoints.unadoptedDisks.initiate({}, polled))]),
  update: (dispatch) =>
    Promise.resolve([dispatch(updatesApi.endpoints.systemUpdateStatus.initiate({}, polled))]),
  multicastGroup: (dispatch) =>
    Promise.resolve([dispatch(multicastApi.endpoints.multicastGroupList.initiate({ limit: LIMIT }, polled))]),
  async rackMembership(dispatch) {
    const racks = dispatch(hardwareApi.endpoints.rackList.initiate({ limit: LIMIT }))
    try {
      const { items } = await racks.unwrap()
      return items.map(({ id: rackId }) =>
        dispatch(rackMembershipApi.endpoints.rackMembershipStatus.initiate({ rackId }, polled)),
      )
    } finally {
      racks.unsubscribe()
    }
  },
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

/** The kinds that can be watched, and those that are watched. */
export interface KindWatch {
  kinds: readonly string[]
  watched: Observable<ReadonlySet<string>>
  /** Starts to poll a kind. @throws the region's error if it refuses */
  start(kind: string): Promise<void>
  stop(kind: string): void
}

/** Polls resources for the debugger, through the cache of the page. */
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

import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import type { NameOrIdSortMode } from '#store/api/generated/types'
import { disksApi } from '#store/api/resources/disks'
import { instancesApi } from '#store/api/resources/instances'
import { projectsApi } from '#store/api/resources/projects'
import { snapshotsApi } from '#store/api/resources/snapshots'
import { nextToken, type Page } from '#store/api/wire/nextPage'
import { ALL_LIMIT, type Limit } from '#model/paging'
import { isOff } from '#model/settings'
import type { AppStore, RootState } from '#store/store'
import { disks } from '#features/project/disks/noun'
import { instances } from '#features/project/instances/noun'
import { snapshots } from '#features/project/snapshots/noun'
import type { FailingKind } from '#features/kit/noun/navigation'
import { pageArgs, readAddress } from '#features/kit/routing/listAddress'
import { knownAnswer, type QueryEndpoint } from '#features/kit/routing/prefetch'
import {
  lastValues,
  readingOf,
  type CountedPlace,
  type CountReading,
} from '#features/kit/routing/placeCounts'

interface ListArgs {
  project: string
  limit: Limit
  sortBy?: NameOrIdSortMode | undefined
}

/** A failed resource: its id and its state. */
interface Failed {
  id: string
  state: string
}

interface FailedList {
  /** Reads all rows, by a request of its own: where an open list has its whole, it shows and offers more. */
  reading: CountReading
  /**
   * The failed resources by the newest whole list in the cache, the same array until it changes; null if it could not be
   * read whole, undefined if it was not read.
   */
  failed: (state: RootState) => readonly Failed[] | null | undefined
  isFailed: (state: string) => boolean
}

type ListEndpoint<Row> = QueryEndpoint<ListArgs, Page<Row>>

/** The requests that may have the whole list: of its first page, of all rows, and the one for the counts. */
function readsOf<Row>(endpoint: ListEndpoint<Row>, project: string, pageSize: number) {
  const all = { project, limit: ALL_LIMIT }
  const own = { ...all, sortBy: 'name_ascending' as const }
  const reads = [{ project, ...pageArgs(readAddress(''), pageSize) }, all, own].map((args) => ({
    read: endpoint.select(args),
    limit: args.limit,
  }))
  return {
    own,
    /** The answers to the requests for all rows. */
    ofAll: (state: RootState) => reads.slice(1).map(({ read }) => read(state)),
    /** The rows of the newest whole list in the cache; undefined without one. */
    whole(state: RootState): readonly Row[] | undefined {
      const whole = reads.flatMap(({ read, limit }) => {
        const { data, fulfilledTimeStamp: at = 0 } = read(state)
        // The failed of one page look like all.
        return data && nextToken(data, limit) === undefined ? { items: data.items, at } : []
      })
      return whole.toSorted((a, b) => b.at - a.at)[0]?.items
    },
  }
}

/** The whole lists of a project, as far as the cache has them. */
export const wholeListsOf = (project: string, pageSize: number) => ({
  instances: readsOf(instancesApi.endpoints.instanceList, project, pageSize).whole,
  disks: readsOf(disksApi.endpoints.diskList, project, pageSize).whole,
  snapshots: readsOf(snapshotsApi.endpoints.snapshotList, project, pageSize).whole,
})

function listsOf<Row extends { id: string }>(
  endpoint: ListEndpoint<Row>,
  stateOf: (row: Row) => string,
  lifecycle: { has: (state: string, tag: 'failed') => boolean },
) {
  const isFailed = (state: string) => lifecycle.has(state, 'failed')
  const failedAmong = new WeakMap<readonly Row[], readonly Failed[]>()
  return (project: string, pageSize: number): FailedList => {
    const { own, ofAll, whole } = readsOf(endpoint, project, pageSize)
    return {
      reading: readingOf(endpoint, own),
      isFailed,
      failed(state) {
        const rows = whole(state)
        if (!rows)
          return ofAll(state).some(({ data, isError }) => data !== undefined || isError) ? null : undefined
        const failed =
          failedAmong.get(rows) ??
          rows.map((row) => ({ id: row.id, state: stateOf(row) })).filter(({ state: each }) => isFailed(each))
        failedAmong.set(rows, failed)
        return failed
      },
    }
  }
}

const kinds = {
  instance: listsOf(instancesApi.endpoints.instanceList, ({ runState }) => runState, instanceLifecycle),
  disk: listsOf(disksApi.endpoints.diskList, ({ state }) => state.state, diskLifecycle),
  snapshot: listsOf(snapshotsApi.endpoints.snapshotList, ({ state }) => state, snapshotLifecycle),
}
const nouns = { instance: instances, disk: disks, snapshot: snapshots }

/** The failed resources of each list of a project, by its last answer; null for one that could not be read. */
const lastFailed = lastValues<readonly Failed[] | null>()

const none: readonly Failed[] = []

/** The failed resources of a project, and the place in the sidebar that counts them. */
interface FailedIn extends CountedPlace {
  /** Those of a kind, the same array until they change; none until the lists of all kinds were read, or failed. */
  of: (state: RootState, kind: FailingKind) => readonly Failed[]
}

/** The failed resources of a project by the answers of this console, and their place in the sidebar. */
export function failedIn(store: AppStore, project: string, pageSize: number): FailedIn {
  const lists = (Object.keys(kinds) as FailingKind[])
    .filter((kind) => !isOff(nouns[kind].to.list({ project })))
    .map((kind) => ({ kind, name: `${project} ${kind}`, ...kinds[kind](project, pageSize) }))

  /** Those that had failed and still have, as far as this console has seen. */
  function remaining({ isFailed }: FailedList, before: readonly Failed[], deleted: readonly string[]) {
    const left = before.filter(
      ({ id, state }) => !deleted.includes(id) && isFailed(store.observer.lastSeen(id) ?? state),
    )
    return left.length === before.length ? before : left
  }
  function latest(list: (typeof lists)[number], state: RootState) {
    const answered = list.failed(state)
    const before = lastFailed.of(store, list.name)
    const known = answered ?? (before ? remaining(list, before, state.deleted) : answered)
    const next = known === undefined ? before : known
    if (next !== undefined && next !== before) lastFailed.keep(store, list.name, next)
    return next
  }
  type Known = readonly { kind: FailingKind; failed: ReturnType<typeof latest> }[]
  let known: Known = []
  let seen: Pick<RootState, 'api' | 'deleted'> | undefined
  /** All lists, looked at again only after a response or a deletion: the sidebar asks at every action. */
  function knownIn(state: RootState): Known {
    const { api, deleted } = state
    if (seen?.api !== api || seen.deleted !== deleted) {
      seen = { api, deleted }
      known = lists.map((list) => ({ kind: list.kind, failed: latest(list, state) }))
    }
    return known
  }
  return {
    name: `project ${project}`,
    isOpen: () => knownAnswer(store, projectsApi.endpoints.projectView, { project }) !== undefined,
    missing: () =>
      lists.filter((list) => latest(list, store.getState()) === undefined).map(({ reading }) => reading),
    of(state, wanted) {
      const all = knownIn(state)
      if (all.some(({ failed }) => failed === undefined)) return none
      return all.find(({ kind }) => kind === wanted)?.failed ?? none
    },
  }
}

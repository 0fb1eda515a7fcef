import { disksApi } from '#store/api/resources/disks'
import { instancesApi } from '#store/api/resources/instances'
import { snapshotsApi } from '#store/api/resources/snapshots'
import { nextToken, type Page } from '#store/api/wire/nextPage'
import { ALL_LIMIT } from '#store/model/paging'
import type { RootState } from '#store/store'
import type { FailingKind } from '#features/kit/noun/navigation'
import { diskTone, instanceTone, snapshotTone } from '#features/kit/lifecycle/stateTones'
import { pageArgs, readAddress } from '#features/kit/routing/listAddress'
import { keepOf, type Keep, type QueryEndpoint } from '#features/kit/routing/prefetch'

interface ListArgs {
  project: string
  limit: number
}

interface FailedLists<Row = unknown> {
  /** Keep the lists in the cache. */
  keeps: readonly Keep[]
  /** The rows of the newest whole list in the cache: the same array until it changes. */
  rows: (state: RootState) => readonly Row[] | undefined
  /** The states of the failed ones among rows. */
  failedAmong: (rows: readonly Row[] | undefined) => readonly string[]
}

type ListEndpoint<Row> = Pick<QueryEndpoint<ListArgs, Page<Row>>, 'initiate' | 'select'>

/** The two requests that may have the whole list: of its first page, and of all rows. */
function listsOf<Row, State extends string>(
  endpoint: ListEndpoint<Row>,
  stateOf: (row: Row) => State,
  toneOf: (state: State) => string,
) {
  return (project: string, pageSize: number): FailedLists<Row> => {
    const calls = [
      { project, ...pageArgs(readAddress(''), pageSize) },
      { project, limit: ALL_LIMIT },
    ]
    const reads = calls.map((args) => ({ read: endpoint.select(args), limit: args.limit }))
    return {
      keeps: calls.map((args) => keepOf(endpoint, args)),
      rows(state) {
        const whole = reads.flatMap(({ read, limit }) => {
          const { data, fulfilledTimeStamp: at = 0 } = read(state)
          // The failed of one page look like all.
          return data && nextToken(data, limit) === undefined ? { items: data.items, at } : []
        })
        return whole.toSorted((a, b) => b.at - a.at)[0]?.items
      },
      failedAmong: (rows = []) => rows.map(stateOf).filter((state) => toneOf(state) === 'failed'),
    }
  }
}

const kinds = {
  instance: listsOf(instancesApi.endpoints.instanceList, ({ runState }) => runState, instanceTone),
  disk: listsOf(disksApi.endpoints.diskList, ({ state }) => state.state, diskTone),
  snapshot: listsOf(snapshotsApi.endpoints.snapshotList, ({ state }) => state, snapshotTone),
}

/** The lists that have the failed resources of a kind in a project, read from the cache only. */
export const failedLists = (kind: FailingKind, project: string, pageSize: number) =>
  kinds[kind](project, pageSize) as FailedLists

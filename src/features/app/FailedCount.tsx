// @chunk failed
import { useMemo } from 'react'
import { useParams } from 'react-router'
import type { Disk, Instance, Snapshot } from '#store/api/generated/types'
import { disksApi } from '#store/api/resources/disks'
import { instancesApi } from '#store/api/resources/instances'
import { snapshotsApi } from '#store/api/resources/snapshots'
import { nextToken, type Page } from '#store/api/wire/nextPage'
import { useAppSelector } from '#store/hooks'
import type { RootState } from '#store/store'
import { ALL_LIMIT } from '#store/model/paging'
import { StateMark } from '#ui/feedback/StateBadge'
import { Tooltip } from '#ui/overlays/Tooltip'
import { Link } from '#features/kit/routing/Link'
import { pageArgs, readAddress } from '#features/kit/routing/listAddress'
import { diskTone, instanceTone, snapshotTone } from '#features/kit/lifecycle/stateTones'
import type { FailingKind } from '#features/kit/noun/navigation'
import styles from './Sidebar.module.css'

// The failed resources of a project, counted from whole cached lists only: sends no requests.

interface ListArgs {
  project: string
  limit: number
}

interface Read<Row> {
  select(args: ListArgs): (state: RootState) => { data?: Page<Row> | undefined }
}

/** The states of a project's resources of a kind; undefined if no whole list is cached. */
function useStates<Row>({ select }: Read<Row>, project: string, stateOf: (row: Row) => string) {
  const pageSize = useAppSelector((state) => state.preferences.pageSize)
  const records = useMemo(() => {
    const page = select({ project, ...pageArgs(readAddress(''), pageSize) })
    const whole = select({ project, limit: ALL_LIMIT })
    return (state: RootState) => {
      const all = whole(state).data
      const list = all ?? page(state).data
      // The failed of one page look like all.
      const isWhole = list && nextToken(list, all ? ALL_LIMIT : pageSize) === undefined
      return isWhole ? list.items : undefined
    }
  }, [select, project, pageSize])
  return useAppSelector(records)?.map(stateOf)
}

const instanceState = (instance: Instance) => instance.runState
const diskState = (disk: Disk) => disk.state.state
const snapshotState = (snapshot: Snapshot) => snapshot.state

const { instanceList } = instancesApi.endpoints
const { diskList } = disksApi.endpoints
const { snapshotList } = snapshotsApi.endpoints

const kinds = {
  instance: {
    tone: instanceTone,
    useStates: (project: string) => useStates(instanceList, project, instanceState),
  },
  disk: { tone: diskTone, useStates: (project: string) => useStates(diskList, project, diskState) },
  snapshot: {
    tone: snapshotTone,
    useStates: (project: string) => useStates(snapshotList, project, snapshotState),
  },
}

/** A link to the failed resources of a kind, with their number; null without any, or without cached lists. */
export function FailedCount({ kind, to }: { kind: FailingKind; to: string }) {
  const { project = '' } = useParams()
  const { tone, useStates: useStatesOfKind } = kinds[kind]
  const failed = useStatesOfKind(project)?.filter((state) => tone(state) === 'failed') ?? []
  if (failed.length === 0) return null
  const search = new URLSearchParams([...new Set(failed)].map((state) => ['state', state]))
  const label = `${failed.length} failed`
  return (
    <span className={styles.failed}>
      <Tooltip text={label}>
        <Link to={{ pathname: to, search: String(search) }} aria-label={label}>
          <StateMark tone="failed" />
          {failed.length}
        </Link>
      </Tooltip>
    </span>
  )
}

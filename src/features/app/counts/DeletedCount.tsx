// @chunk failed
import { useEffect, useMemo } from 'react'
import { useParams } from 'react-router'
import { projectsApi } from '#store/api/resources/projects'
import { useAppSelector, useAppStore } from '#store/hooks'
import { formatCount } from '#ui/format/numbers'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import { goneIn } from '#features/console/deleted/goneIn'
import { useLedger } from '#features/kit/ledger/useLedger'
import { lastValues } from '#features/kit/routing/placeCounts'
import { wholeListsOf } from './failedLists'
import styles from '../frame/Sidebar.module.css'

/** The last counts of projects, each as of a number of deletions by this console. */
const lastCounts = lastValues<number>()

/**
 * How many deleted instances and disks of the project are known: as many as their page lists. Null for none, and until
 * what is there is known. Reads nothing itself: it needs the lists that the counts of failures read. Rule: LIST-8.
 */
export function DeletedCount() {
  const { project = '' } = useParams()
  const store = useAppStore()
  const pageSize = useAppSelector((state) => state.preferences.pageSize)
  const deletions = useAppSelector((state) => state.deleted.length)
  const { lines, isRead } = useLedger()
  const { data: record } = projectsApi.endpoints.projectView.useQueryState({ project })
  const whole = useMemo(() => wholeListsOf(project, pageSize), [project, pageSize])
  const instances = useAppSelector(whole.instances)
  const disks = useAppSelector(whole.disks)
  const snapshots = useAppSelector(whole.snapshots)
  const known = useMemo(() => {
    if (!record || !isRead || !instances || !disks || !snapshots) return undefined
    const gone = goneIn(record.id, lines, { instances, disks, snapshots })
    return gone.mine.length + gone.disks.length
  }, [record, isRead, instances, disks, snapshots, lines])
  const name = `${project} ${deletions}`
  const count = known ?? lastCounts.of(store, name)
  useEffect(() => {
    if (known !== undefined) lastCounts.keep(store, name, known)
  }, [known, store, name])
  if (!count) return null
  return (
    <span className={styles.count} data-tone="unknown">
      {formatCount(count)}
      <VisuallyHidden> deleted</VisuallyHidden>
    </span>
  )
}

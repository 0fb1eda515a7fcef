// @chunk failed
import { useEffect, useMemo } from 'react'
import { useParams } from 'react-router'
import { useAppSelector, useAppStore } from '#store/hooks'
import { StateMark } from '#ui/feedback/StateBadge'
import { Tooltip } from '#ui/overlays/Tooltip'
import { Link } from '#features/kit/routing/Link'
import { readAtRest } from '#features/kit/routing/placeCounts'
import type { FailingKind } from '#features/kit/noun/navigation'
import { failedIn } from './failedLists'
import styles from '../frame/Sidebar.module.css'

/**
 * A link to the failed resources of a kind, with their number; null without any, and until all that the project counts
 * is known. What is missing is read once. Rule: LIST-8.
 */
export function FailedCount({ kind, to }: { kind: FailingKind; to: string }) {
  const { project = '' } = useParams()
  const store = useAppStore()
  const pageSize = useAppSelector((state) => state.preferences.pageSize)
  const inProject = useMemo(() => failedIn(store, project, pageSize), [store, project, pageSize])
  const failed = useAppSelector((state) => inProject.of(state, kind))
  useEffect(() => readAtRest(store, inProject), [store, inProject])
  if (failed.length === 0) return null
  const search = new URLSearchParams(
    [...new Set(failed.map(({ state }) => state))].map((state) => ['state', state]),
  )
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

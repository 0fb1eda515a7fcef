// @chunk failed
import { useEffect, useMemo } from 'react'
import { useParams } from 'react-router'
import { useAppSelector, useAppStore } from '#store/hooks'
import { StateMark } from '#ui/feedback/StateBadge'
import { Tooltip } from '#ui/overlays/Tooltip'
import { Link } from '#features/kit/routing/Link'
import { keepKnown } from '#features/kit/routing/prefetch'
import type { FailingKind } from '#features/kit/noun/navigation'
import { failedLists } from './failedLists'
import styles from './Sidebar.module.css'

/**
 * A link to the failed resources of a kind, with their number; null without any, or without cached lists. What it counts
 * stays in the cache while the console is in the project.
 */
export function FailedCount({ kind, to }: { kind: FailingKind; to: string }) {
  const { project = '' } = useParams()
  const store = useAppStore()
  const pageSize = useAppSelector((state) => state.preferences.pageSize)
  const lists = useMemo(() => failedLists(kind, project, pageSize), [kind, project, pageSize])
  const failed = lists.failedAmong(useAppSelector(lists.rows))
  const isShown = failed.length > 0
  useEffect(() => (isShown ? keepKnown(store, lists.keeps) : undefined), [store, lists, isShown])
  if (!isShown) return null
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

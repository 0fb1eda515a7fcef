import { useContext, useEffect, useMemo, useRef, useState } from 'react'
import { Outlet } from 'react-router'
import { instancesApi } from '#store/api/resources/instances'
import { NavLink } from '#features/routing/Link'
import { LearnAbout } from '#features/help/LearnAbout'
import { PendingQuery } from '#features/shared/PendingQuery'
import { RangePicker } from '#features/shared/timeRange/RangePicker'
import { useTimeRange } from '#features/shared/timeRange/useTimeRange'
import { useParam } from '#features/routing/useParam'
import { RefreshedAt } from '../refreshedAt'
import styles from './MetricsLayout.module.css'
import type { MetricsView } from './useMetricsView'
import { instances } from '../noun'

/**
 * The metrics pages of an instance. All of them share one time range and one row of controls; the refresh button of the
 * instance's page refreshes them too.
 */
export function MetricsLayout() {
  const at = useParam('project', 'instance')
  const query = instancesApi.endpoints.instanceView.useQuery(at)
  const instance = query.data
  const control = useTimeRange()
  const { refresh } = control
  const refreshedAt = useContext(RefreshedAt)
  const seen = useRef(refreshedAt)
  useEffect(() => {
    if (seen.current !== refreshedAt) refresh()
    seen.current = refreshedAt
  }, [refreshedAt, refresh])
  const [choicePlace, setChoicePlace] = useState<HTMLElement | null>(null)
  const view = useMemo<MetricsView | undefined>(
    () => instance && { ...control, project: at.project, instance, choicePlace },
    [control, at.project, instance, choicePlace],
  )
  if (!view) return <PendingQuery query={query} noun="the instance" />
  return (
    <>
      <div className={styles.bar}>
        <nav className={styles.parts} aria-label="Metrics">
          <NavLink to={{ pathname: instances.to.metrics(at), search: control.search }} preventScrollReset>
            CPU
          </NavLink>
          <NavLink to={{ pathname: instances.to.diskMetrics(at), search: control.search }} preventScrollReset>
            Disk
          </NavLink>
          <NavLink
            to={{ pathname: instances.to.networkMetrics(at), search: control.search }}
            preventScrollReset
          >
            Network
          </NavLink>
        </nav>
        <LearnAbout topic="metrics" />
        <RangePicker control={control} isInRow>
          <span ref={setChoicePlace} className={styles.choice} />
        </RangePicker>
      </div>
      <Outlet context={view} />
      <p className={styles.hint}>Drag across a chart to zoom in</p>
    </>
  )
}

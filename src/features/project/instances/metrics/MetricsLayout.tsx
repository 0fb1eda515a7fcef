import { type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useOutletContext, Outlet } from 'react-router'
import type { Instance } from '#store/api/generated/types'
import { instancesApi } from '#store/api/resources/instances'
import { NavLink } from '#features/kit/routing/Link'
import { useParam } from '#features/kit/routing/useParam'
import { PendingQuery } from '#features/kit/queries/PendingQuery'
import { RangePicker } from '#features/shared/timeRange/RangePicker'
import { type TimeRangeControl, useTimeRange } from '#features/shared/timeRange/useTimeRange'
import styles from './MetricsLayout.module.css'
import { RefreshedAt } from '../InstancePage'
import { instances } from '../noun'

/** The state shared by the metrics pages of an instance. */
export interface MetricsView extends TimeRangeControl {
  project: string
  instance: Instance
  /** The element for a page's own controls; null before the first paint. */
  choicePlace: HTMLElement | null
}

export const useMetricsView = () => useOutletContext<MetricsView>()

/** Renders a page's own control in the row of controls above the pages. */
export function ChartChoice({ children }: { children: ReactNode }) {
  const { choicePlace } = useMetricsView()
  return choicePlace && createPortal(children, choicePlace)
}

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
        <RangePicker control={control} isInRow>
          <span ref={setChoicePlace} className={styles.choice} />
        </RangePicker>
      </div>
      <Outlet context={view} />
    </>
  )
}

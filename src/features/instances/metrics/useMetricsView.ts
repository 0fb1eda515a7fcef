import { useOutletContext } from 'react-router'
import type { Instance } from '#store/api/generated/types'
import type { TimeRangeControl } from '#features/shared/timeRange/useTimeRange'

/** The state shared by the metrics pages of an instance. */
export interface MetricsView extends TimeRangeControl {
  project: string
  instance: Instance
  /** Where a page puts what it lets the user choose; null before the first paint. */
  choicePlace: HTMLElement | null
}

export const useMetricsView = () => useOutletContext<MetricsView>()

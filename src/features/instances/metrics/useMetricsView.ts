import { useOutletContext } from 'react-router'
import type { Instance } from '#store/api/generated/types'
import type { TimeRangeControl } from '#features/shared/timeRange/useTimeRange'

/** The state shared by the metrics pages of an instance. */
export interface MetricsView extends TimeRangeControl {
  project: string
  instance: Instance
}

export const useMetricsView = () => useOutletContext<MetricsView>()

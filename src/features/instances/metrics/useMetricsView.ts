import { useOutletContext } from 'react-router'
import type { Instance } from '../../../store/api/generated/types'
import type { TimeRangeControl } from '../../shared/timeRange/useTimeRange'

/** What the pages of an instance's metrics share while one of them is open. */
export interface MetricsView extends TimeRangeControl {
  project: string
  instance: Instance
}

export const useMetricsView = () => useOutletContext<MetricsView>()

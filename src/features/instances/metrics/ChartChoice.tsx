import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useMetricsView } from './useMetricsView'

/** The choice of a metrics page, in the row of controls above the pages. */
export function ChartChoice({ children }: { children: ReactNode }) {
  const { choicePlace } = useMetricsView()
  return choicePlace && createPortal(children, choicePlace)
}

import { ChartGrid } from '#features/shared/charts/ChartGrid'
import type { ChartSpec } from './charts'
import { MetricChart } from './MetricChart'

/**
 * The charts of a metrics page.
 *
 * @param of the subject of the charts; when it changes, they reset and show that they are loading
 */
export const MetricCharts = ({ charts, of }: { charts: readonly ChartSpec[]; of: string }) => (
  <ChartGrid>
    {charts.map((spec) => (
      <MetricChart
        key={`${of} ${spec.title}`}
        spec={spec}
        {...(charts.length === 1 ? { height: 300 } : {})}
      />
    ))}
  </ChartGrid>
)

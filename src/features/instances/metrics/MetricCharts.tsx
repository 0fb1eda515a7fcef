import { ChartGrid } from '#features/shared/charts/ChartGrid'
import type { ChartSpec } from './charts'
import { MetricChart } from './MetricChart'

/**
 * The charts of a metrics page.
 *
 * @param subject the id of what they are about; when it changes, they reset and show that they are loading
 */
export const MetricCharts = ({ charts, subject }: { charts: readonly ChartSpec[]; subject: string }) => (
  <ChartGrid>
    {charts.map((spec) => (
      <MetricChart
        key={`${subject} ${spec.title}`}
        spec={spec}
        {...(charts.length === 1 ? { height: 300 } : {})}
      />
    ))}
  </ChartGrid>
)

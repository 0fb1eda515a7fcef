import { Notice } from '#ui/feedback/Notice'
import type { ChartUnit } from '#ui/chart/chartLines'
import { TimeChart } from '#ui/chart/TimeChart'
import { formatCount } from '#ui/format/numbers'

const vcpus: ChartUnit = {
  label: 'vCPUs',
  format: (value) => `${formatCount(Math.round(value))} vCPUs`,
  axis: String,
}
const levels = [96, 96, 128, 128, 128, 112, 160, 160, 224, 224, 208, 208, 290].map((value, hour) => ({
  at: Date.UTC(2026, 0, 15, hour),
  value,
}))
const measured = [12, 18, 17, null, null, 9, 14, 22, 31, 28, null, 16, null].map((value, minute) => ({
  at: Date.UTC(2026, 0, 15, 9, minute),
  value,
}))

/** Charts of levels and of readings, and what stands in the place of one. */
export const ChartGallery = () => (
  <>
    <TimeChart
      title="Provisioned"
      points={levels}
      range={undefined}
      unit={vcpus}
      kind="step"
      limit={{ label: 'Capacity', value: 480 }}
      syncKey="levels"
    />
    <TimeChart title="With gaps" points={measured} range={undefined} unit={vcpus} syncKey="gaps" />
    <TimeChart
      title="On its way"
      points={undefined}
      range={undefined}
      unit={vcpus}
      syncKey="none"
      height={80}
    />
    <TimeChart
      title="Newer on their way"
      points={measured}
      range={undefined}
      unit={vcpus}
      syncKey="busy"
      height={80}
      busy
    />
    <TimeChart title="Empty" points={[]} range={undefined} unit={vcpus} syncKey="none" height={80} />
    <TimeChart
      title="Failed"
      points={undefined}
      range={undefined}
      unit={vcpus}
      syncKey="none"
      height={80}
      failure={
        <Notice tone="failed" title="Could not load the chart">
          No answer.
        </Notice>
      }
    />
  </>
)

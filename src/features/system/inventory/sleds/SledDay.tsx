import { DayCharts, type DayChart } from '#features/system/metrics/exports/DayCharts'
import { powerQuery, temperatureQuery } from './sensorQueries'

const charts: readonly DayChart[] = [
  { ...powerQuery, title: 'Power', description: 'The last day', units: 'watts' },
  {
    ...temperatureQuery,
    title: 'Temperature',
    description: 'The last day, mean of all sensors',
    units: 'degrees_celsius',
    isFromData: true,
  },
]

/** What the sensors of a sled have measured in the last day. */
export const SledDay = ({ serial }: { serial: string }) => <DayCharts charts={charts} of={[serial]} />

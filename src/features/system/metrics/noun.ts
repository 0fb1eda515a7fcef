import ChartLine from 'lucide-react/icons/chart-line'
import { noun } from '#features/kit/noun/noun'

export const metrics = noun({
  one: 'metric',
  many: 'metrics',
  layout: 'board',
  title: 'Metrics explorer',
  paths: { list: '/system/metrics' },
  sidebar: { icon: ChartLine, goKey: 'm' },
  help: ['metrics-explorer', 'metrics'],
})

import CircleGauge from 'lucide-react/icons/circle-gauge'
import { noun } from '#features/kit/noun/noun'

const common = {
  one: 'utilization',
  many: 'utilization',
  layout: 'board',
  sidebar: { icon: CircleGauge, goKey: 'u' },
  help: ['utilization', 'silos'],
} as const

/** The use of quotas by the user's silo. */
export const siloUtilization = noun({ ...common, paths: { list: '/utilization' } })

/** The use of quotas by all silos. */
export const systemUtilization = noun({ ...common, paths: { list: '/system/utilization' } })

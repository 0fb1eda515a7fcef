import Scaling from 'lucide-react/icons/scaling'
import { noun } from '#features/kit/noun/noun'

export const capacity = noun({
  one: 'capacity',
  many: 'capacity',
  layout: 'board',
  paths: { list: '/system/capacity' },
  tabs: { list: 'Estimate' },
  sidebar: { icon: Scaling, goKey: 'q' },
  help: ['capacity', 'utilization', 'inventory'],
})

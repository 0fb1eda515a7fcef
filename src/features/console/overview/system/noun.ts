import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import { toSystem } from '#features/kit/noun/areaAddresses'
import { noun } from '#features/kit/noun/noun'

/** The state of the region, for operators. */
export const systemOverview = noun({
  one: 'overview',
  many: 'overview',
  layout: 'board',
  paths: { list: toSystem.path },
  tabs: { list: 'Region' },
  sidebar: { icon: LayoutDashboard, goKey: 'o', counts: true },
  help: ['overview', 'inventory', 'capacity'],
})

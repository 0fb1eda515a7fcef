import House from 'lucide-react/icons/house'
import { noun } from '#features/kit/noun/noun'

/** The state of a person's things in the silo. */
export const home = noun({
  one: 'home',
  many: 'home',
  layout: 'board',
  paths: { list: '/home' },
  sidebar: { icon: House, goKey: 'o' },
  help: ['overview', 'projects', 'utilization'],
})

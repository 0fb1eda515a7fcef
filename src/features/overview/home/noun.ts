import House from 'lucide-react/icons/house'
import { noun } from '#features/kit/noun/noun'

/** The state of a person's things in the silo. */
export const home = noun({
  one: 'home',
  many: 'home',
  paths: { list: '/home' },
  // With what the user began.
  sidebar: { icon: House, also: ['/ledger'], goKey: 'o' },
  help: ['overview', 'projects', 'utilization'],
})

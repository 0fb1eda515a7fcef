import Rows4 from 'lucide-react/icons/rows-4'
import { noun } from '#features/kit/noun/noun'

const list = '/system/racks'

export const racks = noun({
  kind: 'rack',
  one: 'rack',
  many: 'racks',
  paths: { list, page: `${list}/:rackId` },
  sidebar: { icon: Rows4, goKey: 'r' },
  help: ['inventory', 'utilization'],
})

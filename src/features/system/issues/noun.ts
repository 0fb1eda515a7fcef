import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { noun } from '#features/kit/noun/noun'

export const issues = noun({
  one: 'issue',
  many: 'issues',
  paths: { list: '/system/issues' },
  sidebar: { icon: TriangleAlert, goKey: 'x' },
  help: ['overview', 'inventory'],
})

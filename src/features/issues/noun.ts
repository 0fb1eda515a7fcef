import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { noun } from '#features/kit/noun/noun'

export const issues = noun({
  one: 'issue',
  many: 'issues',
  paths: { list: '/system/issues' },
  heads: { What: 'text', Why: 'text', For: 'figure', 'Next step': 'figure' },
  sidebar: { icon: TriangleAlert, goKey: 'x' },
  help: ['overview', 'inventory'],
})

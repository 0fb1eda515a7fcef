import PanelsTopLeft from 'lucide-react/icons/panels-top-left'
import { noun } from '#features/kit/noun/noun'
import { projectPath } from '#features/silo/projects/noun'

/** The state of a project. */
export const projectOverview = noun({
  one: 'overview',
  many: 'overview',
  layout: 'board',
  paths: { list: `${projectPath}/overview` },
  sidebar: { icon: PanelsTopLeft, goKey: 'o' },
  help: ['overview', 'projects', 'instances'],
})

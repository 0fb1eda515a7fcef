import FolderClosed from 'lucide-react/icons/folder-closed'
import { noun } from '#features/kit/noun/noun'
import { siloCollaborator } from '#model/needs'

/** The path prefix of a project's pages. */
export const projectPath = '/projects/:project'

export const projects = noun({
  kind: 'project',
  one: 'project',
  many: 'projects',
  paths: {
    list: '/projects',
    create: '/projects-new',
    // A project opens on its instances; links have the final path, never that of a redirect.
    page: `${projectPath}/instances`,
    edit: `${projectPath}/edit`,
    deleteAll: `${projectPath}/take-down`,
  },
  panels: { create: 'Create project', edit: 'Edit project' },
  creates: { create: siloCollaborator },
  sidebar: { icon: FolderClosed, goKey: 'p' },
  help: ['projects', 'access'],
})

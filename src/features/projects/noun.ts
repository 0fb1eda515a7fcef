import FolderClosed from 'lucide-react/icons/folder-closed'
import { noun } from '#features/kit/noun/noun'

/** The path of everything in a project. */
export const projectPath = '/projects/:project'

export const projects = noun({
  one: 'project',
  many: 'projects',
  paths: {
    list: '/projects',
    create: '/projects-new',
    // A project opens on its instances; links lead to the final path, never to a redirect.
    page: `${projectPath}/instances`,
    edit: `${projectPath}/edit`,
  },
  panels: { create: 'Create project', edit: 'Edit project' },
  heads: { Name: 'other', Description: 'text', Created: 'other' },
  sidebar: { icon: FolderClosed, goKey: 'p' },
  help: ['projects', 'access'],
})

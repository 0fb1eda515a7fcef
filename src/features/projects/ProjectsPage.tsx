import { useCallback } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import type { Project } from '../../store/api/generated/types'
import { projectsApi } from '../../store/api/projects'
import { described } from '../shared/list/described'
import { ListPage } from '../shared/list/ListPage'
import { useResourceList } from '../shared/list/useResourceList'
import { copyId, useCommandItems } from '../shared/useCommandItems'
import { projectColumns } from './columns'
import { deleteProject } from './commands'

/** The silo's projects; the create and edit panels open over it. */
export function ProjectsPage() {
  const list = useResourceList({
    ...described,
    nouns: ['project', 'projects'],
    endpoint: projectsApi.endpoints.projectList,
    args: {},
    columns: projectColumns,
  })
  const commandItems = useCommandItems()
  const menu = useCallback(
    (project: Project) => [
      copyId(project.id),
      {
        key: 'edit',
        label: 'Edit',
        link: <Link to={paths.projectEdit({ project: project.name })} preventScrollReset />,
      },
      ...commandItems([deleteProject], project),
    ],
    [commandItems],
  )
  return (
    <ListPage
      title="Projects"
      context="Everything people run lives in a project."
      list={list}
      menu={menu}
      create={{ label: 'Create project', to: paths.projectsNew() }}
      goTo={{ group: 'Go to project', to: ({ name }) => paths.project({ project: name }) }}
      empty={{
        title: 'No projects',
        body: 'Create a project to have a place for instances, disks and networks.',
      }}
    />
  )
}

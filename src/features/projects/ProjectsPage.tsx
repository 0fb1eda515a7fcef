// @chunk shell
import { projectAdmin, siloCollaborator } from '#store/model/needs'
import { Link } from '#features/routing/Link'
import { useAllowed } from '#features/shared/useRoleReason'
import { useCallback } from 'react'
import { paths } from '#src/paths'
import type { Project } from '#store/api/generated/types'
import { projectsApi } from '#store/api/resources/projects'
import { described } from '#features/shared/list/described'
import { List } from '#features/shared/list/List'
import { useResourceList } from '#features/shared/list/useResourceList'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
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
  const allowed = useAllowed()
  const menu = useCallback(
    (project: Project) => [
      copyId(project.id),
      allowed(
        {
          key: 'edit',
          label: 'Edit',
          link: <Link to={paths.projectEdit({ project: project.name })} preventScrollReset />,
        },
        projectAdmin,
      ),
      ...commandItems([deleteProject], project),
    ],
    [commandItems, allowed],
  )
  return (
    <List
      frame="page"
      title="Projects"
      context="Everything people run lives in a project."
      list={list}
      menu={menu}
      create={{ label: 'Create project', to: paths.projectsNew(), needs: siloCollaborator }}
      goTo={{ group: 'Go to project', to: ({ name }) => paths.project({ project: name }) }}
      empty={{
        title: 'No projects',
        body: 'Create a project to have a place for instances, disks and networks.',
      }}
    />
  )
}

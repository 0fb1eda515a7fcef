// @chunk shell
import { useCallback } from 'react'
import type { Project } from '#store/api/generated/types'
import { projectsApi } from '#store/api/resources/projects'
import { projectAdmin } from '#model/needs'
import { wordsOf } from '#features/kit/noun/noun'
import { loadPage } from '#features/kit/routing/load'
import { createOf } from '#features/kit/list/CreateAction'
import { List } from '#features/kit/list/List'
import { columnsOf, createdColumn, descriptionColumn, nameColumn } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { described } from '#features/kit/list/described'
import { useResourceList } from '#features/kit/list/useResourceList'
import { editItem } from '#features/kit/commands/editItem'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { deleteAllItem } from '#features/shared/deleteAll'
import { deleteProject } from './commands'
import { projects } from './noun'
import { OpenedLast } from './OpenedLast'

export const loader = loadPage(projectsApi.endpoints.projectList, () => ({}))

const heads = headsOf(projects, { Name: 'other', Description: 'text', Created: 'date' })

const projectColumns = columnsOf<Project>()(heads, {
  Name: nameColumn(({ name }) => projects.to.page({ project: name })),
  Description: descriptionColumn,
  Created: createdColumn,
})

/** The silo's projects; the create and edit panels open over it. */
export function ProjectsPage() {
  const list = useResourceList({
    ...described,
    nouns: wordsOf(projects),
    endpoint: projectsApi.endpoints.projectList,
    args: {},
    columns: projectColumns,
  })
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const menu = useCallback(
    (project: Project) => [
      copyId(project.id),
      allowed(editItem(projects.to.edit({ project: project.name })), projectAdmin),
      ...commandItems([deleteProject], project),
      deleteAllItem(allowed, deleteProject, project, projects.to.deleteAll({ project: project.name })),
    ],
    [commandItems, allowed],
  )
  return (
    <List
      frame="page"
      title={projects.title}
      context="Everything people run lives in a project."
      tools={
        <OpenedLast
          names={list.loaded?.map(({ name }) => name)}
          isWhole={!list.pager.hasPrevious && !list.pager.hasNext}
        />
      }
      list={list}
      menu={menu}
      create={createOf(projects, 'create')}
      goTo={{ to: ({ name }) => projects.to.page({ project: name }) }}
      empty={{
        body: 'A project holds instances, disks and networks that belong together.',
      }}
    />
  )
}

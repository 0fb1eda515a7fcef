import { useCallback, useMemo } from 'react'
import { Link, Outlet } from 'react-router'
import { paths } from '../../paths'
import type { Project } from '../../store/api/generated/types'
import { projectsApi } from '../../store/api/projects'
import { EmptyState } from '../../ui/EmptyState'
import { PageHeader } from '../../ui/PageHeader'
import { usePaletteEntries } from '../app/palette/paletteStore'
import { LinkButton } from '../shared/LinkButton'
import { ResourceTable } from '../shared/ResourceTable'
import { copyId, useCommandItems } from '../shared/useCommandItems'
import { usePager } from '../shared/usePager'
import { usePaletteRows } from '../shared/usePaletteRows'
import { projectColumns } from './columns'
import { deleteProject } from './commands'

const newProject = (
  <LinkButton tone="primary" to={paths.projectsNew()} preventScrollReset>
    New project
  </LinkButton>
)

/** The silo's projects; the create and edit panels open over it. */
export function ProjectsPage() {
  const pager = usePager()
  const query = projectsApi.endpoints.projectList.useQuery(pager.args)
  const items = query.data?.items
  const found = usePaletteRows(projectsApi.endpoints.projectList, {}, items)
  usePaletteEntries(
    useMemo(
      () => [
        { label: 'New project', group: 'Actions', to: paths.projectsNew() },
        ...(found ?? []).map(({ name }) => ({
          label: name,
          group: 'Go to project',
          to: paths.project({ project: name }),
        })),
      ],
      [found],
    ),
  )
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
    <>
      <PageHeader title="Projects" context="Everything people run lives in a project." actions={newProject} />
      <ResourceTable
        label="Projects"
        query={query}
        pager={pager}
        columns={projectColumns}
        rowKey={(project) => project.id}
        menu={menu}
        empty={
          <EmptyState
            title="No projects"
            body="Create a project to have a place for instances, disks and networks."
            action={newProject}
          />
        }
      />
      <Outlet />
    </>
  )
}

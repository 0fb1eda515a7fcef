// @chunk shell
import { useEffect, useMemo, type ReactNode } from 'react'
import { noteProject } from '#features/kit/routing/lastProjects'
import { useParam } from '#features/kit/routing/useParam'
import { ConsoleLayout } from './ConsoleLayout'
import { outlet } from './outlet'
import { projectNavigation } from '#features/areas/projectSidebar'
import { siloNavigation } from '#features/areas/siloSidebar'
import { useMe } from '#features/kit/roles/useMe'

/** @param props.children the error of a child, in place of the page of the address */
export function SiloLayout({ children = outlet }: { children?: ReactNode }) {
  const { me } = useMe()
  const silo = me?.siloName ?? ''
  return <ConsoleLayout blocks={useMemo(() => siloNavigation(silo), [silo])}>{children}</ConsoleLayout>
}

/** As {@link SiloLayout}, for the pages of a project. */
export function ProjectLayout({ children = outlet }: { children?: ReactNode }) {
  const { project } = useParam('project')
  const { me, isFleetViewer } = useMe()
  const userId = me?.id
  useEffect(() => noteProject(userId, project), [userId, project])
  return (
    <ConsoleLayout
      blocks={useMemo(() => projectNavigation(project, isFleetViewer), [project, isFleetViewer])}
    >
      {children}
    </ConsoleLayout>
  )
}

// @chunk shell
import { useEffect, useMemo, type ReactNode } from 'react'
import { Outlet } from 'react-router'
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

/** Keyed by project: page tokens and open dialogs do not carry over to another project. */
export function ProjectLayout({ children }: { children?: ReactNode }) {
  const { project } = useParam('project')
  const { isFleetViewer } = useMe()
  useEffect(() => noteProject(project), [project])
  const page = useMemo(() => <Outlet key={project} />, [project])
  return (
    <ConsoleLayout
      blocks={useMemo(() => projectNavigation(project, isFleetViewer), [project, isFleetViewer])}
    >
      {children ?? page}
    </ConsoleLayout>
  )
}

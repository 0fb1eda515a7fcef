import { useMemo, type ReactNode } from 'react'
import { Outlet } from 'react-router'
import { useParam } from '../shared/useParam'
import { ConsoleLayout } from './ConsoleLayout'
import { projectNavigation, settingsNavigation, siloNavigation, systemNavigation } from './navigation'
import { useMe } from './useMe'

/** @param props.children what is in it when not the page of the address: a failure of what the page is in */
export function SiloLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const { me } = useMe()
  const silo = me?.siloName ?? ''
  return <ConsoleLayout blocks={useMemo(() => siloNavigation(silo), [silo])}>{children}</ConsoleLayout>
}

/** Keyed by project: page tokens and open dialogs of one project mean nothing in the next. */
export function ProjectLayout({ children }: { children?: ReactNode }) {
  const { project } = useParam('project')
  return (
    <ConsoleLayout blocks={useMemo(() => projectNavigation(project), [project])}>
      {children ?? <Outlet key={project} />}
    </ConsoleLayout>
  )
}

const settingsBlocks = settingsNavigation()
export const SettingsLayout = () => (
  <ConsoleLayout blocks={settingsBlocks}>
    <Outlet />
  </ConsoleLayout>
)

const systemBlocks = systemNavigation()
export const SystemLayout = () => (
  <ConsoleLayout blocks={systemBlocks} system>
    <Outlet />
  </ConsoleLayout>
)

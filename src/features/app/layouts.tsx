import { useMemo } from 'react'
import { Outlet } from 'react-router'
import { useParam } from '../shared/useParam'
import { ConsoleLayout } from './ConsoleLayout'
import { projectNavigation, settingsNavigation, siloNavigation, systemNavigation } from './navigation'
import { useMe } from './useMe'

export function SiloLayout() {
  const { me } = useMe()
  const silo = me?.siloName ?? ''
  return (
    <ConsoleLayout blocks={useMemo(() => siloNavigation(silo), [silo])}>
      <Outlet />
    </ConsoleLayout>
  )
}

/** Keyed by project: page tokens and open dialogs of one project mean nothing in the next. */
export function ProjectLayout() {
  const { project } = useParam('project')
  return (
    <ConsoleLayout blocks={useMemo(() => projectNavigation(project), [project])}>
      <Outlet key={project} />
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

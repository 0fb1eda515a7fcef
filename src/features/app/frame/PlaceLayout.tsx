import { useMemo } from 'react'
import { projectNavigation } from '#features/areas/projectSidebar'
import { siloNavigation } from '#features/areas/siloSidebar'
import { useMe } from '#features/kit/roles/useMe'
import { useCameFrom, type CameFrom } from '#features/kit/routing/cameFrom'
import { ConsoleLayout } from './ConsoleLayout'
import { outlet } from './outlet'

interface Viewer {
  silo: string
  isOperator: boolean
}

/** The links of a place: those beside the page before, or without one those of the silo. */
function linksOf(from: CameFrom | undefined, { silo, isOperator }: Viewer) {
  if (from?.project !== undefined) return projectNavigation(from.project, isOperator)
  // Others than operators only see there that nothing is found.
  const sidebar = from?.isSystem && !isOperator ? undefined : from?.sidebar
  return sidebar?.() ?? siloNavigation(silo)
}

/** The frame of a page that belongs to no place: that of the page before it. */
export function PlaceLayout() {
  const { me, isFleetViewer } = useMe()
  const from = useCameFrom()
  const silo = me?.siloName ?? ''
  return (
    <ConsoleLayout
      blocks={useMemo(() => linksOf(from, { silo, isOperator: isFleetViewer }), [from, silo, isFleetViewer])}
      system={isFleetViewer && from?.isSystem}
    >
      {outlet}
    </ConsoleLayout>
  )
}

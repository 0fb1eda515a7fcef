import { lazy, Suspense } from 'react'
import { useRouteError } from 'react-router'
import { statusOf } from './describeError'
import type { Loads } from './loads'
import { PageError } from './RouteError'

// Failures of what a layout is made of: the layout that still holds is built around them.

const SiloLayout = lazy(async () => ({ default: (await import('../layouts')).SiloLayout }))
const ProjectLayout = lazy(async () => ({ default: (await import('../layouts')).ProjectLayout }))

/** Inside the silo's layout. */
export const SiloError = ({ loads }: { loads?: Loads }) => (
  <Suspense>
    <SiloLayout>
      <PageError loads={loads} />
    </SiloLayout>
  </Suspense>
)

/** A project that could not be loaded keeps its places; one that does not exist has none. */
export function ProjectError({ loads }: { loads: Loads }) {
  if (statusOf(useRouteError()) === 404) return <SiloError loads={loads} />
  return (
    <Suspense>
      <ProjectLayout>
        <PageError loads={loads} />
      </ProjectLayout>
    </Suspense>
  )
}

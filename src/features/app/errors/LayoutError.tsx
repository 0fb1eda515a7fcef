import { lazy, Suspense } from 'react'
import { useRouteError } from 'react-router'
import { layouts } from '../keptImport'
import { statusOf } from './describeError'
import type { Loads } from './loads'
import { PageError } from './RouteError'

// Failures of what a layout is made of: the layout that still holds is built around them.

const LazySiloLayout = lazy(async () => ({ default: (await layouts.load()).SiloLayout }))
const LazyProjectLayout = lazy(async () => ({ default: (await layouts.load()).ProjectLayout }))

/** Inside the silo's layout. */
export function SiloError({ loads }: { loads?: Loads }) {
  const SiloLayout = layouts.loaded()?.SiloLayout ?? LazySiloLayout
  return (
    <Suspense>
      <SiloLayout>
        <PageError loads={loads} />
      </SiloLayout>
    </Suspense>
  )
}

/** A project that could not be loaded keeps its places; one that does not exist has none. */
export function ProjectError({ loads }: { loads: Loads }) {
  if (statusOf(useRouteError()) === 404) return <SiloError loads={loads} />
  const ProjectLayout = layouts.loaded()?.ProjectLayout ?? LazyProjectLayout
  return (
    <Suspense>
      <ProjectLayout>
        <PageError loads={loads} />
      </ProjectLayout>
    </Suspense>
  )
}

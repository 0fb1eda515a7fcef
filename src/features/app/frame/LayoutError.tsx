import { lazy, Suspense } from 'react'
import { useRouteError } from 'react-router'
import { preloadable } from '#ui/preloadable'
import { httpStatusOf } from '#features/kit/routes/errors/httpStatus'
import type { Loads } from '#features/kit/routes/errors/loads'
import { PageError } from '#features/kit/routes/errors/RouteError'

/** The code of the layouts, fetched with the first page. */
export const layouts = preloadable(() => import('./layouts'))

// Errors of the data of a layout, shown inside the nearest layout that still works.

const LazySiloLayout = lazy(async () => ({ default: (await layouts.load()).SiloLayout }))
const LazyProjectLayout = lazy(async () => ({ default: (await layouts.load()).ProjectLayout }))

/** Inside the silo's layout. */
export function SiloError({ loads }: { loads?: Loads }) {
  const SiloLayout = layouts.loaded()?.SiloLayout ?? LazySiloLayout
  return (
    <Suspense>
      <SiloLayout>
        <PageError loads={loads && { ...loads, isOfLayout: true }} />
      </SiloLayout>
    </Suspense>
  )
}

/** Error element of a project: one that could not be loaded keeps its sidebar links; a missing one has none. */
export function ProjectError({ loads }: { loads: Loads }) {
  if (httpStatusOf(useRouteError()) === 404) return <SiloError loads={loads} />
  const ProjectLayout = layouts.loaded()?.ProjectLayout ?? LazyProjectLayout
  return (
    <Suspense>
      <ProjectLayout>
        <PageError loads={loads} />
      </ProjectLayout>
    </Suspense>
  )
}

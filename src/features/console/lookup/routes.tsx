import type { RouteBranches } from '#features/kit/routes/routeBranches'
import type { RouteObject } from 'react-router'
import { titleCrumb } from '#features/kit/routing/crumbs'
import { loadsOne } from '#features/kit/routes/errors/loads'
import { PageError } from '#features/kit/routes/errors/RouteError'
import { forRouter, type Loader } from '#features/kit/routing/routeInternals'
import { allProjects } from '#features/kit/routes/routeParts'
import { lookedUp } from './noun'

const loaders = () => import('./loader')

type LookedUp = (typeof lookedUp)[number]['kind']

/** The loaders that find a record by its id, and redirect to its page. */
const finds: Readonly<Record<LookedUp, () => Promise<Loader<never>>>> = {
  instance: async () => (await loaders()).lookupInstanceLoader,
  disk: async () => (await loaders()).lookupDiskLoader,
  snapshot: async () => (await loaders()).lookupSnapshotLoader,
  image: async () => (await loaders()).lookupImageLoader,
}

/** A route that always redirects or fails. */
const byId = (path: string, kind: LookedUp): RouteObject => ({
  path,
  handle: titleCrumb(`Find ${kind.startsWith('i') ? 'an' : 'a'} ${kind}`),
  element: null,
  lazy: { loader: forRouter(finds[kind]) },
  errorElement: <PageError loads={loadsOne(`${kind} with the ID`, kind, undefined, allProjects)} />,
})

/** Redirects from the id of an instance, a disk, a snapshot or an image. */
const lookup: RouteObject[] = [
  byId('lookup/instances/:instance', 'instance'),
  ...lookedUp.map(({ kind, to }) => byId(to.byId.path, kind)),
]

export const branches: RouteBranches = { silo: lookup }

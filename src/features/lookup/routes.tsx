import type { RouteObject } from 'react-router'
import { disks } from '#features/disks/noun'
import { projectImages } from '#features/images/noun'
import { instances } from '#features/instances/noun'
import { snapshots } from '#features/snapshots/noun'
import { titleCrumb } from '#features/kit/routing/crumbs'
import { loadsOne } from '#features/kit/routes/errors/loads'
import { PageError } from '#features/kit/routes/errors/RouteError'
import { forRouter, type Loader } from '#features/kit/routing/routeInternals'
import { allProjects } from '#features/kit/routes/routeParts'

const loaders = () => import('./loader')

/** A route that always redirects or fails. */
const byId = (
  path: string,
  noun: 'instance' | 'disk' | 'snapshot' | 'image',
  loader: () => Promise<Loader<never>>,
): RouteObject => ({
  path,
  handle: { ...titleCrumb(`Find ${noun.startsWith('i') ? 'an' : 'a'} ${noun}`), shape: 'lines' },
  element: null,
  lazy: { loader: forRouter(loader) },
  errorElement: <PageError loads={loadsOne(`${noun} with the ID`, noun, undefined, allProjects)} />,
})

/** Redirects from the id of an instance, a disk, a snapshot or an image. */
export const lookup: RouteObject[] = [
  byId('lookup/instances/:instance', 'instance', async () => (await loaders()).lookupInstanceLoader),
  byId(instances.to.byId.path, 'instance', async () => (await loaders()).lookupInstanceLoader),
  byId(disks.to.byId.path, 'disk', async () => (await loaders()).lookupDiskLoader),
  byId(snapshots.to.byId.path, 'snapshot', async () => (await loaders()).lookupSnapshotLoader),
  byId(projectImages.to.byId.path, 'image', async () => (await loaders()).lookupImageLoader),
]

import type { RouteObject } from 'react-router'
import { instances } from '#features/instances/noun'
import { titleCrumb } from '#features/routing/crumbs'
import { loadsOne } from '#features/routing/errors/loads'
import { PageError } from '#features/routing/errors/RouteError'
import { forRouter, type Loader } from '#features/routing/routeInternals'
import { allProjects } from '#features/routing/routeParts'

const loaders = () => import('./loader')

/** An address that always redirects or fails; it has no page. */
const byId = (
  path: string,
  noun: 'instance' | 'disk' | 'snapshot' | 'image',
  loader: () => Promise<Loader<never>>,
): RouteObject => ({
  path,
  handle: titleCrumb(`Find ${noun.startsWith('i') ? 'an' : 'a'} ${noun}`),
  element: null,
  lazy: { loader: forRouter(loader) },
  errorElement: <PageError loads={loadsOne(`${noun} with the ID`, noun, undefined, allProjects)} />,
})

/** An instance, a disk, a snapshot or an image by its id alone. */
export const lookup: RouteObject[] = [
  byId('lookup/instances/:instance', 'instance', async () => (await loaders()).lookupInstanceLoader),
  byId(instances.to.byId.path, 'instance', async () => (await loaders()).lookupInstanceLoader),
  byId('lookup/disks/:disk', 'disk', async () => (await loaders()).lookupDiskLoader),
  byId('lookup/snapshots/:snapshot', 'snapshot', async () => (await loaders()).lookupSnapshotLoader),
  byId('lookup/images/:image', 'image', async () => (await loaders()).lookupImageLoader),
]

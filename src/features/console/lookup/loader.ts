import { data, redirect, replace } from 'react-router'
import { pagePath } from '#src/basePath'
import { instances } from '#features/project/instances/noun'
import { disks } from '#features/project/disks/noun'
import { snapshots } from '#features/project/snapshots/noun'
import { projectImages, siloImages } from '#features/project/images/noun'
import { disksApi } from '#store/api/resources/disks'
import { imagesApi } from '#store/api/resources/images'
import { instancesApi } from '#store/api/resources/instances'
import { projectsApi } from '#store/api/resources/projects'
import { snapshotsApi } from '#store/api/resources/snapshots'
import { isApiError, type ApiError } from '#model/apiError'
import { load, type LoaderInput, type At } from '#features/kit/routing/load'

interface Found {
  name: string
  /** Undefined for a resource of the silo. */
  projectId?: string | null | undefined
}

const { instanceView } = instancesApi.endpoints
const { diskView } = disksApi.endpoints
const { snapshotView } = snapshotsApi.endpoints
const { imageView } = imagesApi.endpoints

/** Returns the path of a record's page: in a project, or in the silo. */
interface PageOf {
  inProject: (project: string, name: string) => string
  inSilo?: (name: string) => string
}

/** Whether the server rejected the request, as opposed to failing. */
const isRefused = ({ statusCode }: ApiError) => statusCode >= 400 && statusCode < 500

async function pathOf<Here>(
  input: LoaderInput<Here>,
  recordLoader: (input: LoaderInput<Here>) => Promise<Found | null>,
  { inProject, inSilo }: PageOf,
): Promise<string | null> {
  const record = await recordLoader(input)
  if (!record) return null
  const { name, projectId } = record
  if (typeof projectId !== 'string') return inSilo?.(name) ?? null
  const project = await load(projectsApi.endpoints.projectView, () => ({ project: projectId }))(input)
  return project && inProject(project.name, name)
}

/**
 * A loader that redirects from the id of a resource in a project or a silo to its page.
 *
 * @throws 404 for every failed query, with the error unless it means that there is no such resource: a name, for
 * example, is rejected, because it has no project to resolve it in. The page says
 * whether there is nothing or the region could not be asked.
 */
const lookup =
  <Here>(recordLoader: (input: LoaderInput<Here>) => Promise<Found | null>, pageOf: PageOf) =>
  async (input: LoaderInput<Here>) => {
    try {
      const path = await pathOf(input, recordLoader, pageOf)
      if (path === null) return null
      // Opened by its address, it is an entry of the history already: "back" would look it up again.
      const isOpen = pagePath() === new URL(input.request.url).pathname
      return isOpen ? replace(path) : redirect(path)
    } catch (error) {
      if (!isApiError(error) || error.statusCode === 401) throw error
      throw data(isRefused(error) ? null : error, { status: 404 })
    }
  }

export const lookupInstanceLoader = lookup(
  load(instanceView, ({ instance }: At<'instance'>) => ({ instance })),
  { inProject: (project, instance) => instances.to.page({ project, instance }) },
)

export const lookupDiskLoader = lookup(
  load(diskView, ({ disk }: At<'disk'>) => ({ disk })),
  { inProject: (project, disk) => disks.to.page({ project, disk }) },
)

export const lookupSnapshotLoader = lookup(
  load(snapshotView, ({ snapshot }: At<'snapshot'>) => ({ snapshot })),
  { inProject: (project, snapshot) => snapshots.to.page({ project, snapshot }) },
)

export const lookupImageLoader = lookup(
  load(imageView, ({ image }: At<'image'>) => ({ image })),
  {
    inProject: (project, image) => projectImages.to.page({ project, image }),
    inSilo: (image) => siloImages.to.page({ image }),
  },
)

import { redirect } from 'react-router'
import { paths } from '#src/paths'
import { disksApi } from '#store/api/resources/disks'
import { instancesApi } from '#store/api/resources/instances'
import { projectsApi } from '#store/api/resources/projects'
import { snapshotsApi } from '#store/api/resources/snapshots'
import { isApiError } from '#store/model/apiError'
import { load, notFoundUnless, type LoaderInput } from '#features/routing/load'

interface InProject {
  name: string
  projectId: string
}

const { instanceView } = instancesApi.endpoints
const { diskView } = disksApi.endpoints
const { snapshotView } = snapshotsApi.endpoints

/** Whether the server rejected the request, as opposed to failing. */
const isRefused = (error: unknown) =>
  isApiError(error) && error.statusCode >= 400 && error.statusCode < 500 && error.statusCode !== 401

async function pathOf(
  input: LoaderInput,
  recordLoader: (input: LoaderInput) => Promise<InProject | null>,
  pageOf: (project: string, name: string) => string,
): Promise<string | null> {
  const record = await recordLoader(input)
  if (!record) return null
  const project = await load(projectsApi.endpoints.projectView, () => ({ project: record.projectId }))(input)
  return project && pageOf(project.name, record.name)
}

/**
 * A loader that redirects from the id of what is in a project to its page. Rule: NAV-4.
 *
 * @throws 404 for any rejected request: a name, for example, has no project to resolve it in. Rule: NAV-4.
 */
const lookup =
  (
    recordLoader: (input: LoaderInput) => Promise<InProject | null>,
    pageOf: (project: string, name: string) => string,
  ) =>
  async (input: LoaderInput) => {
    try {
      const path = await pathOf(input, recordLoader, pageOf)
      return path === null ? null : redirect(path)
    } catch (error) {
      notFoundUnless(!isRefused(error))
      throw error
    }
  }

export const lookupInstanceLoader = lookup(
  load(instanceView, ({ instance }) => ({ instance })),
  (project, instance) => paths.instance({ project, instance }),
)

export const lookupDiskLoader = lookup(
  load(diskView, ({ disk }) => ({ disk })),
  (project, disk) => paths.disk({ project, disk }),
)

export const lookupSnapshotLoader = lookup(
  load(snapshotView, ({ snapshot }) => ({ snapshot })),
  (project, snapshot) => paths.snapshot({ project, snapshot }),
)

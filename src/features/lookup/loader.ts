import { redirect } from 'react-router'
import { paths } from '../../paths'
import { instancesApi } from '../../store/api/instances'
import { projectsApi } from '../../store/api/projects'
import { isApiError } from '../../store/model/apiError'
import { load, notFoundUnless, type LoaderInput } from '../app/load'

const instanceLoader = load(instancesApi.endpoints.instanceView, ({ instance }) => ({ instance }))

async function instancePath(input: LoaderInput): Promise<string | null> {
  const instance = await instanceLoader(input)
  if (!instance) return null
  const projectLoader = load(projectsApi.endpoints.projectView, () => ({ project: instance.projectId }))
  const project = await projectLoader(input)
  return project && paths.instance({ project: project.name, instance: instance.name })
}

/** Whether the server refuses what was asked for, rather than failing to answer. */
const isRefused = (error: unknown) =>
  isApiError(error) && error.statusCode >= 400 && error.statusCode < 500 && error.statusCode !== 401

/**
 * From an instance's id to its page.
 *
 * @throws 404 for whatever is refused: a name, for one, has no project to be resolved in. Source: specification §2
 */
export async function lookupInstanceLoader(input: LoaderInput) {
  try {
    const path = await instancePath(input)
    return path === null ? null : redirect(path)
  } catch (error) {
    notFoundUnless(!isRefused(error))
    throw error
  }
}

import { redirect } from 'react-router'
import { paths } from '../../paths'
import { instancesApi } from '../../store/api/instances'
import { projectsApi } from '../../store/api/projects'
import { load, type LoaderInput } from '../app/load'

const instanceLoader = load(instancesApi.endpoints.instanceView, ({ instance }) => ({ instance }))

/** From an instance's id to its page. A name has no project to be resolved in, so it is not found. */
export async function lookupInstanceLoader(input: LoaderInput) {
  const instance = await instanceLoader(input)
  if (!instance) return null
  const projectLoader = load(projectsApi.endpoints.projectView, () => ({ project: instance.projectId }))
  const project = await projectLoader(input)
  return project && redirect(paths.instance({ project: project.name, instance: instance.name }))
}

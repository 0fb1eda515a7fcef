import { data, redirect, type LoaderFunctionArgs } from 'react-router'
import { paths } from '../../paths'
import { instancesApi } from '../../store/api/instances'
import { projectsApi } from '../../store/api/projects'
import { store } from '../../store/appStore'
import { prefetch } from '../app/prefetch'

/** From an instance's id to its page. A name has no project to be resolved in; every failure is a page not found. */
export async function lookupInstanceLoader(args: LoaderFunctionArgs) {
  const id = args.params['instance'] ?? ''
  const { instanceView } = instancesApi.endpoints
  const { projectView } = projectsApi.endpoints
  try {
    const instance = await prefetch(args, () => store.dispatch(instanceView.initiate({ instance: id })))
    if (!instance) throw new Error('the lookup was left')
    const project = await prefetch(args, () =>
      store.dispatch(projectView.initiate({ project: instance.projectId })),
    )
    if (!project) throw new Error('the lookup was left')
    return redirect(paths.instance({ project: project.name, instance: instance.name }))
  } catch {
    throw data(null, { status: 404 })
  }
}

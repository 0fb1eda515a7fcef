import { data, type LoaderFunctionArgs } from 'react-router'
import { directoryApi } from '../../store/api/directory'
import { meApi } from '../../store/api/me'
import { policiesApi } from '../../store/api/policies'
import { store } from '../../store/appStore'
import { ALL_LIMIT, FRESH_S } from '../../store/model/limits'
import { prefetch } from '../app/prefetch'

const fresh = { forceRefetch: FRESH_S }
const everybody = { limit: ALL_LIMIT }

/** The project's policy and the silo's, and the names of everybody they may speak of. */
export const projectAccessLoader = (args: LoaderFunctionArgs) => {
  const project = args.params['project'] ?? ''
  const { userList, groupList } = directoryApi.endpoints
  return Promise.all([
    prefetch(args, () =>
      store.dispatch(policiesApi.endpoints.projectPolicyView.initiate({ project }, fresh)),
    ),
    prefetch(args, () => store.dispatch(meApi.endpoints.policyView.initiate({}, fresh))),
    prefetch(args, () => store.dispatch(userList.initiate(everybody, fresh))),
    prefetch(args, () => store.dispatch(groupList.initiate(everybody, fresh))),
  ])
}

/** Whose role the route is about. @throws 404 when the project's policy does not name them */
export async function projectRoleLoader(args: LoaderFunctionArgs) {
  const { project = '', identity } = args.params
  const policy = await prefetch(args, () =>
    store.dispatch(policiesApi.endpoints.projectPolicyView.initiate({ project }, fresh)),
  )
  if (policy && !policy.roleAssignments.some(({ identityId }) => identityId === identity))
    throw data(null, { status: 404 })
  return null
}

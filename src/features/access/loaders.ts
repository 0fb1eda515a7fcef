import { directoryApi } from '../../store/api/directory'
import { meApi } from '../../store/api/me'
import { policiesApi } from '../../store/api/policies'
import { ALL_LIMIT } from '../../store/model/limits'
import { load, loadAll, notFoundUnless, settled, type LoaderInput } from '../app/load'

const { projectPolicyView } = policiesApi.endpoints
const { userList, groupList } = directoryApi.endpoints

const policyLoader = load(projectPolicyView, ({ project }) => ({ project }))

/** The project's policy and the silo's, and the names of all users and groups they may name. */
export const projectAccessLoader = loadAll(
  policyLoader,
  settled(load(meApi.endpoints.policyView, () => ({}))),
  settled(load(userList, () => ({ limit: ALL_LIMIT }))),
  settled(load(groupList, () => ({ limit: ALL_LIMIT }))),
)

/** The identity of the route has a role of its own. @throws 404 when the project's policy does not name it */
export async function projectRoleLoader(input: LoaderInput) {
  const policy = await policyLoader(input)
  const { identity } = input.params
  return notFoundUnless(!policy || policy.roleAssignments.some((role) => role.identityId === identity))
}

import { directoryApi } from '#store/api/resources/directory'
import { meApi } from '#store/api/resources/me'
import { projectPolicyApi } from '#store/api/resources/projectPolicy'
import { silosApi } from '#store/api/resources/silos'
import { ALL_LIMIT } from '#store/model/paging'
import {
  load,
  loadAll,
  loadFresh,
  notFoundUnless,
  settled,
  type LoaderInput,
  type At,
} from '#features/routing/load'

const { projectPolicyView } = projectPolicyApi.endpoints
const { policyView, systemPolicyView } = meApi.endpoints
const { userList, groupList } = directoryApi.endpoints

const projectPolicyLoader = load(projectPolicyView, ({ project }: At<'project'>) => ({ project }))
const siloPolicyLoader = load(policyView, () => ({}))
const fleetPolicyLoader = load(systemPolicyView, () => ({}))

/** The names of all users and groups that a policy may name. */
const namesLoader = loadAll(
  settled(load(userList, () => ({ limit: ALL_LIMIT }))),
  settled(load(groupList, () => ({ limit: ALL_LIMIT }))),
)

/** The project's policy and the silo's. */
export const projectAccessLoader = loadAll(projectPolicyLoader, settled(siloPolicyLoader), namesLoader)

export const siloAccessLoader = loadAll(siloPolicyLoader, namesLoader)

/** The fleet's policy, and the silos with their mapped roles; the policy of the user's silo tells their own role. */
export const fleetAccessLoader = loadAll(
  fleetPolicyLoader,
  settled(siloPolicyLoader),
  settled(load(silosApi.endpoints.siloList, () => ({ limit: ALL_LIMIT }))),
  namesLoader,
)

interface Policy {
  roleAssignments: readonly { identityId: string }[]
}

/** The identity of the route has a role of its own. @throws 404 when the policy does not name it */
const roleLoader =
  <Here>(policyLoader: (input: LoaderInput<Here>) => Promise<Policy | null>) =>
  async (input: LoaderInput<Here & At<'identity'>>) => {
    const policy = await policyLoader(input)
    const { identity } = input.params
    return notFoundUnless(!policy || policy.roleAssignments.some((role) => role.identityId === identity))
  }

export const projectRoleLoader = roleLoader(
  loadFresh(projectPolicyView, ({ project }: At<'project'>) => ({ project })),
)
export const siloRoleLoader = roleLoader(loadFresh(policyView, () => ({})))
export const fleetRoleLoader = roleLoader(loadFresh(systemPolicyView, () => ({})))

import { hardwareApi } from '#store/api/resources/hardware'
import { identityProvidersApi } from '#store/api/resources/identityProviders'
import { localUsersApi } from '#store/api/resources/localUsers'
import { quotasApi } from '#store/api/resources/quotas'
import { siloPoolsApi } from '#store/api/resources/siloPools'
import { silosApi } from '#store/api/resources/silos'
import { ALL_LIMIT } from '#store/model/paging'
import {
  load,
  loadAll,
  loadFresh,
  loadListed,
  loadPage,
  notFoundUnless,
  settled,
  type At,
  type LoaderInput,
} from '#features/routing/load'

const { siloList, siloView, siloUserList, siloPolicyView } = silosApi.endpoints
const { siloUserView } = localUsersApi.endpoints
const { siloIdentityProviderList, samlIdentityProviderView } = identityProvidersApi.endpoints

const siloOf = ({ silo }: At<'silo'>) => ({ silo })
const allOfSilo = (at: At<'silo'>) => ({ ...siloOf(at), limit: ALL_LIMIT })

export const silosLoader = loadPage(siloList, () => ({}))
export const siloLoader = loadListed(siloView, siloList, 'silo', siloOf)

export const idpsLoader = loadPage(siloIdentityProviderList, siloOf)
export const idpLoader = load(samlIdentityProviderView, ({ silo, provider }: At<'silo' | 'provider'>) => ({
  silo,
  provider,
}))

export const siloPoolsLoader = load(siloPoolsApi.endpoints.siloIpPoolList, allOfSilo)
export const quotasLoader = load(quotasApi.endpoints.siloUtilizationView, siloOf)

/** The users and their roles: if the roles loaded later, the table would shift. */
export const siloUsersLoader = loadAll(load(siloUserList, allOfSilo), settled(load(siloPolicyView, siloOf)))

export const siloUserLoader = load(siloUserView, ({ silo, identity }: At<'silo' | 'identity'>) => ({
  silo,
  userId: identity,
}))

/** The role as it is now, and whose it is. */
export const siloRoleLoader = async (input: LoaderInput<At<'silo' | 'identity'>>) => {
  const [users, policy] = await Promise.all([
    load(siloUserList, allOfSilo)(input),
    loadFresh(siloPolicyView, siloOf)(input),
  ])
  const { identity } = input.params
  return notFoundUnless(
    !users ||
      !policy ||
      users.items.some(({ id }) => id === identity) ||
      policy.roleAssignments.some(({ identityId }) => identityId === identity),
  )
}

/** For the recommended quotas: if they appeared later, the fields would shift. */
export const quotaFormLoader = settled(load(hardwareApi.endpoints.sledList, () => ({ limit: ALL_LIMIT })))

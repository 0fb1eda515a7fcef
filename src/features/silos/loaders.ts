import { hardwareApi } from '#store/api/resources/hardware'
import { identityProvidersApi } from '#store/api/resources/identityProviders'
import { quotasApi } from '#store/api/resources/quotas'
import { siloPoolsApi } from '#store/api/resources/siloPools'
import { silosApi } from '#store/api/resources/silos'
import { ALL_LIMIT } from '#store/model/paging'
import { load, loadAll, loadListed, loadPage, settled, type At } from '#features/routing/load'

const { siloList, siloView, siloUserList, siloPolicyView } = silosApi.endpoints
const { siloIdentityProviderList, samlIdentityProviderView } = identityProvidersApi.endpoints

const siloOf = ({ silo }: At) => ({ silo })
const allOfSilo = (at: At) => ({ ...siloOf(at), limit: ALL_LIMIT })

export const silosLoader = loadPage(siloList, () => ({}))
export const siloLoader = loadListed(siloView, siloList, 'silo', siloOf)

export const idpsLoader = loadPage(siloIdentityProviderList, siloOf)
export const idpLoader = load(samlIdentityProviderView, ({ silo, provider }) => ({ silo, provider }))

export const siloPoolsLoader = load(siloPoolsApi.endpoints.siloIpPoolList, allOfSilo)
export const quotasLoader = load(quotasApi.endpoints.siloUtilizationView, siloOf)

/** The users and their roles: if the roles loaded later, the table would shift. */
export const siloUsersLoader = loadAll(load(siloUserList, allOfSilo), settled(load(siloPolicyView, siloOf)))

/** For the recommended quotas: if they appeared later, the fields would shift. */
export const quotaFormLoader = settled(load(hardwareApi.endpoints.sledList, () => ({ limit: ALL_LIMIT })))

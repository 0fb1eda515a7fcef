import { authSettingsApi } from '#store/api/resources/authSettings'
import { certificatesApi } from '#store/api/resources/certificates'
import { load, loadFresh, loadListed, loadPage, type At } from '#features/routing/load'

const { authSettingsView } = authSettingsApi.endpoints
const { certificateList, certificateView } = certificatesApi.endpoints

export const tokenLifetimeLoader = load(authSettingsView, () => ({}))
/** Always fetched afresh, because the form replaces it. */
export const freshTokenLifetimeLoader = loadFresh(authSettingsView, () => ({}))
export const certificatesLoader = loadPage(certificateList, () => ({}))
export const certificateLoader = loadListed(
  certificateView,
  certificateList,
  'certificate',
  ({ certificate }: At<'certificate'>) => ({ certificate }),
)

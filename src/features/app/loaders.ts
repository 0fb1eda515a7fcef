import { ME_FRESH_S, meApi } from '../../store/api/me'
import { store } from '../../store/appStore'
import { isApiError } from '../../store/model/apiError'
import { load, loadAll, notFoundUnless, type LoaderInput } from './load'

const { currentUserView, currentUserGroups, systemPolicyView } = meApi.endpoints

const isForbidden = (error: unknown) => isApiError(error) && error.statusCode === 403

/** Whether the answer no is young enough. The library counts only answers of success as fresh. */
function isFreshlyRefused(): boolean {
  const { error, startedTimeStamp = 0 } = systemPolicyView.select({})(store.getState())
  return isForbidden(error) && Date.now() - startedTimeStamp < ME_FRESH_S * 1_000
}

const systemPolicyLoader = load(systemPolicyView, () => ({}), ME_FRESH_S)

/** Whether the operators' screens may be shown. A 403 is the answer no; anything else is an error. */
async function fleetViewer(input: LoaderInput): Promise<boolean> {
  if (isFreshlyRefused()) return false
  try {
    await systemPolicyLoader(input)
    return true
  } catch (error) {
    if (isForbidden(error)) return false
    throw error
  }
}

/** Who is signed in. Runs at every navigation; the answers stay fresh for a minute. */
export const signedInLoader = loadAll(
  load(currentUserView, () => ({}), ME_FRESH_S),
  load(currentUserGroups, () => ({}), ME_FRESH_S),
  fleetViewer,
)

/** Operators only; for everyone else these pages do not exist. */
export const systemLoader = async (input: LoaderInput) => notFoundUnless(await fleetViewer(input))

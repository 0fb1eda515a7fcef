import { ME_FRESH_S, meApi } from '../../store/api/me'
import { store } from '../../store/appStore'
import { isApiError } from '../../store/model/apiError'
import { load, loadAll, notFoundUnless, settled, type LoaderInput } from './load'

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

const accountLoader = load(currentUserView, () => ({}), ME_FRESH_S)

/** Who is signed in. Once that is known, a page does without asking again. */
async function signedInUser(input: LoaderInput) {
  try {
    return await accountLoader(input)
  } catch (error) {
    if (currentUserView.select({})(store.getState()).data) return null
    throw error
  }
}

/**
 * What the frame of every page shows. Runs at every navigation; the answers stay fresh for a minute. The user's groups
 * and the operators' screens are no part of most pages: when they cannot be asked for, the frame does without them
 * until the next navigation.
 */
export const signedInLoader = loadAll(
  signedInUser,
  settled(load(currentUserGroups, () => ({}), ME_FRESH_S)),
  settled(fleetViewer),
)

/** Operators only; for everyone else these pages do not exist. */
export const systemLoader = async (input: LoaderInput) => notFoundUnless(await fleetViewer(input))

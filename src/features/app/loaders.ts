import { data, type LoaderFunctionArgs } from 'react-router'
import { ME_FRESH_S, meApi } from '../../store/api/me'
import { store } from '../../store/appStore'
import { isApiError } from '../../store/model/apiError'
import { prefetch } from './prefetch'

const { currentUserView, currentUserGroups, systemPolicyView } = meApi.endpoints
const forAMinute = { forceRefetch: ME_FRESH_S }

const isForbidden = (error: unknown) => isApiError(error) && error.statusCode === 403

/** Whether the answer no is young enough. The library counts only answers of success as fresh. */
function isFreshlyRefused(): boolean {
  const { error, startedTimeStamp = 0 } = systemPolicyView.select({})(store.getState())
  return isForbidden(error) && Date.now() - startedTimeStamp < ME_FRESH_S * 1_000
}

/** Whether the operators' screens may be shown. A 403 is the answer no; anything else is a fault. */
async function fleetViewer(args: LoaderFunctionArgs): Promise<boolean> {
  if (isFreshlyRefused()) return false
  try {
    await prefetch(args, () => store.dispatch(systemPolicyView.initiate({}, forAMinute)))
    return true
  } catch (error) {
    if (isForbidden(error)) return false
    throw error
  }
}

/** Who is signed in. Runs at every navigation; the answers stay fresh for a minute. */
export const signedInLoader = async (args: LoaderFunctionArgs) => {
  await Promise.all([
    prefetch(args, () => store.dispatch(currentUserView.initiate({}, forAMinute))),
    prefetch(args, () => store.dispatch(currentUserGroups.initiate({}, forAMinute))),
    fleetViewer(args),
  ])
  return null
}

/** Operators only; for everyone else these pages do not exist. */
export const systemLoader = async (args: LoaderFunctionArgs) => {
  if (!(await fleetViewer(args))) throw data(null, { status: 404 })
  return null
}

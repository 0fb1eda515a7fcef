// @chunk shell
import { regionNow, regionTimeOf } from '#src/regionTime'
import { projectsApi } from '#store/api/resources/projects'
import { ME_FRESH_S, meApi } from '#store/api/resources/me'
import { kept } from '#store/kept/browserStorage'
import { LEFT_UNDONE } from '#store/kept/lastSession'
import { isForbidden } from '#model/apiError'
import type { AppStore } from '#store/store'
import {
  load,
  loadAll,
  loadListed,
  notFoundUnless,
  settled,
  storeOf,
  type At,
  type LoaderInput,
} from '#features/kit/routing/load'

const { currentUserView, currentUserGroups, systemPolicyView } = meApi.endpoints

/** Whether a negative response is fresh enough. The library treats only successful responses as fresh. */
function wasJustRejected(input: LoaderInput): boolean {
  const { error, startedTimeStamp = 0 } = systemPolicyView.select({})(storeOf(input).getState())
  return isForbidden(error) && regionNow() - regionTimeOf(startedTimeStamp) < ME_FRESH_S * 1_000
}

const systemPolicyLoader = load(systemPolicyView, () => ({}), ME_FRESH_S)

/** Whether the operator screens are shown. A 403 means no; anything else is an error. */
async function fleetViewer(input: LoaderInput): Promise<boolean> {
  if (wasJustRejected(input)) return false
  try {
    await systemPolicyLoader(input)
    return true
  } catch (error) {
    if (isForbidden(error)) return false
    throw error
  }
}

const accountLoader = load(currentUserView, () => ({}), ME_FRESH_S)

const knownUser = (store: AppStore) => currentUserView.select({})(store.getState()).data

/** Announces interrupted plans after the next sign-in. If its code fails to load, the next page retries. */
function announceLeftUndone(store: AppStore) {
  const user = knownUser(store)
  if (user && kept('session', LEFT_UNDONE, (text) => text))
    import('./announceLeftUndone').then(
      (code) => code.announceLeftUndone(store, user.id),
      () => {},
    )
}

/** The current user. Once known, a page does not wait for the request. */
async function signedInUser(input: LoaderInput) {
  try {
    const loaded = await accountLoader(input)
    announceLeftUndone(storeOf(input))
    return loaded
  } catch (error) {
    if (knownUser(storeOf(input))) return null
    throw error
  }
}

/**
 * Loads the data of every page's frame. Runs on every navigation; the responses stay fresh for a minute. Most
 * pages do not need the user's groups and the operator flag: if these requests fail, the frame works without them
 * until the next navigation.
 */
export const signedInLoader = loadAll(
  signedInUser,
  settled(load(currentUserGroups, () => ({}), ME_FRESH_S)),
  settled(fleetViewer),
)

/** Operators only; other users get "not found". */
export const systemLoader = async (input: LoaderInput) => notFoundUnless(await fleetViewer(input))

const { projectList, projectView } = projectsApi.endpoints

/** The project that the pages are in. */
export const projectLoader = loadListed(
  projectView,
  projectList,
  'project',
  ({ project }: At<'project'>) => ({ project }),
)

const probe = settled(load(meApi.endpoints.sessionProbe, () => ({})))
const frame = settled(signedInLoader)

/** The current user, for the frame. Help makes no other call: it works without sign-in and when the region fails. */
export async function helpLoader(input: LoaderInput) {
  const isKnown = knownUser(storeOf(input)) !== undefined
  return isKnown || (await probe(input)) ? await frame(input) : null
}

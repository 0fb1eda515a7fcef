import { meApi } from '../../store/api/me'
import { store } from '../../store/appStore'
import { load, notFoundUnless, settled, type LoaderInput } from '../app/load'
import { signedInLoader } from '../app/loaders'
import { pages } from './pages'
import { isHelpTopic } from './topics'

const { currentUserView, sessionProbe } = meApi.endpoints
const probe = settled(load(sessionProbe, () => ({})))
const frame = settled(signedInLoader)

/**
 * Who is signed in, for the frame. Help needs nothing of the region: it shows to people who are not signed in, and when
 * the region fails.
 */
export async function helpLoader(input: LoaderInput) {
  const isKnown = currentUserView.select({})(store.getState()).data !== undefined
  return isKnown || (await probe(input)) ? await frame(input) : null
}

/** The words of one topic. @throws 404 for a topic that does not exist. */
export async function helpTopicLoader({ params }: LoaderInput) {
  const topic = params['topic'] ?? ''
  if (isHelpTopic(topic)) await pages[topic].load()
  return notFoundUnless(isHelpTopic(topic))
}

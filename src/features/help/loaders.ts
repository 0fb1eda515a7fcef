import { notFoundUnless, settled, type LoaderInput } from '../app/load'
import { signedInLoader } from '../app/loaders'
import { pages } from './pages'
import { isHelpTopic } from './topics'

/** Who is signed in, for the frame. Help needs nothing of the region, so a region that fails does not keep it away. */
export const helpLoader = settled(signedInLoader)

/** The words of one topic. @throws 404 for a topic that does not exist. */
export async function helpTopicLoader({ params }: LoaderInput) {
  const topic = params['topic'] ?? ''
  if (isHelpTopic(topic)) await pages[topic].load()
  return notFoundUnless(isHelpTopic(topic))
}

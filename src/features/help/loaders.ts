import { notFoundUnless, type At, type LoaderInput } from '#features/routing/load'
import { pages } from './pages'
import { isHelpTopic } from './topics'

/** The content of one topic. @throws 404 for a topic that does not exist. */
export async function helpTopicLoader({ params: { topic } }: LoaderInput<At<'topic'>>) {
  if (isHelpTopic(topic)) await pages[topic].load()
  return notFoundUnless(isHelpTopic(topic))
}

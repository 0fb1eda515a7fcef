import { data, type LoaderFunctionArgs } from 'react-router'
import { signedInLoader } from '../app/loaders'
import { pages } from './pages'
import { isHelpTopic } from './topics'

/** Who is signed in, for the frame. Help needs nothing of the region, so a region that fails does not keep it away. */
export const helpLoader = (args: LoaderFunctionArgs) => signedInLoader(args).catch(() => null)

/** The words of one topic. @throws 404 for a topic that does not exist. */
export async function helpTopicLoader({ params }: LoaderFunctionArgs) {
  const topic = params['topic'] ?? ''
  if (!isHelpTopic(topic)) throw data(null, { status: 404 })
  await pages[topic].load()
  return null
}

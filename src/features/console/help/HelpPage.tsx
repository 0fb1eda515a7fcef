import { Suspense, useRef } from 'react'
import { notFoundUnless, type At, type LoaderInput } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { PageHeader } from '#ui/layout/PageHeader'
import helpText from '#features/shared/help/HelpText.module.css'
import styles from './Help.module.css'
import { HelpSkeleton } from './HelpSkeleton'
import { HelpContent } from './HelpContent'
import { OnThisPage } from './OnThisPage'
import { pages } from './pages'
import { isHelpTopic, topicTitles, type HelpTopic } from '#features/kit/noun/helpTopics'

/** The content of one topic. @throws 404 for a topic that does not exist. */
export async function loader({ params: { topic } }: LoaderInput<At<'topic'>>) {
  // The part keeps the code: without it, the page would begin with the fallback.
  if (isHelpTopic(topic)) await pages[topic].Words.load()
  return notFoundUnless(isHelpTopic(topic))
}

const Skeleton = () => (
  <article className={helpText.page}>
    <HelpSkeleton />
  </article>
)

/** The text of a topic, with links to its parts. */
function Text({ topic }: { topic: HelpTopic }) {
  const text = useRef<HTMLElement>(null)
  return (
    <>
      <OnThisPage text={text} />
      <article ref={text} className={helpText.page}>
        <HelpContent topic={topic} />
      </article>
    </>
  )
}

/** One help page at its own address. The loader has checked the topic. */
export function HelpPage() {
  const { topic } = useParam('topic')
  if (!isHelpTopic(topic)) return null
  return (
    <>
      <PageHeader title={topicTitles[topic]} />
      <div className={styles.beside}>
        <Suspense fallback={<Skeleton />}>
          <Text key={topic} topic={topic} />
        </Suspense>
      </div>
    </>
  )
}

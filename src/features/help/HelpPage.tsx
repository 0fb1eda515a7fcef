import { Suspense } from 'react'
import { useParam } from '#features/routing/useParam'
import { PageHeader } from '#ui/layout/PageHeader'
import { Skeleton } from '#ui/feedback/Skeleton'
import styles from './Help.module.css'
import { HelpContent } from './HelpContent'
import { isHelpTopic, topicTitles } from './topics'

/** One help page at its own address. The loader has checked the topic. */
export function HelpPage() {
  const { topic } = useParam('topic')
  if (!isHelpTopic(topic)) return null
  return (
    <>
      <PageHeader title={topicTitles[topic]} />
      <article className={styles.page}>
        <Suspense fallback={<Skeleton width="60%" />}>
          <HelpContent topic={topic} />
        </Suspense>
      </article>
    </>
  )
}

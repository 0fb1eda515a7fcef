import { useId } from 'react'
import styles from './RelevantDocs.module.css'
import { topicTitles } from '#features/kit/noun/helpTopics'
import { HelpLink } from './HelpLink'
import { useTopics } from './useTopics'

/** Links to the help pages for a panel, by its address. Ends every side panel. */
export function RelevantDocs() {
  const id = useId()
  const topics = useTopics()
  if (topics.length === 0) return null
  return (
    <section className={styles.docs} aria-labelledby={id}>
      <h3 id={id}>Relevant docs</h3>
      <ul>
        {topics.map((topic) => (
          <li key={topic}>
            <HelpLink topic={topic}>{topicTitles[topic]}</HelpLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

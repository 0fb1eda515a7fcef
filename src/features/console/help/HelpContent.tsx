import { docsUrl } from './docsUrl'
import styles from './Help.module.css'
import { pages } from './pages'
import type { HelpTopic } from '#features/kit/noun/helpTopics'

/** The content of one help page. Suspends until it is loaded. */
export function HelpContent({ topic }: { topic: HelpTopic }) {
  const { Words } = pages[topic]
  const more = docsUrl(topic)
  return (
    <>
      <Words />
      {more && (
        <p className={styles.more}>
          <a href={more} target="_blank" rel="noreferrer">
            Read more (opens a new tab)
          </a>
        </p>
      )}
    </>
  )
}

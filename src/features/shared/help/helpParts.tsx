// @kind help
import { use, type ReactNode } from 'react'
import { Link } from '#features/kit/routing/Link'
import { useRegionVersion } from '#store/useRegionVersion'
import { HelpScopeContext } from '#features/kit/help/helpScope'
import { isTopicOffered } from '#features/kit/help/topicFeatures'
import styles from './HelpText.module.css'
import { topicTitles, type HelpTopic } from '#features/kit/noun/helpTopics'
import { help } from '#features/console/help/noun'

// The parts of help pages.

/** The place of a part in the address of its page: `its-states`. */
const placeOf = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-')

/** A part of a help page. On a page, as opposed to a panel, its heading has a place in the address. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const { level } = use(HelpScopeContext)
  return (
    <section className={styles.section}>
      {level === 2 ? (
        <h2 id={placeOf(title)} tabIndex={-1}>
          {title}
        </h2>
      ) : (
        <h3>{title}</h3>
      )}
      {children}
    </section>
  )
}

/** A link to another help page. In a panel it changes the panel's page, not the address. */
export function To({ topic, children }: { topic: HelpTopic; children?: ReactNode }) {
  const { follow } = use(HelpScopeContext)
  return (
    <Link
      to={help.to.page({ topic })}
      onClick={(event) => {
        // A modified click opens a new tab, as on every link.
        if (!follow || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        follow(topic)
      }}
    >
      {children ?? topicTitles[topic]}
    </Link>
  )
}

/** Links to the help pages nearby, at the end of a page: those about features of the region. */
export function SeeAlso({ topics }: { topics: readonly HelpTopic[] }) {
  const version = useRegionVersion()
  return (
    <Section title="See also">
      <ul>
        {topics
          .filter((topic) => isTopicOffered(version, topic))
          .map((topic) => (
            <li key={topic}>
              <To topic={topic} />
            </li>
          ))}
      </ul>
    </Section>
  )
}

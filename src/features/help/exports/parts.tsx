// @kind help
import { use, type ReactNode } from 'react'
import { Link } from '#features/kit/routing/Link'
import { HelpScopeContext } from '#features/kit/help/helpScope'
import styles from '../Help.module.css'
import { topicTitles, type HelpTopic } from '#features/kit/noun/helpTopics'
import { help } from '../noun'

// The parts of help pages.

/** A part of a help page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const { level } = use(HelpScopeContext)
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={styles.section}>
      <Heading>{title}</Heading>
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

/** Links to the help pages nearby, at the end of a page. */
export const SeeAlso = ({ topics }: { topics: readonly HelpTopic[] }) => (
  <Section title="See also">
    <ul>
      {topics.map((topic) => (
        <li key={topic}>
          <To topic={topic} />
        </li>
      ))}
    </ul>
  </Section>
)

import { paths } from '#src/paths'
import { PageHeader } from '#ui/layout/PageHeader'
import { Link } from '#features/routing/Link'
import styles from './Help.module.css'
import { summaries } from './summaries'
import { topicGroups } from './topicGroups'
import { topicTitles } from './topics'

/** Every help page, by group. */
export function HelpIndexPage() {
  return (
    <>
      <PageHeader
        title="Docs"
        context="What things are, how they behave, and how to do what is done often."
      />
      <div className={styles.index}>
        {topicGroups.map(({ heading, topics }) => (
          <section key={heading} className={styles.group}>
            <h2>{heading}</h2>
            <ul>
              {topics.map((topic) => (
                <li key={topic}>
                  <Link to={paths.helpTopic(topic)}>{topicTitles[topic]}</Link>
                  <p>{summaries[topic]}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

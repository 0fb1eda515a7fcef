import { useLoaderData } from 'react-router'
import { PageHeader } from '#ui/layout/PageHeader'
import { Link } from '#features/routing/Link'
import styles from './Help.module.css'
import { loadSummaries as loader } from './pages'
import { HELP_GROUPS, helpTopics, TOPICS } from './topics'
import { help } from './noun'

export { loader }

/** Every help page, by group. */
export function HelpIndexPage() {
  const summaries = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        title="Docs"
        context="What things are, how they behave, and how to do what is done often."
      />
      <div className={styles.index}>
        {HELP_GROUPS.map((group) => (
          <section key={group} className={styles.group}>
            <h2>{group}</h2>
            <ul>
              {helpTopics
                .filter((topic) => TOPICS[topic].group === group)
                .map((topic) => (
                  <li key={topic}>
                    <Link to={help.to.page({ topic })}>{TOPICS[topic].title}</Link>
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

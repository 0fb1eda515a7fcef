import { useLoaderData } from 'react-router'
import { useRegionVersion } from '#store/useRegionVersion'
import { PageHeader } from '#ui/layout/PageHeader'
import { isTopicOffered } from '#features/kit/help/topicFeatures'
import { Link } from '#features/kit/routing/Link'
import styles from './Help.module.css'
import { loadSummaries as loader } from './pages'
import { isHelpTopic, titlesByGroup, topicTitles } from '#features/kit/noun/helpTopics'
import { help } from './noun'

export { loader }

/** Every help page, by group. */
export function HelpIndexPage() {
  const version = useRegionVersion()
  const summaries = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title="Docs" context="What things are, how they behave, and how to use them." />
      <div className={styles.index}>
        {Object.entries(titlesByGroup).map(([heading, titles]) => (
          <section key={heading} className={styles.group}>
            <h2>{heading}</h2>
            <ul>
              {Object.keys(titles)
                .filter(isHelpTopic)
                .filter((topic) => isTopicOffered(version, topic))
                .map((topic) => (
                  <li key={topic}>
                    <Link to={help.to.page({ topic })}>{topicTitles[topic]}</Link>
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

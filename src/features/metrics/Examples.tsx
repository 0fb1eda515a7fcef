import { morePaths } from '#src/morePaths'
import { EmptyState } from '#ui/feedback/EmptyState'
import { Link } from '#features/routing/Link'
import { QueryText } from '#features/shared/metrics/QueryText'
import { examples } from './examples'
import styles from './metrics.module.css'

interface ExamplesProps {
  windowS: number
  /** The query string of the time range, which an example keeps. */
  search: string
}

const withQuery = (search: string, query: string) => {
  const parameters = new URLSearchParams(search)
  parameters.set('query', query)
  return `?${parameters}`
}

/** What to see before anything was asked: queries that work, each a link. */
export const Examples = ({ windowS, search }: ExamplesProps) => (
  <>
    <EmptyState
      title="Nothing asked yet"
      body="Type a query, with suggestions as you type, or begin with one of these."
    />
    <ul className={styles.examples} aria-label="Examples">
      {examples.map(({ title, query }) => (
        <li key={title}>
          <Link to={{ pathname: morePaths.metrics(), search: withQuery(search, query(windowS)) }}>
            {title}
          </Link>
          <pre>
            <QueryText text={query(windowS)} />
          </pre>
        </li>
      ))}
    </ul>
  </>
)

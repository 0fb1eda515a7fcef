import { EmptyState } from '#ui/feedback/EmptyState'
import { Link } from '#features/kit/routing/Link'
import { QueryText } from '#features/shared/metrics/QueryText'
import styles from './metrics.module.css'
import { metrics } from './noun'

/** An example query. */
interface Example {
  title: string
  /** @param windowS the width of a window that fits the time range, in seconds */
  query: (windowS: number) => string
}

const reduced =
  (series: string, columns: string, reducer: 'sum' | 'mean', filter = '') =>
  (windowS: number) =>
    [
      `get ${series}`,
      ...(filter ? [`filter ${filter}`] : []),
      `align mean_within(${windowS}s)`,
      `group_by [${columns}], ${reducer}`,
    ].join('\n| ')

/** Example queries for common questions of operators. */
const examples: readonly Example[] = [
  {
    title: 'CPU time of all instances, by state',
    query: reduced('virtual_machine:vcpu_usage', 'state', 'sum'),
  },
  {
    title: 'CPU time in use, by sled',
    query: reduced('virtual_machine:vcpu_usage', 'sled_serial', 'sum', 'state == "run"'),
  },
  {
    title: 'Bytes written to disks, by silo',
    query: reduced('virtual_disk:bytes_written', 'silo_id', 'sum'),
  },
  {
    title: 'Packets dropped, by instance',
    query: reduced('instance_network_interface:packets_dropped', 'instance_id', 'sum'),
  },
  {
    title: 'Temperature of sleds, by sensor',
    query: reduced(
      'hardware_component:temperature',
      'chassis_serial, sensor',
      'mean',
      'chassis_kind == "sled"',
    ),
  },
  {
    title: 'Power of each rack',
    query: reduced('hardware_component:power', 'rack_id', 'sum', 'chassis_kind == "sled"'),
  },
]

interface ExamplesProps {
  windowS: number
  /** The query string with the time range, which the examples keep. */
  search: string
}

const withQuery = (search: string, query: string) => {
  const parameters = new URLSearchParams(search)
  parameters.set('query', query)
  return `?${parameters}`
}

/** Shown before the first query: working queries, each as a link. */
export const Examples = ({ windowS, search }: ExamplesProps) => (
  <>
    <EmptyState
      title="Run a query"
      body="Type a query, with suggestions as you type, or begin with one of these."
    />
    <ul className={styles.examples} aria-label="Examples">
      {examples.map(({ title, query }) => (
        <li key={title}>
          <Link to={{ pathname: metrics.to.list(), search: withQuery(search, query(windowS)) }}>{title}</Link>
          <pre>
            <QueryText text={query(windowS)} />
          </pre>
        </li>
      ))}
    </ul>
  </>
)

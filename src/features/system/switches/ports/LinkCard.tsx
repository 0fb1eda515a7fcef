import { Card } from '#ui/layout/Card'
import { MeterBar } from '#ui/feedback/MeterBar'
import { PropertyList } from '#ui/tables/PropertyList'
import { formatHundredths } from '#ui/format/hundredths'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { linkReport, type OpticalLane, type LinkReport } from '#features/shared/fabric/linkReport'
import { PendingQuery } from '#features/kit/queries/PendingQuery'
import type { QueryLike } from '#features/kit/queries/queryLike'
import styles from './LinkCard.module.css'

/** The link of a port as its switch reports it: facts in words, and the optical power of each lane. */
export function LinkCard({ query }: { query: QueryLike<unknown> }) {
  if (query.data === undefined)
    return (
      <Card title="Link">
        <PendingQuery query={query} noun="the link" />
      </Card>
    )
  return <Report report={linkReport(query.data)} />
}

function Report({ report: { name, facts, lanes, others } }: { report: LinkReport }) {
  const isNone = [facts, lanes, others].every(({ length }) => length === 0)
  return (
    <>
      <div className={lanes.length > 0 ? styles.pair : undefined}>
        <Card title={name === undefined ? 'Link' : `Link ${name}`}>
          {isNone ? (
            <p>No link. A port has one once settings are applied to it.</p>
          ) : (
            <PropertyList items={facts} />
          )}
        </Card>
        {lanes.length > 0 && (
          <Card title="Optical power">
            <Lanes lanes={lanes} />
          </Card>
        )}
      </div>
      {others.length > 0 && (
        <Card title="Reported as is">
          <PropertyList items={others} />
        </Card>
      )}
    </>
  )
}

function Lanes({ lanes }: { lanes: readonly OpticalLane[] }) {
  // Room above one milliwatt, or above the brightest lane: a full bar would look like a limit.
  const full = 1.2 * Math.max(1, ...lanes.flatMap(({ received = 0, sent = 0 }) => [received, sent]))
  return (
    <>
      <table className={styles.lanes} aria-label="Optical power">
        <thead>
          <tr>
            <th scope="col">Lane</th>
            <th scope="col">Received</th>
            <th scope="col">Sent</th>
          </tr>
        </thead>
        <tbody>
          {lanes.map(({ received, sent }, index) => (
            // The lanes of a port are numbered.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              <Power milliwatts={received} full={full} />
              <Power milliwatts={sent} full={full} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.scale}>A full bar is {formatHundredths(full)}&nbsp;mW.</p>
    </>
  )
}

const Power = ({ milliwatts, full }: { milliwatts: number | undefined; full: number }) => (
  <td>
    {milliwatts === undefined ? (
      <EmptyCell />
    ) : (
      <span className={styles.power}>
        <MeterBar used={milliwatts / full} />
        <span>{formatHundredths(milliwatts)}&nbsp;mW</span>
      </span>
    )}
  </td>
)

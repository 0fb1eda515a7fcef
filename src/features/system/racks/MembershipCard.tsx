import { dateOf } from '#model/dates'
import { isApiError } from '#model/apiError'
import type { BaseboardId, RackMembershipStatus, Sled } from '#store/api/generated/types'
import { rackMembershipApi } from '#store/api/resources/rackMemberships'
import { EmptyState } from '#ui/feedback/EmptyState'
import { ProgressBar } from '#ui/feedback/ProgressBar'
import { formatLong } from '#ui/format/age'
import { Card } from '#ui/layout/Card'
import { Fold } from '#ui/layout/Fold'
import { FactLine } from '#ui/tables/FactLine'
import { DateText } from '#ui/text/DateText'
import { sleds } from '#features/system/inventory/noun'
import { LifecycleCourse } from '#features/kit/lifecycle/LifecycleCourse'
import { StateButton } from '#features/kit/lifecycle/StateButton'
import { PendingQuery } from '#features/kit/queries/PendingQuery'
import { QueryFailures } from '#features/kit/queries/QueryFailures'
import type { QueryLike } from '#features/kit/queries/queryLike'
import { Link } from '#features/kit/routing/Link'
import { isUnderWay } from '#features/shared/hardware/rackMembers'
import { rackMembershipResource } from './lifecycle'
import { effectText, progressText } from './membershipText'
import styles from './MembershipCard.module.css'

interface MembershipCardProps {
  query: QueryLike<RackMembershipStatus>
  /** The sleds of the rack, for the links of its members. */
  rows: readonly Sled[]
}

/** The members of a rack: their newest change with its course, and while it is in progress, who has not acknowledged it. */
export const MembershipCard = ({ query, rows }: MembershipCardProps) => (
  <Card title="Membership">
    {query.data ? (
      <>
        <QueryFailures of={[query]} what="the membership of this rack" />
        <Change change={query.data} rows={rows} />
      </>
    ) : isApiError(query.error) && query.error.statusCode === 404 ? (
      <EmptyState
        small
        title="No membership yet"
        body="The region has no record of the members of this rack. It has one once its software can add sleds to it."
      />
    ) : (
      <PendingQuery query={query} noun="the membership of this rack" />
    )}
  </Card>
)

function Change({ change, rows }: { change: RackMembershipStatus; rows: readonly Sled[] }) {
  const { rackId, version, members, unacknowledgedMembers: missing, timeCreated } = change
  const before = rackMembershipApi.endpoints.rackMembershipBefore.useQuery({ rackId, version })
  const effect = effectText(change, before.currentData)
  const isMoving = isUnderWay(change)
  const over = dateOf(change, 'timeCommitted') ?? dateOf(change, 'timeAborted')
  const progress = progressText(change)
  return (
    <>
      <p className={styles.head}>
        <StateButton resource={rackMembershipResource} row={change} />
        <span>
          Change {version}
          {effect && ` ${effect}`}. {progress}.
        </span>
      </p>
      {isMoving && (
        <div className={styles.progress}>
          <ProgressBar
            label="Acknowledged by its members"
            percent={(100 * (members.length - missing.length)) / members.length}
            text={progress}
          />
        </div>
      )}
      <LifecycleCourse resource={rackMembershipResource} row={change} />
      <FactLine
        facts={[
          { label: 'Members', value: members.length },
          { label: 'Requested', value: <DateText at={dateOf(change, 'timeCreated')} /> },
          ...(over
            ? [
                {
                  label: dateOf(change, 'timeCommitted') ? 'Committed' : 'Aborted',
                  value: <DateText at={over} />,
                },
                { label: 'Took', value: formatLong(over.getTime() - Date.parse(timeCreated)) },
              ]
            : []),
        ]}
      />
      {missing.length > 0 && (
        <section className={styles.members}>
          <h3>{isMoving ? 'Not acknowledged yet' : 'Had not acknowledged it'}</h3>
          <Members members={missing} rows={rows} />
        </section>
      )}
      <Fold summary={`All ${members.length} members`} isQuiet>
        <Members members={members} rows={rows} />
      </Fold>
    </>
  )
}

/** Members by their serial numbers; those that are sleds in service are links. */
const Members = ({ members, rows }: { members: readonly BaseboardId[]; rows: readonly Sled[] }) => (
  <ul className={styles.list}>
    {members.map(({ partNumber, serialNumber }) => {
      const serial = <code>{serialNumber}</code>
      const sled = rows.find(
        ({ baseboard }) => baseboard.part === partNumber && baseboard.serial === serialNumber,
      )
      return (
        <li key={`${partNumber} ${serialNumber}`}>
          {sled ? <Link to={sleds.to.page({ sledId: sled.id })}>{serial}</Link> : serial}
        </li>
      )
    })}
  </ul>
)

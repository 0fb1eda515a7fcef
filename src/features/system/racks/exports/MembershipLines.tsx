import { shortId } from '#ui/text/truncated'
import { StateButton } from '#features/kit/lifecycle/StateButton'
import { Link } from '#features/kit/routing/Link'
import { rackMembershipResource } from '../lifecycle'
import { progressText } from '../membershipText'
import { racks as noun } from '../noun'
import { useMembership } from './useMembership'
import styles from './MembershipLines.module.css'

/** The newest change of the members of each rack, in one line that leads to the page of the rack. */
export const MembershipLines = ({ rackIds }: { rackIds: readonly string[] }) =>
  rackIds.length > 0 && (
    <ul className={styles.lines} aria-label="Membership of the racks">
      {rackIds.map((rackId) => (
        <Line key={rackId} rackId={rackId} />
      ))}
    </ul>
  )

function Line({ rackId }: { rackId: string }) {
  const change = useMembership(rackId)?.data
  // Without a record of its members, the rack has no line; the page of the rack says why.
  if (!change) return null
  return (
    <li className={styles.line}>
      <Link to={noun.to.page({ rackId })}>Rack {shortId(rackId)}</Link>
      <StateButton resource={rackMembershipResource} row={change} />
      <span>
        Membership change {change.version}. {progressText(change)}.
      </span>
    </li>
  )
}

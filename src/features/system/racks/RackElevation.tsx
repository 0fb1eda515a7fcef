import Network from 'lucide-react/icons/network'
import { sleds, uninitializedSleds } from '#features/system/inventory/noun'
import { switches } from '#features/system/switches/noun'
import type { RackMembershipStatus, Sled, Switch, UninitializedSled } from '#store/api/generated/types'
import type { SledLoad } from '#store/api/resources/hardware'
import { formatPercent } from '#ui/format/numbers'
import { NEARLY_FULL } from '#ui/feedback/fullness'
import { Skeleton } from '#ui/feedback/Skeleton'
import { StateMark } from '#ui/feedback/StateBadge'
import { Tooltip } from '#ui/overlays/Tooltip'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import { Link } from '#features/kit/routing/Link'
import { areUnread, type LoadsAnswer } from '#features/shared/hardware/loadsQuery'
import { isBeingAdded } from '#features/shared/hardware/rackMembers'
import { loadWords, sledShares, statusWords } from '#features/shared/hardware/sledFacts'
import { serviceOf } from '#features/shared/hardware/service'
import { slotsOf, slotsTitle, tiersOf, type RackContents, type Slot } from './contents'
import styles from './RackElevation.module.css'

interface RackElevationProps extends RackContents {
  /** The loads of the sleds. */
  loads: LoadsAnswer
  /** The newest change of the members of the rack; undefined while unknown. */
  change?: RackMembershipStatus | undefined
}

/**
 * The parts of a rack: sleds in pairs by slot, or else by serial number, the switches in the middle. Every part but an
 * empty slot is a link, whose accessible name is a sentence; the pointer and the keyboard get the amounts of a sled as a
 * tip.
 */
export function RackElevation({
  sleds: placed,
  waiting,
  switches: between,
  loads,
  change,
}: RackElevationProps) {
  const slots = slotsOf({ sleds: placed, waiting })
  const { above, below } = tiersOf(slots.parts)
  if (slots.parts.length === 0 && between.length === 0)
    return <p>The region has seen nothing in this rack.</p>
  const tier = (part: readonly Slot[]) =>
    part.map((slot) =>
      'sled' in slot ? (
        <SledSlot
          key={slot.sled.id}
          sled={slot.sled}
          load={loads.data?.[slot.sled.id]}
          isUnread={areUnread(loads)}
        />
      ) : 'empty' in slot ? (
        <EmptySlot key={`slot ${slot.empty}`} number={slot.empty} />
      ) : (
        <WaitingSlot key={slot.waiting.baseboard.serial} sled={slot.waiting} change={change} />
      ),
    )
  return (
    <figure className={styles.figure}>
      <ul className={styles.rack} aria-label={slotsTitle(slots)}>
        {tier(above)}
        {between.map((row) => (
          <SwitchSlot key={row.id} row={row} />
        ))}
        {tier(below)}
      </ul>
      <figcaption className={styles.caption}>
        {areUnread(loads) && 'CPU and memory could not be read. '}
        {slots.isBySlot ? 'In the order of their slots.' : 'By serial number, not by position.'} The switches
        are drawn in the middle, in no order.
      </figcaption>
    </figure>
  )
}

interface SledSlotProps {
  sled: Sled
  /** Undefined while it is not known. */
  load: SledLoad | undefined
  /** It could not be read. */
  isUnread: boolean
}

function SledSlot({ sled, load, isUnread }: SledSlotProps) {
  const { tone, word, isUsual } = serviceOf(sled)
  const { serial } = sled.baseboard
  const shares = load && sledShares(sled, load)
  const words = load && loadWords(sled, load)
  const place = sled.slot == null ? '' : ` in slot ${sled.slot}`
  const known = words ?? (isUnread ? 'CPU and memory not known' : undefined)
  const said = `Sled ${serial}${place}: ${statusWords(sled)}${known ? `; ${known}` : ''}`
  return (
    <li className={styles.sled}>
      <Tooltip text={words}>
        <Link
          to={sleds.to.page({ sledId: sled.id })}
          className={styles.part}
          data-tone={isUsual ? undefined : tone}
        >
          <VisuallyHidden>{said}</VisuallyHidden>
          <span className={styles.name} aria-hidden>
            {sled.slot != null && <span className={styles.slot}>{sled.slot}</span>}
            <StateMark tone={tone} />
            <code>{serial}</code>
            {!isUsual && <span className={styles.word}>{word}</span>}
          </span>
          <span className={styles.load} aria-hidden>
            <Bar label="CPU" share={shares?.cpu} isUnread={isUnread} />
            <Bar label="Memory" share={shares?.memory} isUnread={isUnread} />
          </span>
        </Link>
      </Tooltip>
    </li>
  )
}

/** A slot without a sled in service. */
const EmptySlot = ({ number }: { number: number }) => (
  <li className={styles.empty}>
    <VisuallyHidden>{`Slot ${number}: no sled in service`}</VisuallyHidden>
    <span className={styles.name} aria-hidden>
      <span className={styles.slot}>{number}</span>
      <span className={styles.word}>no sled in service</span>
    </span>
  </li>
)

interface BarProps {
  label: string
  share: number | undefined
  isUnread: boolean
}

/** A share as a bar with its number: a placeholder while it loads, and no bar if it could not be read. */
const Bar = ({ label, share, isUnread }: BarProps) => (
  <span className={styles.bar}>
    <span>{label}</span>
    {share === undefined ? (
      isUnread ? (
        <span>not known</span>
      ) : (
        <Skeleton width="100%" />
      )
    ) : (
      <ShareBar share={share} />
    )}
  </span>
)

const ShareBar = ({ share }: { share: number }) => (
  <>
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
      <rect width="100" height="4" className={styles.rest} />
      <rect
        width={Math.min(1, share) * 100}
        height="4"
        className={share >= NEARLY_FULL ? styles.high : styles.used}
      />
    </svg>
    <span className={styles.number}>{formatPercent(share)}</span>
  </>
)

interface WaitingSlotProps extends Pick<RackElevationProps, 'change'> {
  sled: UninitializedSled
}

function WaitingSlot({ sled: { baseboard, cubby }, change }: WaitingSlotProps) {
  const word = isBeingAdded(baseboard, change) ? 'being added' : 'waiting to be added'
  return (
    <li className={styles.sled}>
      <Link to={uninitializedSleds.to.list()} className={`${styles.part} ${styles.waiting}`}>
        <VisuallyHidden>{`Sled ${baseboard.serial} in cubby ${cubby}: ${word}`}</VisuallyHidden>
        <span className={styles.name} aria-hidden>
          <code>{baseboard.serial}</code>
          <span className={styles.word}>
            {word}, cubby {cubby}
          </span>
        </span>
      </Link>
    </li>
  )
}

const SwitchSlot = ({ row: { id, baseboard } }: { row: Switch }) => (
  <li className={styles.switch}>
    <Link to={switches.to.page({ switchId: id })} className={styles.part}>
      <VisuallyHidden>{`Switch ${baseboard.serial}`}</VisuallyHidden>
      <span className={styles.name} aria-hidden>
        <Network size={14} aria-hidden />
        <code>{baseboard.serial}</code>
        <span className={styles.word}>
          Switch, <code>{baseboard.part}</code>
        </span>
      </span>
    </Link>
  </li>
)

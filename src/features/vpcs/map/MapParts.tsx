import {
  ArrowDownToDot,
  CircleOff,
  Cpu,
  Globe,
  Network,
  Split,
  TriangleAlert,
  UnfoldVertical,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { StateMark } from '../../../ui/StateBadge'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { instanceTone } from '../../shared/stateTones'
import { usePartProps } from './mapFocus'
import styles from './MapParts.module.css'
import type { Fold, Interface, Part, Room } from './picture'

const icons: Readonly<Record<string, LucideIcon>> = {
  'Internet gateway': Globe,
  'System router': Split,
  Router: Split,
  Subnet: Network,
  Instance: Cpu,
  Dropped: CircleOff,
  'Missing target': TriangleAlert,
}

/** A part that leads to its page, or that only stands there because it has none. */
function PartBox({
  part,
  className,
  children,
}: {
  part: Part
  className: string | undefined
  children: ReactNode
}) {
  const props = usePartProps(part)
  const inside = (
    <>
      <VisuallyHidden>{part.kind} </VisuallyHidden>
      {children}
    </>
  )
  if (part.to === undefined)
    return (
      <span className={`${className} ${styles.bare}`} data-kind={part.kind} title={part.label} {...props}>
        {inside}
      </span>
    )
  return (
    <Link
      to={part.to}
      className={className}
      title={part.label}
      aria-description={part.story}
      draggable={false}
      {...props}
    >
      {inside}
    </Link>
  )
}

/** A router, or where a route leads. */
export function NodeBox({ part }: { part: Part }) {
  const Icon = icons[part.kind] ?? ArrowDownToDot
  return (
    <PartBox part={part} className={styles.node}>
      <Icon size={16} aria-hidden />
      <span className={styles.words}>
        <b>{part.label}</b> <small aria-hidden>{part.detail ?? part.kind}</small>
      </span>
    </PartBox>
  )
}

interface FoldButtonProps {
  fold: Fold
  onUnfold: (id: string) => void
}

export const FoldButton = ({ fold, onUnfold }: FoldButtonProps) => (
  <button type="button" className={styles.fold} onClick={() => onUnfold(fold.of)}>
    <UnfoldVertical size={14} aria-hidden />
    <span>
      <VisuallyHidden>Show </VisuallyHidden>
      <b>{fold.label}</b> <small>{fold.detail}</small>
    </span>
  </button>
)

/** Instead of the subnets of a router: none ask it, or there are none at all. */
export const NoRooms = ({ newSubnet }: { newSubnet: string | undefined }) =>
  newSubnet ? (
    <>
      No subnets yet. <Link to={newSubnet}>Create the first one</Link>
    </>
  ) : (
    'No subnet asks it first.'
  )

/** A subnet and the interfaces in it. */
export const RoomBox = ({ room, onUnfold }: { room: Room; onUnfold: (id: string) => void }) => (
  <div className={styles.room} data-empty={room.interfaces.length === 0}>
    <PartBox part={room} className={styles.roomHead}>
      <b>{room.label}</b> <small>{room.detail}</small>
    </PartBox>
    {room.interfaces.length > 0 && (
      <ul aria-label={`Interfaces in ${room.label}`}>
        {room.interfaces.map((each) => (
          <li key={each.id}>
            <InterfaceRow each={each} />
          </li>
        ))}
        {room.fold && (
          <li>
            <FoldButton fold={room.fold} onUnfold={onUnfold} />
          </li>
        )}
      </ul>
    )}
  </div>
)

const InterfaceRow = ({ each }: { each: Interface }) => (
  <PartBox part={each} className={styles.interface}>
    <StateMark tone={each.runState === undefined ? 'unknown' : instanceTone(each.runState)} />
    <b>{each.label}</b> <small>{each.ip}</small>
    {each.runState !== undefined && <VisuallyHidden> {each.runState}</VisuallyHidden>}
  </PartBox>
)

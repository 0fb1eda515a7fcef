import ArrowDownToDot from 'lucide-react/icons/arrow-down-to-dot'
import CircleOff from 'lucide-react/icons/circle-off'
import Cpu from 'lucide-react/icons/cpu'
import Globe from 'lucide-react/icons/globe'
import Network from 'lucide-react/icons/network'
import Split from 'lucide-react/icons/split'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import UnfoldVertical from 'lucide-react/icons/arrows-from-axis-dashed-horizontal'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { StateMark } from '#ui/feedback/StateBadge'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import { Link } from '#features/kit/routing/Link'
import { StateButton } from '#features/kit/lifecycle/StateButton'
import { instanceResource } from '#features/project/instances/lifecycle'
import { useNodeProps } from './mapFocus'
import styles from './MapNodes.module.css'
import type { Overflow, Interface, MapNode, SubnetNode } from './mapModel'

const icons: Readonly<Record<string, LucideIcon>> = {
  'Internet gateway': Globe,
  'System router': Split,
  Router: Split,
  Subnet: Network,
  Instance: Cpu,
  Dropped: CircleOff,
  'Missing target': TriangleAlert,
}

/** A node of the map: a link to its page, or plain if it has none. */
function NodeElement({
  node,
  className,
  children,
}: {
  node: MapNode
  className: string | undefined
  children: ReactNode
}) {
  return (
    <NodeLink node={node} className={className} {...useNodeProps(node)}>
      {children}
    </NodeLink>
  )
}

type NodeLinkProps = { node: MapNode; className: string | undefined; children: ReactNode } & Partial<
  ReturnType<typeof useNodeProps>
>

function NodeLink({ node, className, children, ...props }: NodeLinkProps) {
  const inside = (
    <>
      <VisuallyHidden>{node.kind} </VisuallyHidden>
      {children}
    </>
  )
  if (node.to === undefined)
    return (
      <span className={`${className} ${styles.static}`} data-kind={node.kind} title={node.label} {...props}>
        {inside}
      </span>
    )
  return (
    <Link
      to={node.to}
      className={className}
      title={node.label}
      aria-description={node.description}
      draggable={false}
      {...props}
    >
      {inside}
    </Link>
  )
}

/** A router or the target of a route. */
export function NodeBox({ node }: { node: MapNode }) {
  const Icon = icons[node.kind] ?? ArrowDownToDot
  return (
    <NodeElement node={node} className={styles.node}>
      <Icon size={16} aria-hidden />
      <span className={styles.labels}>
        <b>{node.label}</b> <small aria-hidden>{node.detail ?? node.kind}</small>
      </span>
    </NodeElement>
  )
}

interface OverflowButtonProps {
  overflow: Overflow
  onUnfold: (id: string) => void
}

export const OverflowButton = ({ overflow, onUnfold }: OverflowButtonProps) => (
  <button type="button" className={styles.overflow} onClick={() => onUnfold(overflow.ownerId)}>
    <UnfoldVertical size={14} aria-hidden />
    <span>
      <VisuallyHidden>Show </VisuallyHidden>
      <b>{overflow.label}</b>
      <small>{overflow.detail}</small>
    </span>
  </button>
)

/** Shown instead of a router's subnets if it has none. */
export const NoSubnets = ({ newSubnet }: { newSubnet: string | undefined }) =>
  newSubnet ? (
    <>
      No subnets yet. <Link to={newSubnet}>Create the first one</Link>
    </>
  ) : (
    'No subnet asks it first.'
  )

/** A subnet and the interfaces in it. */
export const SubnetBox = ({ subnet, onUnfold }: { subnet: SubnetNode; onUnfold: (id: string) => void }) => (
  <div className={styles.subnet} data-empty={subnet.interfaces.length === 0}>
    <NodeElement node={subnet} className={styles.subnetHead}>
      <b>{subnet.label}</b> <small>{subnet.detail}</small>
    </NodeElement>
    {subnet.interfaces.length > 0 && (
      <ul aria-label={`Interfaces in ${subnet.label}`}>
        {subnet.interfaces.map((nic) => (
          <li key={nic.id}>
            <InterfaceRow nic={nic} />
          </li>
        ))}
        {subnet.overflow && (
          <li>
            <OverflowButton overflow={subnet.overflow} onUnfold={onUnfold} />
          </li>
        )}
      </ul>
    )}
  </div>
)

/** A row with two links: the mark opens the lifecycle card of the instance, the rest its page. */
const InterfaceRow = ({ nic }: { nic: Interface }) => (
  <div className={styles.interface} data-again={nic.isNamedAbove || undefined} {...useNodeProps(nic)}>
    {nic.instance ? (
      <StateButton resource={instanceResource} row={nic.instance} markOnly />
    ) : (
      <span className={styles.unknown}>
        <StateMark tone="unknown" />
      </span>
    )}
    <NodeLink node={nic} className={styles.ofInterface}>
      <b>{nic.label}</b> <small>{nic.ips.join(', ')}</small>
    </NodeLink>
  </div>
)

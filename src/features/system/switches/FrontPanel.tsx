import type { ReactNode } from 'react'
import { StateMark } from '#ui/feedback/StateBadge'
import { VisuallyHidden } from '#ui/text/VisuallyHidden'
import { Link } from '#features/kit/routing/Link'
import { portParams, byPortOrder } from '#features/shared/fabric/port'
import { portSentence, portTone, type Uplink } from '#features/shared/fabric/uplinks'
import { portsOfSwitch, switchPorts } from './ports/noun'
import styles from './FrontPanel.module.css'

interface FrontPanelProps {
  /** The place of the switch in its rack. */
  location: string
  /** All its ports; those without settings have no link. */
  ports: readonly Uplink[]
  /** Beside the number of its ports that have settings. */
  note?: ReactNode
}

/** The number of a port, as it is printed beside it. */
const numberOf = (name: string) => /\d+$/.exec(name)?.[0] ?? name

const isSet = ({ port }: Uplink) => Boolean(port.portSettingsId)

/** The ports of a switch as its front panel: a lit one has a link. */
export function FrontPanel({ location, ports, note }: FrontPanelProps) {
  const free = ports.filter((one) => !isSet(one)).length
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <Link to={portsOfSwitch(location)}>{location}</Link>
        <span className={styles.free}>
          {free === ports.length
            ? 'No port has settings'
            : `${ports.length - free} of ${ports.length} ports have settings`}
        </span>
        {note}
      </figcaption>
      <ul className={styles.panel} aria-label={`Ports of ${location} with settings`}>
        {ports
          .toSorted((a, b) => byPortOrder(a.port, b.port))
          .map((one) => (
            <Port key={one.port.id} uplink={one} />
          ))}
      </ul>
    </figure>
  )
}

function Port({ uplink }: { uplink: Uplink }) {
  const { port, link } = uplink
  const number = numberOf(port.portName)
  // A port without settings has nothing to say: the list of ports has it.
  if (!isSet(uplink))
    return (
      <li className={styles.port} aria-hidden>
        {number}
      </li>
    )
  const tone = portTone(uplink)
  return (
    <li>
      <Link
        to={switchPorts.to.page(portParams(port))}
        className={`${styles.port} ${styles.set}`}
        data-tone={tone}
      >
        <VisuallyHidden>{portSentence(uplink)}</VisuallyHidden>
        <span aria-hidden>{number}</span>
        {link !== undefined && <StateMark tone={tone} />}
      </Link>
    </li>
  )
}

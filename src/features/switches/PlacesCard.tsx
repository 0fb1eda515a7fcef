import type { BgpPeerStatus } from '#store/api/generated/types'
import { bgpApi } from '#store/api/resources/bgp'
import { switchPortsApi } from '#store/api/resources/switchPorts'
import { ALL_LIMIT } from '#store/model/paging'
import { StateMark, type StateTone } from '#ui/feedback/StateBadge'
import { Card } from '#ui/layout/Card'
import { shortId } from '#ui/text/truncated'
import { bgpPeers } from '#features/bgp/noun'
import { bgpTone } from '#features/kit/lifecycle/regionTones'
import { livePolling } from '#features/kit/queries/polling'
import { QueryFailures } from '#features/kit/queries/QueryFailures'
import { Link } from '#features/kit/routing/Link'
import { load, loadAll, settled } from '#features/kit/routing/load'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { portsBy } from '#features/shared/fabric/port'
import { uplinkOf } from '#features/shared/fabric/uplinks'
import { FrontPanel } from './FrontPanel'
import { uplinks } from './uplinks/noun'
import styles from './PlacesCard.module.css'

const { switchPortList } = switchPortsApi.endpoints
const { networkingBgpStatus } = bgpApi.endpoints
const all = { limit: ALL_LIMIT }

/** Loads the ports and the sessions with the list: late parts would move it. Failures are shown in the card. */
export const placesLoader = loadAll(
  settled(load(switchPortList, () => all)),
  settled(load(networkingBgpStatus, () => ({}))),
)

/** The ports and the sessions of all switches, from one call each. The sessions are polled. */
export function usePlaces() {
  const ports = switchPortList.useQuery(all)
  const statuses = networkingBgpStatus.useQuery({}, livePolling)
  return {
    ports: ports.data?.items,
    statuses: statuses.data,
    queries: [
      { ...ports, failed: 'Could not load the ports' },
      { ...statuses, failed: 'Could not load the states of the BGP sessions' },
    ],
  }
}

/** The settings and the links of ports have calls of their own, which the pages of a port and of a switch make. */
const unread = { settings: undefined, statuses: undefined, links: undefined }

const worstFirst: readonly StateTone[] = ['failed', 'attention', 'motion', 'unknown']

/** The number of established sessions of the switch in a place. */
function Sessions({ location, of }: { location: string; of: readonly BgpPeerStatus[] }) {
  const tones = of.map(bgpTone)
  const up = tones.filter((tone) => tone === 'well').length
  const worst = worstFirst.find((tone) => tones.includes(tone)) ?? 'well'
  return (
    <span className={styles.sessions}>
      {of.length > 0 && <StateMark tone={worst} moving={worst === 'motion'} />}
      <Link to={{ pathname: bgpPeers.to.list(), search: String(new URLSearchParams({ switch: location })) }}>
        {of.length === 0 ? 'No BGP sessions' : `${up} of ${of.length} BGP sessions up`}
      </Link>
    </span>
  )
}

/**
 * The front panels of the places of switches in the racks, with their sessions. The region does not say in which place a
 * switch of the list is. With several racks it does not say of which one a session is, either.
 */
export function PlacesCard({ ports, statuses, queries }: ReturnType<typeof usePlaces>) {
  const racks = portsBy(ports ?? [], 'rackId')
  const isLone = racks.length === 1
  if (ports?.length === 0) return null
  return (
    <Card
      title="Ports by place"
      tip="The region does not say which switch is in which place of the rack"
      actions={<LinkButton to={uplinks.to.list()}>View uplinks</LinkButton>}
    >
      <QueryFailures of={queries} what="the ports" />
      {racks.map(([rackId, own]) => (
        <div key={rackId}>
          {!isLone && <h3>Rack {shortId(rackId)}</h3>}
          {portsBy(own, 'switchSlot').map(([location, panel]) => (
            <FrontPanel
              key={location}
              location={location}
              ports={panel.map((port) => uplinkOf(port, unread))}
              note={
                isLone &&
                statuses && (
                  <Sessions location={location} of={statuses.filter((one) => one.switch === location)} />
                )
              }
            />
          ))}
        </div>
      ))}
    </Card>
  )
}

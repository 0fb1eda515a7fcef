import type { BgpPeerStatus, SwitchPort } from '#store/api/generated/types'
import { switchPortsApi } from '#store/api/resources/switchPorts'
import { ALL_LIMIT } from '#model/paging'
import { StateMark } from '#ui/feedback/StateBadge'
import { Card } from '#ui/layout/Card'
import { shortId } from '#ui/text/truncated'
import { bgpPeers } from '#features/system/bgp/noun'
import { bgpTone } from '#features/kit/lifecycle/regionTones'
import { QueryFailures } from '#features/kit/queries/QueryFailures'
import { Link } from '#features/kit/routing/Link'
import { load, settled, type LoaderInput } from '#features/kit/routing/load'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { portsBy } from '#features/shared/fabric/port'
import { uplinkOf, worstTone } from '#features/shared/fabric/uplinks'
import { loadFabric, useFabric } from '#features/shared/fabric/useFabric'
import { FrontPanel } from './FrontPanel'
import { uplinks } from './uplinks/noun'
import styles from './PlacesCard.module.css'

const { switchPortList } = switchPortsApi.endpoints
const all = { limit: ALL_LIMIT }

const portsLoader = settled(load(switchPortList, () => all))
const none: readonly SwitchPort[] = []

/**
 * Loads the ports, their links and the sessions with the list: late parts would move it. Failures are shown in the card.
 */
export const placesLoader = async (input: LoaderInput) =>
  loadFabric((await portsLoader(input))?.items ?? none, input)

/** The ports and the sessions of all switches, and the links of the ports with settings. */
export function usePlaces() {
  const ports = switchPortList.useQuery(all)
  const fabric = useFabric(ports.data?.items ?? none)
  return {
    ports: ports.data?.items,
    fabric,
    queries: [{ ...ports, failed: 'Could not load the ports' }, ...fabric.queries],
  }
}

/** The number of established sessions of the switch in a place. */
export function Sessions({ location, of }: { location: string; of: readonly BgpPeerStatus[] }) {
  const tones = of.map(bgpTone)
  const up = tones.filter((tone) => tone === 'well').length
  const worst = worstTone(tones)
  return (
    <span className={styles.sessions}>
      {worst && <StateMark tone={worst} moving={worst === 'motion'} />}
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
export function PlacesCard({ ports, fabric, queries }: ReturnType<typeof usePlaces>) {
  const racks = portsBy(ports ?? [], 'rackId')
  const isLone = racks.length === 1
  if (ports?.length === 0) return null
  return (
    <Card title="Ports by place" actions={<LinkButton to={uplinks.to.list()}>View uplinks</LinkButton>}>
      <p className={styles.untied}>
        The region does not say which serial number is switch0, and which is switch1.
      </p>
      <QueryFailures of={queries} what="the ports" />
      {racks.map(([rackId, own]) => (
        <div key={rackId}>
          {!isLone && <h3>Rack {shortId(rackId)}</h3>}
          <div className={styles.fronts}>
            {portsBy(own, 'switchSlot').map(([location, panel]) => (
              <FrontPanel
                key={location}
                location={location}
                ports={panel.map((port) => uplinkOf(port, fabric))}
                note={
                  isLone &&
                  fabric.statuses && (
                    <Sessions
                      location={location}
                      of={fabric.statuses.filter((one) => one.switch === location)}
                    />
                  )
                }
              />
            ))}
          </div>
        </div>
      ))}
    </Card>
  )
}

import { addressLots } from '#features/system/address-lots/noun'
import { useMemo, type ReactNode } from 'react'
import { bgpPeer } from '#features/system/bgp/noun'
import type { SwitchPort } from '#store/api/generated/types'
import { switchPortsApi } from '#store/api/resources/switchPorts'
import { ipSortKey } from '#model/network/ipRange'
import { ALL_LIMIT } from '#model/paging'
import { EmptyState } from '#ui/feedback/EmptyState'
import { StateBadge } from '#ui/feedback/StateBadge'
import { Card } from '#ui/layout/Card'
import { TabCard } from '#ui/layout/TabCard'
import { EmptyCell } from '#ui/tables/EmptyCell'
import type { Column } from '#ui/tables/column'
import { shortId } from '#ui/text/truncated'
import { racks } from '#features/system/racks/noun'
import { Link } from '#features/kit/routing/Link'
import { load, type LoaderInput } from '#features/kit/routing/load'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { PageRefresh } from '#features/kit/queries/PageRefresh'
import { QueryFailures } from '#features/kit/queries/QueryFailures'
import { peerAddress, peerLabel } from '#features/shared/fabric/peer'
import { portParams, portOrder } from '#features/shared/fabric/port'
import { CardTable } from '#features/kit/list/CardTable'
import { TableOfPicture } from '#features/shared/TableOfPicture'
import { loadFabric, useFabric } from '#features/shared/fabric/useFabric'
import { useNeighbour } from '#features/shared/fabric/useNeighbour'
import { switchPortSettings } from '#features/system/switch-port-settings/noun'
import { switchPorts } from '../ports/noun'
import { uplinks } from './noun'
import { UplinksLegend, UplinksPicture } from './UplinksPicture'
import {
  peerFilter,
  peerState,
  speedsOf,
  uplinkRows,
  uplinksByRack,
  type RackUplinks,
  type UplinkRow,
} from '#features/shared/fabric/uplinks'

/** Columns of the uplinks: the same data as the picture. */
const columns: readonly Column<UplinkRow>[] = [
  {
    id: 'port',
    header: 'Port',
    cell: ({ uplink: { port } }) => <Link to={switchPorts.to.page(portParams(port))}>{port.portName}</Link>,
    sortValue: ({ uplink }) => portOrder(uplink.port),
  },
  {
    id: 'switch',
    header: 'Switch',
    cell: ({ uplink }) => uplink.port.switchSlot,
    sortValue: ({ uplink }) => portOrder(uplink.port),
  },
  {
    id: 'settings',
    header: 'Settings',
    hideBelow: 'medium',
    cell: ({ uplink: { settings } }) =>
      settings ? (
        <Link to={switchPortSettings.to.page({ settings: settings.name })}>{settings.name}</Link>
      ) : (
        <EmptyCell />
      ),
    sortValue: ({ uplink }) => uplink.settings?.name ?? '',
  },
  {
    id: 'link',
    header: 'Link',
    hideBelow: 'medium',
    cell: ({ uplink }) => [speedsOf(uplink), uplink.link].filter(Boolean).join(', ') || <EmptyCell />,
  },
  {
    id: 'address',
    header: 'Address',
    cell: ({ address }) =>
      address ? (
        <Link to={addressLots.to.page({ lot: address.addressLotName })}>
          <code>{address.address}</code>
        </Link>
      ) : (
        <EmptyCell />
      ),
    sortValue: ({ address }) => ipSortKey(address?.address),
  },
  {
    id: 'peer',
    header: 'BGP peer',
    cell: ({ peer }) =>
      peer ? (
        <Link to={bgpPeer(peerFilter(peer))}>
          <code>{peerLabel(peer.peer)}</code>
        </Link>
      ) : (
        <EmptyCell />
      ),
    sortValue: ({ peer }) => ipSortKey(peer && peerAddress(peer.peer)),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ peer }) => {
      if (!peer) return <EmptyCell />
      const { tone, word } = peerState(peer)
      return <StateBadge tone={tone} label={word} moving={tone === 'motion'} />
    },
    sortValue: ({ peer }) => (peer ? peerState(peer).word : ''),
  },
  {
    id: 'for',
    header: 'For',
    tip: 'How long the session has been in this state',
    align: 'end',
    hideBelow: 'narrowest',
    cell: ({ peer }) => (peer && peerState(peer).age) ?? <EmptyCell />,
    sortValue: ({ peer }) => peer?.status?.stateDurationMillis ?? -1,
  },
  {
    id: 'neighbour',
    header: 'Neighbour',
    tip: 'The device that announces itself at the other end of the cable',
    hideBelow: 'medium',
    cell: ({ uplink: { port } }) => <NeighbourCell port={port} />,
  },
]

/** A cell of its own, since each port has a call for what is at the other end of its cable. */
function NeighbourCell({ port }: { port: SwitchPort }) {
  const { name, isMissing } = useNeighbour(port)
  return isMissing ? <EmptyCell /> : name
}

const rowKey = ({ uplink, address, peer }: UplinkRow) =>
  [uplink.port.id, address?.address, peer && peerLabel(peer.peer)].join(' ')

interface RackCardProps {
  rack: RackUplinks
  isOnly: boolean
  refresh: ReactNode
}

function RackCard({ rack, isOnly, refresh }: RackCardProps) {
  const rows = useMemo(() => uplinkRows(rack), [rack])
  const of = isOnly ? '' : ` of rack ${shortId(rack.rackId)}`
  const legend = <UplinksLegend free={rack.free} />
  const actions = (
    <>
      {refresh}
      <LinkButton to={racks.to.page({ rackId: rack.rackId })}>View rack</LinkButton>
    </>
  )
  const content = (
    <>
      <UplinksPicture rack={rack} />
      <TableOfPicture>
        <CardTable
          label={`Table of uplinks${of}`}
          queries={[]}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          empty={null}
        />
      </TableOfPicture>
    </>
  )
  return isOnly ? (
    <TabCard title={uplinks.title} lead={legend} actions={actions}>
      {content}
    </TabCard>
  ) : (
    <Card title={`Uplinks${of}`} actions={actions}>
      {legend}
      {content}
    </Card>
  )
}

const portsLoader = load(switchPortsApi.endpoints.switchPortList, () => ({ limit: ALL_LIMIT }))

export const loader = async (input: LoaderInput) =>
  loadFabric((await portsLoader(input))?.items ?? none, input)

const none: readonly SwitchPort[] = []

/** The connections of the region: the uplinks of each rack as a picture, and as a folded table. Sessions are polled. */
export function UplinksTab() {
  const ports = switchPortsApi.endpoints.switchPortList.useQuery({ limit: ALL_LIMIT })
  const fabric = useFabric(ports.data?.items ?? none)
  const { settings, links, statuses } = fabric
  const byRack = useMemo(
    () => uplinksByRack({ ports: ports.data?.items ?? none, settings, statuses, links }),
    [ports.data, settings, statuses, links],
  )
  const isNone = byRack.every(({ switches }) => switches.length === 0)
  const queries = [{ ...ports, failed: 'Could not load the ports' }, ...fabric.queries]
  const refresh = (
    <PageRefresh
      refresh={() => Promise.all(queries.map((query) => query.refetch()))}
      updatedAt={fabric.updatedAt}
    />
  )
  return (
    <>
      <QueryFailures of={queries} what="the uplinks" />
      {ports.data && isNone && (
        <TabCard title={uplinks.title} actions={refresh}>
          <EmptyState
            title="No uplinks"
            body="No switch port has settings: nothing outside reaches the region. Apply settings to a port."
            action={<LinkButton to={switchPortSettings.to.list()}>View switch port settings</LinkButton>}
          />
        </TabCard>
      )}
      {byRack
        .filter(({ switches }) => switches.length > 0)
        .map((rack, index) => (
          <RackCard
            key={rack.rackId}
            rack={rack}
            isOnly={byRack.length === 1}
            refresh={index === 0 && refresh}
          />
        ))}
    </>
  )
}

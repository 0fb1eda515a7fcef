import { useMemo, type ReactNode } from 'react'
import { racks } from '#features/racks/noun'
import { switchPortSettings } from '#features/switch-port-settings/noun'
import { bgpApi } from '#store/api/resources/bgp'
import { portPath, switchPortsApi } from '#store/api/resources/switchPorts'
import { switchPortSettingsApi } from '#store/api/resources/switchPortSettings'
import { ALL_LIMIT } from '#store/model/paging'
import { EmptyState } from '#ui/feedback/EmptyState'
import { Card } from '#ui/layout/Card'
import { shortId } from '#ui/text/truncated'
import { LinkButton } from '#features/shared/LinkButton'
import { livePolling } from '#features/shared/polling'
import { CardTable } from '#features/shared/list/CardTable'
import { PageRefresh } from '#features/shared/PageRefresh'
import { QueryFailures } from '#features/shared/QueryFailures'
import { uplinkColumns } from './uplinkColumns'
import {
  appliedPorts,
  settingsIds,
  uplinkRows,
  uplinksByRack,
  type RackUplinks,
  type UplinkRow,
} from './uplinks'
import { UplinksPicture } from './UplinksPicture'

const rowKey = ({ uplink, address, peer }: UplinkRow) =>
  [uplink.port.id, address?.address, peer?.peer.addr].join(' ')

/** The connections of the region: the uplinks of each rack as a picture, and as a table. Sessions are live. */
export function UplinksTab() {
  const ports = switchPortsApi.endpoints.switchPortList.useQuery({ limit: ALL_LIMIT })
  const applied = useMemo(() => appliedPorts(ports.data?.items ?? []), [ports.data])
  const ids = useMemo(() => settingsIds(applied), [applied])
  const portPaths = useMemo(() => applied.map(portPath), [applied])
  const isNone = applied.length === 0
  const settings = switchPortSettingsApi.endpoints.settingsById.useQuery({ ids }, { skip: isNone })
  const links = switchPortsApi.endpoints.linksOfPorts.useQuery({ ports: portPaths }, { skip: isNone })
  const statuses = bgpApi.endpoints.networkingBgpStatus.useQuery({}, livePolling)
  const racks = useMemo(
    () =>
      uplinksByRack({
        ports: ports.data?.items ?? [],
        settings: settings.data,
        statuses: statuses.data,
        links: links.data,
      }),
    [ports.data, settings.data, statuses.data, links.data],
  )
  const queries = [
    { ...ports, failed: 'Could not load the ports' },
    { ...statuses, failed: 'Could not load the states of the BGP sessions' },
    ...(isNone
      ? []
      : [
          { ...settings, failed: 'Could not load the settings of the ports' },
          { ...links, failed: 'Could not load the states of the links' },
        ]),
  ]
  const refresh = (
    <PageRefresh
      refresh={() => Promise.all(queries.map((query) => query.refetch()))}
      updatedAt={statuses.fulfilledTimeStamp}
    />
  )
  return (
    <>
      <QueryFailures of={queries} what="the uplinks" />
      {ports.data && isNone && (
        <Card title="Uplinks" actions={refresh}>
          <EmptyState
            title="No uplinks"
            body="No switch port has settings: nothing outside reaches the region. Apply settings to a port."
            action={<LinkButton to={switchPortSettings.to.list()}>View switch port settings</LinkButton>}
          />
        </Card>
      )}
      {racks
        .filter(({ switches }) => switches.length > 0)
        .map((rack, at) => (
          <RackCard key={rack.rackId} rack={rack} isOnly={racks.length === 1} refresh={at === 0 && refresh} />
        ))}
    </>
  )
}

interface RackCardProps {
  rack: RackUplinks
  isOnly: boolean
  refresh: ReactNode
}

function RackCard({ rack, isOnly, refresh }: RackCardProps) {
  const rows = useMemo(() => uplinkRows(rack), [rack])
  const of = isOnly ? '' : ` of rack ${shortId(rack.rackId)}`
  return (
    <>
      <Card
        title={`Uplinks${of}`}
        actions={
          <>
            {refresh}
            <LinkButton to={racks.to.page({ rackId: rack.rackId })}>View rack</LinkButton>
          </>
        }
      >
        <UplinksPicture rack={rack} />
      </Card>
      <Card title={`Table of uplinks${of}`}>
        <CardTable
          label={`Table of uplinks${of}`}
          queries={[]}
          columns={uplinkColumns}
          rows={rows}
          rowKey={rowKey}
          empty={null}
        />
      </Card>
    </>
  )
}

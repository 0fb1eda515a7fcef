import { racks } from '#features/racks/noun'
import { switchPortSettings } from '#features/switch-port-settings/noun'
import { morePaths } from '#src/morePaths'
import type { SwitchPort } from '#store/api/generated/types'
import { switchPortsApi } from '#store/api/resources/switchPorts'
import { fleetAdmin } from '#store/model/needs'
import { ALL_LIMIT } from '#store/model/paging'
import { Card } from '#ui/layout/Card'
import { PropertyList } from '#ui/tables/PropertyList'
import { IdText } from '#ui/text/IdText'
import { Link } from '#features/routing/Link'
import { useParam } from '#features/routing/useParam'
import { DetailPage } from '#features/shared/detail/DetailPage'
import { addressOf } from '#features/shared/fabric/portAt'
import { portTitle } from '#features/shared/fabric/portText'
import { ShortId } from '#features/shared/hardware/ShortId'
import { PendingQuery } from '#features/shared/PendingQuery'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { useAllowed } from '#features/shared/useRoleReason'
import { clearSettings } from './commands'
import { linkFacts } from './linkFacts'
import { LldpConfigCard } from './LldpConfigCard'
import { LldpNeighborsCard } from './LldpNeighborsCard'
import { usePortBefore } from './usePortBefore'
import { switchPortSettingsApi } from '#store/api/resources/switchPortSettings'
import { QueryCell } from '#features/shared/QueryCell'

/** The settings of a port by their name. A region may delete settings that a port still has: then their id is left. */
function SettingsName({ id }: { id: string }) {
  const query = switchPortSettingsApi.endpoints.networkingSwitchPortSettingsView.useQuery({ port: id })
  return (
    <QueryCell
      query={query}
      missing={
        <>
          <ShortId id={id} /> (deleted)
        </>
      }
    >
      {({ name }) => <Link to={switchPortSettings.to.page({ settings: name })}>{name}</Link>}
    </QueryCell>
  )
}

const { switchPortList, switchPortStatus, lldpNeighbors, lldpConfigView } = switchPortsApi.endpoints

/** One port of a switch: its link, what it announces of itself, and who is at the other end. */
export function SwitchPortPage() {
  const at = useParam('rackId', 'switchLocation', 'port')
  const query = switchPortList.useQuery({ limit: ALL_LIMIT })
  const port = query.data?.items.find(
    (row) => row.rackId === at.rackId && row.switchLocation === at.switchLocation && row.portName === at.port,
  )
  const isSet = Boolean(port?.portSettingsId)
  const address = port && addressOf(port)
  const subject = usePortBefore(at)
  const status = switchPortStatus.useQuery(at)
  const config = lldpConfigView.useQuery(at, { skip: !isSet })
  const neighbors = lldpNeighbors.useQuery({ ...at, limit: ALL_LIMIT })
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  if (!port || !address || !subject) return null
  const refresh = () =>
    Promise.all([query, status, neighbors, ...(isSet ? [config] : [])].map(({ refetch }) => refetch()))
  return (
    <DetailPage
      noun="Port"
      title={`Port ${port.portName}`}
      context={`Of ${port.switchLocation}.`}
      topic="inventory"
      query={query}
      what="the switch port"
      refresh={refresh}
      menu={[
        copyId(port.id),
        allowed(
          {
            key: 'apply',
            label: 'Apply settings',
            link: <Link to={morePaths.switchPortApply(address)} preventScrollReset />,
          },
          fleetAdmin,
        ),
        ...commandItems([clearSettings], subject),
      ]}
      paletteName={portTitle(port)}
      properties={portProperties(port)}
    >
      <Card title="Link">
        {status.data === undefined ? (
          <PendingQuery query={status} noun="the link" />
        ) : (
          <LinkStatus of={status.data} />
        )}
      </Card>
      <LldpConfigCard port={address} isSet={isSet} query={config} />
      <LldpNeighborsCard query={neighbors} />
    </DetailPage>
  )
}

const portProperties = ({ id, portSettingsId, rackId }: SwitchPort) => [
  { label: 'Settings', value: portSettingsId ? <SettingsName id={portSettingsId} /> : 'None' },
  { label: 'Rack', value: <ShortId id={rackId} to={racks.to.page({ rackId })} /> },
  { label: 'ID', value: <IdText value={id} /> },
]

/** Everything that the switch says of the link. */
function LinkStatus({ of: status }: { of: unknown }) {
  const facts = linkFacts(status)
  if (facts.length === 0) return <p>No link. A port has one once settings are applied to it.</p>
  return <PropertyList items={facts} />
}

import type { SwitchPort, LldpLinkConfig } from '#store/api/generated/types'
import { switchPortSettingsApi } from '#store/api/resources/switchPortSettings'
import { bgpApi } from '#store/api/resources/bgp'
import { portPath, switchPortsApi } from '#store/api/resources/switchPorts'
import { fleetAdmin } from '#model/needs'
import { ALL_LIMIT } from '#model/paging'
import { wireWords } from '#model/case'
import { Button } from '#ui/actions/Button'
import { StateBadge } from '#ui/feedback/StateBadge'
import { Card } from '#ui/layout/Card'
import { PropertyList } from '#ui/tables/PropertyList'
import { racks } from '#features/system/racks/noun'
import { Link } from '#features/kit/routing/Link'
import { load, notFoundUnless, settled, type LoaderInput } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { PendingQuery } from '#features/kit/queries/PendingQuery'
import { QueryCell } from '#features/kit/queries/QueryCell'
import { DetailPage } from '#features/kit/detail/DetailPage'
import { lldpFacts } from '#features/shared/fabric/lldp'
import { portParams, isPortAt, portAt, type PortParams, portTitle } from '#features/shared/fabric/port'
import { FabricPaths } from '#features/shared/fabric/FabricPaths'
import { rowsOfUplink, uplinkOf } from '#features/shared/fabric/uplinks'
import { linkTone } from '#features/kit/lifecycle/regionTones'
import { livePolling } from '#features/kit/queries/polling'
import { ShortId } from '#features/kit/detail/ShortId'
import { idFact } from '#features/kit/detail/recordFacts'
import type { QueryLike } from '#features/kit/queries/queryLike'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { useAllowed, useRoleReason } from '#features/kit/roles/useRoleReason'
import { switchPortSettings } from '#features/system/switch-port-settings/noun'
import { LldpNeighborsCard } from './LldpNeighborsCard'
import { clearSettings } from './commands'
import { LinkCard } from './LinkCard'
import { switchPorts } from './noun'
import { usePortBefore } from './settingsChange'
import styles from './LinkCard.module.css'

/** The name of a port's settings. A region may delete settings that a port still has: then their id is shown. */
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

const portProperties = ({ id, portSettingsId, rackId }: SwitchPort) => [
  { label: 'Settings', value: portSettingsId ? <SettingsName id={portSettingsId} /> : 'None' },
  { label: 'Rack', value: <ShortId id={rackId} to={racks.to.page({ rackId })} /> },
  idFact(id),
]

interface LldpConfigCardProps {
  port: PortParams
  /** Whether the port has settings: without any there is no configuration. */
  isSet: boolean
  query: QueryLike<LldpLinkConfig>
}

/** The LLDP configuration of a port: the values that it announces to its neighbour. */
function LldpConfigCard({ port, isSet, query }: LldpConfigCardProps) {
  const { data } = query
  return (
    <Card title="LLDP configuration" actions={data ? <EditLink port={port} /> : undefined}>
      {!isSet ? (
        <p>No configuration. A port has one once settings are applied to it.</p>
      ) : data === undefined ? (
        <PendingQuery query={query} noun="the LLDP configuration" />
      ) : (
        <PropertyList
          items={[{ label: 'Announces itself', value: data.enabled ? 'On' : 'Off' }, ...lldpFacts(data)]}
          isWide
        />
      )}
    </Card>
  )
}

function EditLink({ port }: Pick<LldpConfigCardProps, 'port'>) {
  const reason = useRoleReason()(fleetAdmin)
  return reason ? (
    <Button disabledReason={reason}>Edit LLDP configuration</Button>
  ) : (
    <LinkButton to={switchPorts.to.editLldp(port)} preventScrollReset>
      Edit LLDP configuration
    </LinkButton>
  )
}

const { switchPortList, switchPortStatus, lldpNeighbors, lldpConfigView } = switchPortsApi.endpoints

const listLoader = load(switchPortList, () => ({ limit: ALL_LIMIT }))
const { networkingSwitchPortSettingsView } = switchPortSettingsApi.endpoints
const { networkingBgpStatus } = bgpApi.endpoints
const settingsOf = (portSettingsId: string) =>
  settled(load(networkingSwitchPortSettingsView, () => ({ port: portSettingsId })))
const sessionsLoader = settled(load(networkingBgpStatus, () => ({})))
const statusLoader = settled(load(switchPortStatus, portAt))
const neighborsLoader = settled(
  load(lldpNeighbors, (at: PortParams) => ({ ...portAt(at), limit: ALL_LIMIT })),
)
const configLoader = settled(load(lldpConfigView, portAt))

/**
 * Finds the port in the list, since the API has no view of one port by name. Failed parts show their own errors.
 */
export async function loader(input: LoaderInput<PortParams>) {
  const parts = Promise.all([statusLoader(input), neighborsLoader(input)])
  const ports = await listLoader(input)
  if (ports === null) return null
  const port = ports.items.find((row) => isPortAt(row, input.params))
  // Without settings there is no configuration to fetch.
  const id = port?.portSettingsId
  await Promise.all([
    parts,
    ...(id ? [configLoader(input), settingsOf(id)(input), sessionsLoader(input)] : []),
  ])
  return notFoundUnless(port !== undefined)
}

/** One port of a switch: its link, its LLDP announcements, and its neighbours. */
export function SwitchPortPage() {
  const at = useParam('rackId', 'switchLocation', 'port')
  const query = switchPortList.useQuery({ limit: ALL_LIMIT })
  const port = query.data?.items.find((row) => isPortAt(row, at))
  const isSet = Boolean(port?.portSettingsId)
  const address = port && portParams(port)
  const subject = usePortBefore(at)
  const status = switchPortStatus.useQuery(portAt(at))
  const config = lldpConfigView.useQuery(portAt(at), { skip: !isSet })
  const neighbors = lldpNeighbors.useQuery({ ...portAt(at), limit: ALL_LIMIT })
  const settings = networkingSwitchPortSettingsView.useQuery(
    { port: port?.portSettingsId ?? '' },
    { skip: !isSet },
  )
  const sessions = networkingBgpStatus.useQuery({}, { ...livePolling, skip: !isSet })
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  if (!port || !address || !subject) return null
  const uplink = uplinkOf(port, {
    settings: settings.data && { [settings.data.id]: settings.data },
    statuses: sessions.data,
    links: { [portPath(port)]: status.data },
  })
  const refresh = () =>
    Promise.all(
      [query, status, neighbors, ...(isSet ? [config, settings, sessions] : [])].map(({ refetch }) =>
        refetch(),
      ),
    )
  return (
    <DetailPage
      noun={switchPorts}
      label="Port"
      title={`${port.switchSlot} · ${port.portName}`}
      mark={
        uplink.link !== undefined && (
          <StateBadge tone={linkTone(uplink.link)} label={`link ${wireWords(uplink.link)}`} />
        )
      }
      topic="inventory"
      query={query}
      record={{ ...port, name: port.portName, switchLocation: port.switchSlot }}
      what="the switch port"
      refresh={refresh}
      menu={[
        copyId(port.id),
        allowed(
          {
            kind: 'link',
            key: 'apply',
            label: 'Apply settings',
            link: <Link to={switchPorts.to.applySettings(address)} preventScrollReset />,
          },
          fleetAdmin,
        ),
        ...commandItems([clearSettings], subject),
      ]}
      paletteName={portTitle(port)}
      facts={portProperties(port)}
    >
      {isSet && <FabricPaths rows={rowsOfUplink(uplink)} here="port" />}
      <div className={styles.parts}>
        <LinkCard query={status} />
        <LldpConfigCard port={address} isSet={isSet} query={config} />
      </div>
      <LldpNeighborsCard query={neighbors} />
    </DetailPage>
  )
}

import { addressLots } from '#features/address-lots/noun'
import { useMemo } from 'react'
import { bgpConfigs } from '#features/bgp/noun'
import type {
  BgpPeer,
  SwitchPortAddressView,
  SwitchPortRouteConfig,
  ImportExportPolicy,
  SwitchInterfaceConfig,
  SwitchPortSettings,
} from '#store/api/generated/types'
import { switchPortSettingsApi } from '#store/api/resources/switchPortSettings'
import { dateOf } from '#store/model/dates'
import { Card } from '#ui/layout/Card'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { PropertyList } from '#ui/tables/PropertyList'
import type { Column } from '#ui/tables/column'
import { DateText } from '#ui/text/DateText'
import { IdText } from '#ui/text/IdText'
import { Link } from '#features/kit/routing/Link'
import { load, loadAll, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { DetailPage } from '#features/kit/detail/DetailPage'
import { geometryNames, portsWith, interfaceKindNames } from '#features/shared/fabric/portText'
import { useShown } from '#features/kit/queries/gone'
import { CardTable } from '#features/kit/list/CardTable'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { AppliedTo, portsLoader, usePorts } from './AppliedTo'
import { deleteSettings } from './commands'
import { linkFacts } from './linkParts'
import { switchPortSettings } from './noun'

export const loader = loadAll(
  load(switchPortSettingsApi.endpoints.networkingSwitchPortSettingsView, ({ settings }: At<'settings'>) => ({
    port: settings,
  })),
  portsLoader,
)

/** The networks that pass in one direction, in words. */
const policyText = (policy: ImportExportPolicy): string =>
  policy.type === 'no_filtering'
    ? 'All networks'
    : policy.value.length === 0
      ? 'No network'
      : policy.value.join(', ')

const seconds = (value: number) => `${value} s`
const orNone = (value: number | null | undefined, otherwise: string) =>
  value === null || value === undefined ? otherwise : String(value)

/** All settings of a BGP peer except its address and configuration. The key itself is not shown. */
const peerFacts = (peer: BgpPeer): readonly { label: string; value: string }[] => [
  { label: 'Link', value: peer.interfaceName },
  { label: 'VLAN', value: orNone(peer.vlanId, 'None') },
  { label: 'Remote AS', value: orNone(peer.remoteAsn, 'Any') },
  { label: 'First AS in paths', value: peer.enforceFirstAs ? 'Must be the AS of the peer' : 'Not checked' },
  { label: 'MD5 key', value: peer.md5AuthKey ? 'Set' : 'None' },
  { label: 'Minimum TTL', value: orNone(peer.minTtl, 'None') },
  { label: 'Hold time', value: seconds(peer.holdTime) },
  { label: 'Keepalive', value: seconds(peer.keepalive) },
  { label: 'Connect retry', value: seconds(peer.connectRetry) },
  { label: 'Delay open', value: seconds(peer.delayOpen) },
  { label: 'Idle hold time', value: seconds(peer.idleHoldTime) },
  { label: 'Local preference', value: orNone(peer.localPref, 'None') },
  { label: 'Multi-exit discriminator', value: orNone(peer.multiExitDiscriminator, 'None') },
  { label: 'Communities', value: peer.communities.join(', ') || 'None' },
  { label: 'Imports', value: policyText(peer.allowedImport) },
  { label: 'Exports', value: policyText(peer.allowedExport) },
]

const addressKey = ({ interfaceName, address }: SwitchPortAddressView) => `${interfaceName} ${address}`
const routeKey = ({ interfaceName, dst, gw, vlanId }: SwitchPortRouteConfig) =>
  `${interfaceName} ${dst} ${gw} ${vlanId}`
const interfaceKey = ({ id }: { id: string }) => id
const peerKey = ({ interfaceName, addr }: BgpPeer) => `${interfaceName} ${addr}`

const orEmpty = (value: number | null | undefined) => value ?? <EmptyCell />

/** Columns of the addresses of a port. */
const addressColumns: readonly Column<SwitchPortAddressView>[] = [
  { id: 'address', header: 'Address', cell: ({ address }) => <IdText value={address} /> },
  {
    id: 'lot',
    header: 'Address lot',
    cell: ({ addressLotName }) => (
      <Link to={addressLots.to.page({ lot: addressLotName })}>{addressLotName}</Link>
    ),
  },
  { id: 'link', header: 'Link', cell: ({ interfaceName }) => interfaceName },
  { id: 'vlan', header: 'VLAN', align: 'end', cell: ({ vlanId }) => orEmpty(vlanId) },
]

/** Columns of the routes of a port. */
const routeColumns: readonly Column<SwitchPortRouteConfig>[] = [
  { id: 'dst', header: 'Destination', cell: ({ dst }) => <code>{dst}</code> },
  { id: 'gw', header: 'Gateway', cell: ({ gw }) => <code>{gw}</code> },
  { id: 'link', header: 'Link', cell: ({ interfaceName }) => interfaceName },
  { id: 'vlan', header: 'VLAN', align: 'end', cell: ({ vlanId }) => orEmpty(vlanId) },
  {
    id: 'priority',
    header: 'Priority',
    tip: 'Which of several routes to the same destination the switch takes',
    align: 'end',
    cell: ({ ribPriority }) => orEmpty(ribPriority),
  },
]

/** An interface with its VLAN, which the API lists separately. */
interface InterfaceRow extends SwitchInterfaceConfig {
  vlanId: number | undefined
}

/** The interfaces of settings, each with its VLAN. */
const interfaceRows = ({
  interfaces,
  vlanInterfaces,
}: Pick<SwitchPortSettings, 'interfaces' | 'vlanInterfaces'>): InterfaceRow[] =>
  interfaces.map((row) => ({
    ...row,
    vlanId: vlanInterfaces.find(({ interfaceConfigId }) => interfaceConfigId === row.id)?.vlanId,
  }))

/** Columns of the interfaces of a port. */
const interfaceColumns: readonly Column<InterfaceRow>[] = [
  { id: 'name', header: 'Link', cell: ({ interfaceName }) => interfaceName },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => interfaceKindNames[kind] },
  { id: 'vlan', header: 'VLAN', align: 'end', cell: ({ vlanId }) => orEmpty(vlanId) },
  { id: 'v6', header: 'IPv6', cell: ({ v6Enabled }) => (v6Enabled ? 'On' : 'Off') },
]

/** All parts of switch port settings. */
export function SettingsPage() {
  const { settings: name } = useParam('settings')
  const query = switchPortSettingsApi.endpoints.networkingSwitchPortSettingsView.useQuery({ port: name })
  const { query: portsQuery, ports } = usePorts()
  const settings = useShown(query, switchPortSettings.to.list())
  const commandItems = useCommandItems()
  const interfaces = useMemo(() => settings && interfaceRows(settings), [settings])
  if (!settings || !interfaces) return null
  const subject = { settings, ports: portsWith(settings.id, ports) }
  const { id, description, port, groups, links, addresses, routes, bgpPeers } = settings
  return (
    <DetailPage
      noun="Switch port settings"
      title={settings.name}
      context={description}
      topic="switch-port-settings"
      query={query}
      refresh={() => Promise.all([query.refetch(), portsQuery.refetch()])}
      menu={[copyId(id), ...commandItems([deleteSettings], subject)]}
      properties={[
        { label: 'Applied to', value: <AppliedTo settingsId={id} /> },
        { label: 'Geometry', value: geometryNames[port.geometry] },
        {
          label: 'Groups',
          value:
            groups.length === 0 ? (
              <EmptyCell />
            ) : (
              groups.map(({ portSettingsGroupId }) => portSettingsGroupId).join(', ')
            ),
        },
        { label: 'Created', value: <DateText at={dateOf(settings, 'timeCreated')} /> },
        { label: 'Updated', value: <DateText at={dateOf(settings, 'timeModified')} /> },
        { label: 'ID', value: <IdText value={id} /> },
      ]}
    >
      {links.map((link) => (
        <Card key={link.linkName} title={`Link ${link.linkName}`}>
          <PropertyList items={linkFacts(link)} />
        </Card>
      ))}
      <Card title="Addresses">
        <CardTable
          label="Addresses"
          queries={[]}
          columns={addressColumns}
          rows={addresses}
          rowKey={addressKey}
          empty={<p>No addresses.</p>}
        />
      </Card>
      <Card title="Routes">
        <CardTable
          label="Routes"
          queries={[]}
          columns={routeColumns}
          rows={routes}
          rowKey={routeKey}
          empty={<p>No routes.</p>}
        />
      </Card>
      <Card title="Interfaces">
        <CardTable
          label="Interfaces"
          queries={[]}
          columns={interfaceColumns}
          rows={interfaces}
          rowKey={interfaceKey}
          empty={<p>No interfaces besides the links.</p>}
        />
      </Card>
      {bgpPeers.length === 0 && (
        <Card title="BGP peers">
          <p>No BGP peers.</p>
        </Card>
      )}
      {bgpPeers.map((peer) => (
        <Card key={peerKey(peer)} title={`BGP peer ${peer.addr}`}>
          <PropertyList
            items={[
              { label: 'Configuration', value: <Link to={bgpConfigs.to.list()}>{peer.bgpConfig}</Link> },
              ...peerFacts(peer),
            ]}
          />
        </Card>
      ))}
    </DetailPage>
  )
}

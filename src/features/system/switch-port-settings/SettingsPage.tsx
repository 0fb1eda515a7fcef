import { addressLots } from '#features/system/address-lots/noun'
import type { ReactNode } from 'react'
import { bgpConfigs } from '#features/system/bgp/noun'
import type {
  SwitchPortAddressView,
  SwitchPortRouteConfig,
  ImportExportPolicy,
  SwitchInterfaceConfig,
  SwitchInterfaceKind,
} from '#store/api/generated/types'
import { switchPortSettingsApi, type PortPeer } from '#store/api/resources/switchPortSettings'
import { Card } from '#ui/layout/Card'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { PropertyList } from '#ui/tables/PropertyList'
import type { Column } from '#ui/tables/column'
import { IdText } from '#ui/text/IdText'
import { Link } from '#features/kit/routing/Link'
import { load, type At, type LoaderInput } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { DetailPage } from '#features/kit/detail/DetailPage'
import { createdFact, idFact, updatedFact } from '#features/kit/detail/recordFacts'
import { peerLabel, peerTitle } from '#features/shared/fabric/peer'
import { geometryText, portsWith, interfaceKindText } from '#features/shared/fabric/port'
import { FabricPaths } from '#features/shared/fabric/FabricPaths'
import { rowsOfUplink, uplinkOf } from '#features/shared/fabric/uplinks'
import { loadFabric, useFabric } from '#features/shared/fabric/useFabric'
import { useShown } from '#features/kit/queries/gone'
import { CardTable } from '#features/kit/list/CardTable'
import { copyId, useCommandItems } from '#features/kit/commands/useCommandItems'
import { AppliedTo, portsLoader, usePorts } from './AppliedTo'
import { deleteSettings } from './commands'
import { linkFacts } from './linkParts'
import { switchPortSettings } from './noun'

const settingsLoader = load(
  switchPortSettingsApi.endpoints.networkingSwitchPortSettingsView,
  ({ settings }: At<'settings'>) => ({ port: settings }),
)

export async function loader(input: LoaderInput<At<'settings'>>) {
  const [settings, ports] = await Promise.all([settingsLoader(input), portsLoader(input)])
  if (settings) await loadFabric(portsWith(settings.id, ports?.items ?? []), input)
}

/** The networks that pass in one direction, in words. */
const policyText = (policy: ImportExportPolicy): string =>
  policy.type === 'no_filtering'
    ? 'All networks'
    : 'value' in policy
      ? policy.value.join(', ') || 'No network'
      : policy['type']

const seconds = (value: number) => `${value} s`
const orNone = (value: number | null | undefined, otherwise: string) =>
  value === null || value === undefined ? otherwise : String(value)

/** How a session with a peer comes about, apart from the address in the title. */
function addressFacts({ addr }: PortPeer): { label: string; value: string }[] {
  if (addr.type === 'unnumbered')
    return [
      { label: 'Address', value: 'None: the switch finds the peer on the link' },
      { label: 'Router lifetime', value: seconds(addr.routerLifetime) },
    ]
  return addr.srcAddr ? [{ label: 'Source address', value: addr.srcAddr }] : []
}

/** All settings of a BGP peer except its address and configuration. The key itself is not shown. */
const peerFacts = (peer: PortPeer): readonly { label: string; value: ReactNode }[] => [
  ...addressFacts(peer),
  { label: 'Link', value: peer.linkName ?? <EmptyCell /> },
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
const peerKey = (peer: PortPeer) => `${peer.linkName} ${peerLabel(peer)}`

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

/** The VLAN of an interface; null also if an older region does not list it. */
const vlanOf = (kind: SwitchInterfaceKind) => (kind.type === 'vlan' ? kind.vid || null : null)

/** Columns of the interfaces of a port. */
const interfaceColumns: readonly Column<SwitchInterfaceConfig>[] = [
  { id: 'name', header: 'Link', cell: ({ interfaceName }) => interfaceName },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => interfaceKindText(kind.type) },
  { id: 'vlan', header: 'VLAN', align: 'end', cell: ({ kind }) => orEmpty(vlanOf(kind)) },
  { id: 'v6', header: 'IPv6', cell: ({ v6Enabled }) => (v6Enabled ? 'On' : 'Off') },
]

interface PartCardProps<Row> {
  title: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The sentence in the place of the rows. */
  none: string
}

/** The table of one part of the settings, which are all read in one call. */
const PartCard = <Row,>({ title, none, ...table }: PartCardProps<Row>) => (
  <Card title={title}>
    {table.rows.length === 0 ? (
      <p>{none}</p>
    ) : (
      <CardTable label={title} queries={[]} {...table} empty={null} />
    )}
  </Card>
)

/** All parts of switch port settings. */
export function SettingsPage() {
  const { settings: name } = useParam('settings')
  const query = switchPortSettingsApi.endpoints.networkingSwitchPortSettingsView.useQuery({ port: name })
  const { query: portsQuery, ports } = usePorts()
  const settings = useShown(query, switchPortSettings.to.list())
  const applied = portsWith(settings?.id ?? '', ports)
  const fabric = useFabric(applied)
  const commandItems = useCommandItems()
  if (!settings) return null
  const subject = { settings, ports: applied }
  const { id, description, port, groups, links, addresses, routes, interfaces, bgpPeers } = settings
  return (
    <DetailPage
      noun={switchPortSettings}
      label="Switch port settings"
      title={settings.name}
      context={description}
      query={query}
      refresh={() => Promise.all([query.refetch(), portsQuery.refetch()])}
      menu={[copyId(id), ...commandItems([deleteSettings], subject)]}
      properties={[
        { label: 'Applied to', value: <AppliedTo settingsId={id} /> },
        { label: 'Geometry', value: geometryText(port.geometry) },
        {
          label: 'Groups',
          value:
            groups.length === 0 ? (
              <EmptyCell />
            ) : (
              groups.map(({ portSettingsGroupId }) => portSettingsGroupId).join(', ')
            ),
        },
        createdFact(settings),
        updatedFact(settings),
        idFact(id),
      ]}
    >
      <FabricPaths rows={applied.flatMap((one) => rowsOfUplink(uplinkOf(one, fabric)))} here={undefined} />
      {links.map((link) => (
        <Card key={link.linkName} title={`Link ${link.linkName}`}>
          <PropertyList items={linkFacts(link)} />
        </Card>
      ))}
      <PartCard
        title="Addresses"
        columns={addressColumns}
        rows={addresses}
        rowKey={addressKey}
        none="No addresses."
      />
      <PartCard title="Routes" columns={routeColumns} rows={routes} rowKey={routeKey} none="No routes." />
      <PartCard
        title="Interfaces"
        columns={interfaceColumns}
        rows={interfaces}
        rowKey={interfaceKey}
        none="No interfaces besides the links."
      />
      {bgpPeers.length === 0 && (
        <Card title="BGP peers">
          <p>No BGP peers.</p>
        </Card>
      )}
      {bgpPeers.map((peer) => (
        <Card key={peerKey(peer)} title={peerTitle(peer)}>
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

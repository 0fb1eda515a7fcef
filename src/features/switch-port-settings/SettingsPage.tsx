import { useMemo } from 'react'
import { morePaths } from '#src/morePaths'
import { paths } from '#src/paths'
import type {
  BgpPeer,
  SwitchPortAddressView,
  SwitchPortRouteConfig,
  ImportExportPolicy,
} from '#store/api/generated/types'
import { switchPortSettingsApi } from '#store/api/resources/switchPortSettings'
import { dateOf } from '#store/model/dates'
import { Card } from '#ui/layout/Card'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { PropertyList } from '#ui/tables/PropertyList'
import { DateText } from '#ui/text/DateText'
import { IdText } from '#ui/text/IdText'
import { Link } from '#features/routing/Link'
import { useParam } from '#features/routing/useParam'
import { DetailPage } from '#features/shared/detail/DetailPage'
import { geometryNames, portsWith } from '#features/shared/fabric/portText'
import { CardTable } from '#features/shared/list/CardTable'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { useShown } from '#features/shared/gone'
import { AppliedTo } from './AppliedTo'
import { deleteSettings } from './commands'
import { linkFacts } from './linkParts'
import { addressColumns, interfaceColumns, interfaceRows, routeColumns } from './partColumns'
import { usePorts } from './usePorts'

/** Which networks pass in one direction. */
const policyText = (policy: ImportExportPolicy): string =>
  policy.type === 'no_filtering'
    ? 'All networks'
    : policy.value.length === 0
      ? 'No network'
      : policy.value.join(', ')

const seconds = (value: number) => `${value} s`
const orNone = (value: number | null | undefined, otherwise: string) =>
  value === null || value === undefined ? otherwise : String(value)

/** Everything that settings say of a BGP peer, but its address and its configuration. The key itself is not shown. */
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

/** Everything that settings for switch ports say. */
export function SettingsPage() {
  const { settings: name } = useParam('settings')
  const query = switchPortSettingsApi.endpoints.networkingSwitchPortSettingsView.useQuery({ port: name })
  const { query: portsQuery, ports } = usePorts()
  const settings = useShown(query, morePaths.portSettings())
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
              { label: 'Configuration', value: <Link to={paths.bgpConfigs()}>{peer.bgpConfig}</Link> },
              ...peerFacts(peer),
            ]}
          />
        </Card>
      ))}
    </DetailPage>
  )
}

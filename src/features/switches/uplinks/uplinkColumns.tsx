import { addressLots } from '#features/address-lots/noun'
import { switchPortSettings } from '#features/switch-port-settings/noun'
import { morePaths } from '#src/morePaths'
import { paths } from '#src/paths'
import { ipSortKey } from '#store/model/ipRange'
import { StateBadge } from '#ui/feedback/StateBadge'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { Link } from '#features/routing/Link'
import { addressOf, portOrder } from '#features/shared/fabric/portAt'
import type { UplinkRow } from './uplinks'
import { peerState, speedsOf } from './uplinkText'

/** Columns of the uplinks: what the picture draws. */
export const uplinkColumns: readonly Column<UplinkRow>[] = [
  {
    id: 'port',
    header: 'Port',
    cell: ({ uplink: { port } }) => <Link to={paths.switchPort(addressOf(port))}>{port.portName}</Link>,
    sortValue: ({ uplink }) => portOrder(uplink.port),
  },
  {
    id: 'switch',
    header: 'Switch',
    cell: ({ uplink }) => uplink.port.switchLocation,
    sortValue: ({ uplink }) => portOrder(uplink.port),
  },
  {
    id: 'settings',
    header: 'Settings',
    hideBelow: 'narrow',
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
    sortValue: ({ address }) => (address ? ipSortKey(address.address.split('/')[0] ?? '') : ''),
  },
  {
    id: 'peer',
    header: 'BGP peer',
    cell: ({ peer }) =>
      peer ? (
        <Link to={morePaths.bgpPeer(peer.peer.addr)}>
          <code>{peer.peer.addr}</code>
        </Link>
      ) : (
        <EmptyCell />
      ),
    sortValue: ({ peer }) => (peer ? ipSortKey(peer.peer.addr) : ''),
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
    hideBelow: 'medium',
    cell: ({ peer }) => (peer && peerState(peer).age) ?? <EmptyCell />,
    sortValue: ({ peer }) => peer?.status?.stateDurationMillis ?? -1,
  },
]

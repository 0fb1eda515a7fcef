import { addressLots } from '#features/address-lots/noun'
import type {
  SwitchInterfaceConfig,
  SwitchPortAddressView,
  SwitchPortRouteConfig,
  SwitchPortSettings,
} from '#store/api/generated/types'
import type { Column } from '#ui/tables/column'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { IdText } from '#ui/text/IdText'
import { Link } from '#features/routing/Link'
import { interfaceKindNames } from '#features/shared/fabric/portText'

const orEmpty = (value: number | null | undefined) => value ?? <EmptyCell />

/** Columns of the addresses of a port. */
export const addressColumns: readonly Column<SwitchPortAddressView>[] = [
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
export const routeColumns: readonly Column<SwitchPortRouteConfig>[] = [
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

/** An interface with its VLAN, which the API keeps apart. */
export interface InterfaceRow extends SwitchInterfaceConfig {
  vlanId: number | undefined
}

/** The interfaces of settings, each with its VLAN. */
export const interfaceRows = ({
  interfaces,
  vlanInterfaces,
}: Pick<SwitchPortSettings, 'interfaces' | 'vlanInterfaces'>): InterfaceRow[] =>
  interfaces.map((row) => ({
    ...row,
    vlanId: vlanInterfaces.find(({ interfaceConfigId }) => interfaceConfigId === row.id)?.vlanId,
  }))

/** Columns of the interfaces of a port. */
export const interfaceColumns: readonly Column<InterfaceRow>[] = [
  { id: 'name', header: 'Link', cell: ({ interfaceName }) => interfaceName },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => interfaceKindNames[kind] },
  { id: 'vlan', header: 'VLAN', align: 'end', cell: ({ vlanId }) => orEmpty(vlanId) },
  { id: 'v6', header: 'IPv6', cell: ({ v6Enabled }) => (v6Enabled ? 'On' : 'Off') },
]

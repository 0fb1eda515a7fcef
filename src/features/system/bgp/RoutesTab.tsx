import { useMemo } from 'react'
import type { BgpExported } from '#store/api/generated/types'
import { bgpApi, type ImportedRoute } from '#store/api/resources/bgp'
import { Card } from '#ui/layout/Card'
import type { Column } from '#ui/tables/column'
import { load, loadAll } from '#features/kit/routing/load'
import { PageRefresh } from '#features/kit/queries/PageRefresh'
import { CardTable } from '#features/kit/list/CardTable'
import { livePolling } from '#features/kit/queries/polling'
import { useHasFeature } from '#store/useRegionVersion'

interface Exported {
  peer: string
  networks: readonly string[]
}

const exportedColumns: readonly Column<Exported>[] = [
  { id: 'peer', header: 'Peer', cell: ({ peer }) => <code>{peer}</code> },
  {
    id: 'networks',
    header: 'Networks',
    cell: ({ networks }) => <code>{networks.join(', ')}</code>,
  },
]
/** The networks by peer. Both switches may export the same one to it. */
const exportedTo = (routes: readonly BgpExported[]): Exported[] =>
  [...new Set(routes.map(({ peerId }) => peerId))].map((peer) => ({
    peer,
    networks: [...new Set(routes.flatMap(({ peerId, prefix }) => (peerId === peer ? prefix : [])))],
  }))

const peerOf = ({ peer }: Exported) => peer

const importedColumns: readonly Column<ImportedRoute>[] = [
  { id: 'prefix', header: 'Network', cell: ({ prefix }) => <code>{prefix}</code> },
  { id: 'nexthop', header: 'Next hop', cell: ({ nexthop }) => <code>{nexthop}</code> },
  { id: 'switch', header: 'Switch', cell: (route) => route.switch },
  { id: 'asn', header: 'AS number', align: 'end', cell: ({ asn }) => asn },
  {
    id: 'id',
    header: 'Path',
    tip: 'Tells apart the neighbours that announce the same network',
    align: 'end',
    cell: ({ id }) => id,
  },
]
const routeKey = ({ switch: location, id, prefix, asn }: ImportedRoute) =>
  `${asn} ${location} ${id} ${prefix}`

export const loader = loadAll(
  load(bgpApi.endpoints.networkingBgpExported, () => ({})),
  load(bgpApi.endpoints.importedRoutes, () => ({})),
)

/** The prefixes announced to each neighbour, and those received from it. */
export function RoutesTab() {
  const exported = bgpApi.endpoints.networkingBgpExported.useQuery({}, livePolling)
  const imported = bgpApi.endpoints.importedRoutes.useQuery({}, livePolling)
  const rows = useMemo(() => exported.data && exportedTo(exported.data), [exported.data])
  const anyRoute = useHasFeature('bgpIpv6') ? 'a route' : 'an IPv4 route'
  const refresh = (
    <PageRefresh
      refresh={() => Promise.all([exported.refetch(), imported.refetch()])}
      updatedAt={exported.fulfilledTimeStamp}
    />
  )
  return (
    <>
      <Card title="Exported routes" actions={refresh}>
        <CardTable
          label="Exported routes"
          queries={[exported]}
          columns={exportedColumns}
          rows={rows}
          rowKey={peerOf}
          empty={{
            title: 'Nothing exported',
            body: 'No session with a peer is established, or there is nothing to announce.',
          }}
        />
      </Card>
      <Card title="Imported routes">
        <CardTable
          label="Imported routes"
          queries={[imported]}
          columns={importedColumns}
          rows={imported.data}
          rowKey={routeKey}
          empty={{ title: 'Nothing imported', body: `No peer has announced ${anyRoute}.` }}
        />
      </Card>
    </>
  )
}

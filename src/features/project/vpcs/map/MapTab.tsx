// @kind map
import { load, loadAll, type At } from '#features/kit/routing/load'
import { internetGatewaysApi } from '#store/api/resources/internetGateways'
import { routersApi } from '#store/api/resources/routers'
import { subnetsApi } from '#store/api/resources/subnets'
import { ALL_LIMIT } from '#model/paging'
import { useMemo, useState } from 'react'
import { Button } from '#ui/actions/Button'
import { Card } from '#ui/layout/Card'
import type { Column } from '#ui/tables/column'
import { DataTable } from '#ui/tables/DataTable'
import { EmptyState } from '#ui/feedback/EmptyState'
import { Link } from '#features/kit/routing/Link'
import { QueryFailures } from '#features/kit/queries/QueryFailures'
import { useParam } from '#features/kit/routing/useParam'
import { adjacencyTable, type Connection, type LinkedText } from './adjacencyTable'
import { MapCanvas } from './MapCanvas'
import { buildMapModel } from './buildMapModel'
import { useVpcNetwork } from './useVpcNetwork'
import { ReachLine } from '../reach/ReachLine'
import type { ReachAnswer } from '../reach/answerReach'
import { wayOnMap } from '../reach/wayOnMap'

const allOfVpc = ({ project, vpc }: At<'project' | 'vpc'>) => ({ project, vpc, limit: ALL_LIMIT })

/** All data of the VPC. Interfaces and routes follow the subnets and routers that they need. */
export const loader = loadAll(
  load(subnetsApi.endpoints.vpcSubnetList, allOfVpc),
  load(routersApi.endpoints.vpcRouterList, allOfVpc),
  load(internetGatewaysApi.endpoints.internetGatewayList, allOfVpc),
)

const LinkedTextCell = ({ linkedText: { text, to } }: { linkedText: LinkedText }) =>
  to ? <Link to={to}>{text}</Link> : text

const columns: readonly Column<Connection>[] = [
  {
    id: 'from',
    header: 'From',
    cell: (edge) => <LinkedTextCell linkedText={edge.from} />,
    sortValue: (edge) => edge.from.text,
  },
  { id: 'by', header: 'Connection', cell: (edge) => edge.by, sortValue: (edge) => edge.by },
  {
    id: 'to',
    header: 'To',
    cell: (edge) => <LinkedTextCell linkedText={edge.to} />,
    sortValue: (edge) => edge.to.text,
  },
]

/** The map of a VPC, and the same data as a table. */
export function MapTab() {
  const { project, vpc } = useParam('project', 'vpc')
  const at = useMemo(() => ({ project, vpc }), [project, vpc])
  const { network, queries } = useVpcNetwork(at)
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const [isShort, setShort] = useState(false)
  const [answer, setAnswer] = useState<ReachAnswer>()
  const lit = useMemo(() => answer && wayOnMap(answer), [answer])
  const model = useMemo(
    () => network && buildMapModel(at, network, unfolded, isShort),
    [network, at, unfolded, isShort],
  )
  const connections = useMemo(() => network && adjacencyTable(at, network), [network, at])
  const isWaiting = queries.every((query) => query.error === undefined)
  return (
    <>
      <ReachLine at={at} onAnswer={setAnswer} />
      <QueryFailures of={queries} what="the whole map" />
      {/* A partial map would be wrong: if data is missing, no map is shown. */}
      {(network || isWaiting) && (
        <>
          <MapCanvas
            label={`Map of ${vpc}`}
            model={model}
            lit={lit}
            onUnfold={(id) => setUnfolded(new Set([...unfolded, id]))}
            onFit={() => {
              setShort(true)
              setUnfolded(new Set())
            }}
            tools={
              unfolded.size > 0 && (
                <Button size="small" onClick={() => setUnfolded(new Set())}>
                  Fold again
                </Button>
              )
            }
          />
          {/* The map's height is known only after drawing: the content below renders together with it. */}
          {connections && (
            <Card title="The map in words">
              {connections.length === 0 ? (
                <EmptyState title="No connections" body="Nothing in this VPC is connected yet." />
              ) : (
                <DataTable
                  label="The map in words"
                  columns={columns}
                  rows={connections}
                  rowKey={(connection) => connection.id}
                />
              )}
            </Card>
          )}
        </>
      )}
    </>
  )
}

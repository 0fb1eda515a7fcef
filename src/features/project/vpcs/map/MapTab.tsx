// @kind map
import { load, loadAll, type At } from '#features/kit/routing/load'
import { firewallApi } from '#store/api/resources/firewall'
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
import { useSearchParam } from '#features/kit/routing/useSearchParam'
import { MAP_RULE } from '../noun'
import { adjacencyTable, type Connection, type LinkedText } from './adjacencyTable'
import { MapCanvas } from './MapCanvas'
import { buildMapModel } from './buildMapModel'
import { RuleOnMap } from './RuleOnMap'
import { ruleNode } from './ruleNode'
import { useVpcNetwork } from './useVpcNetwork'
import type { VpcNetwork } from './vpcNetwork'
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

/**
 * The firewall rule in the address, as a node of the map; undefined while loading, null if the VPC has none of that name.
 *
 * @param name empty for none
 */
function useRuleNode(at: { project: string; vpc: string }, name: string, network: VpcNetwork | undefined) {
  const rules = firewallApi.endpoints.vpcFirewallRulesView.useQuery(at, { skip: name === '' })
  const node = useMemo(() => {
    if (name === '' || !network || !rules.data) return undefined
    const rule = rules.data.rules.find((one) => one.name === name)
    return rule ? ruleNode(rule, at.vpc, network) : null
  }, [rules.data, network, at.vpc, name])
  return { node, query: rules }
}

/** The map of a VPC, and the same data as a table. */
export function MapTab() {
  const { project, vpc } = useParam('project', 'vpc')
  const at = useMemo(() => ({ project, vpc }), [project, vpc])
  const { network, queries } = useVpcNetwork(at)
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const [isShort, setShort] = useState(false)
  const [answer, setAnswer] = useState<ReachAnswer>()
  const way = useMemo(() => answer && wayOnMap(answer), [answer])
  const [rule, setRule] = useSearchParam(MAP_RULE, '')
  const { node, query: rules } = useRuleNode(at, rule, network)
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
      {rule !== '' && <QueryFailures of={[rules]} what="the firewall rules" />}
      {rule !== '' && <RuleOnMap at={at} name={rule} node={node} onShowAll={() => setRule('')} />}
      {/* A partial map would be wrong: if data is missing, no map is shown. */}
      {(network || isWaiting) && (
        <>
          <MapCanvas
            label={`Map of ${vpc}`}
            model={model}
            lit={way ?? node ?? undefined}
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

import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { DataTable, type Column } from '../../../ui/DataTable'
import { EmptyState } from '../../../ui/EmptyState'
import { QueryFailures } from '../../shared/QueryFailures'
import { useParam } from '../../shared/useParam'
import { connectionsOf, type Connection, type Place } from './connections'
import { MapCanvas } from './MapCanvas'
import { drawVpc } from './picture'
import { useVpcNetwork } from './useVpcNetwork'

const PlaceCell = ({ place: { text, to } }: { place: Place }) => (to ? <Link to={to}>{text}</Link> : text)

const columns: readonly Column<Connection>[] = [
  {
    id: 'from',
    header: 'From',
    cell: (each) => <PlaceCell place={each.from} />,
    sortValue: (each) => each.from.text,
  },
  { id: 'by', header: 'Connection', cell: (each) => each.by, sortValue: (each) => each.by },
  {
    id: 'to',
    header: 'To',
    cell: (each) => <PlaceCell place={each.to} />,
    sortValue: (each) => each.to.text,
  },
]

/** The VPC as a picture, and the same in words. */
export function MapTab() {
  const { project, vpc } = useParam('project', 'vpc')
  const at = useMemo(() => ({ project, vpc }), [project, vpc])
  const { network, queries } = useVpcNetwork(at)
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const picture = useMemo(() => network && drawVpc(at, network, unfolded), [network, at, unfolded])
  const connections = useMemo(() => network && connectionsOf(at, network), [network, at])
  const isWaiting = queries.every((query) => query.error === undefined)
  return (
    <>
      <QueryFailures of={queries} what="the whole map" />
      {/* Half a map would be a wrong one: with something missing, there is none. */}
      {(network || isWaiting) && (
        <>
          <MapCanvas
            label={`Map of ${vpc}`}
            picture={picture}
            onUnfold={(id) => setUnfolded(new Set([...unfolded, id]))}
            tools={
              unfolded.size > 0 && (
                <Button size="small" onClick={() => setUnfolded(new Set())}>
                  Fold again
                </Button>
              )
            }
          />
          {/* How high the map is, is not known before it is drawn: what stands below it comes with it. */}
          {connections && (
            <Card title="The map in words">
              {connections.length === 0 ? (
                <EmptyState title="No connections" body="Nothing in this VPC leads anywhere yet." />
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

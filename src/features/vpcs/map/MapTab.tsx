import { useMemo, useState } from 'react'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { DataTable, type Column } from '../../../ui/DataTable'
import { EmptyState } from '../../../ui/EmptyState'
import { RefusalNotice } from '../../shared/RefusalNotice'
import { useParam } from '../../shared/useParam'
import { connectionsOf, type Connection } from './connections'
import { drawVpc } from './graph'
import { MapCanvas } from './MapCanvas'
import { useVpcNetwork } from './useVpcNetwork'

const columns: readonly Column<Connection>[] = [
  { id: 'from', header: 'From', cell: (each) => each.from, sortValue: (each) => each.from },
  { id: 'by', header: 'Connection', cell: (each) => each.by },
  { id: 'to', header: 'To', cell: (each) => each.to, sortValue: (each) => each.to },
]

/** The VPC as a picture, and the same in words. */
export function MapTab() {
  const { project, vpc } = useParam('project', 'vpc')
  const { network, error, retry } = useVpcNetwork({ project, vpc })
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const graph = useMemo(
    () => network && drawVpc({ project, vpc }, network, unfolded),
    [network, project, vpc, unfolded],
  )
  const connections = useMemo(() => network && connectionsOf(network), [network])
  return (
    <>
      {error && <RefusalNotice error={error} onRetry={retry} />}
      <MapCanvas
        label={`Map of ${vpc}`}
        graph={graph}
        onUnfold={(id) => setUnfolded(new Set([...unfolded, id]))}
        tools={
          unfolded.size > 0 && (
            <Button size="small" onClick={() => setUnfolded(new Set())}>
              Fold again
            </Button>
          )
        }
      />
      <Card title="The map in words">
        {connections?.length === 0 ? (
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
    </>
  )
}

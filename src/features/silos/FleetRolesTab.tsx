import { silosApi } from '#store/api/resources/silos'
import { Badge } from '#ui/feedback/Badge'
import { EmptyState } from '#ui/feedback/EmptyState'
import { Card } from '#ui/layout/Card'
import type { Column } from '#ui/tables/column'
import { useParam } from '#features/kit/routing/useParam'
import { CardTable } from '#features/kit/list/CardTable'
import styles from './SiloTabs.module.css'
import type { FleetRole } from '#store/api/generated/types'
import { rank } from '#store/model/heldRole'
import { byRank, roleText } from '#store/model/roles'

/** A role on the silo, and the fleet roles that its holders get. */
interface Mapping {
  siloRole: string
  onFleet: readonly FleetRole[]
}

const columns: readonly Column<Mapping>[] = [
  {
    id: 'silo',
    header: 'Role on the silo',
    cell: ({ siloRole }) => <Badge>{roleText({ roleName: siloRole })}</Badge>,
  },
  {
    id: 'fleet',
    header: 'Gives on the fleet',
    cell: ({ onFleet }) => onFleet.map((role) => <Badge key={role}>{roleText({ roleName: role })}</Badge>),
  },
]

/** The fleet roles that come with roles on the silo. Set at its creation. Rule: ROLE-3. */
export function FleetRolesTab() {
  const { silo } = useParam('silo')
  const query = silosApi.endpoints.siloView.useQuery({ silo })
  const map = query.data?.mappedFleetRoles
  const rows =
    map &&
    byRank(map).flatMap(([siloRole, roles]) => {
      const onFleet = roles.toSorted((a, b) => rank(a) - rank(b))
      return onFleet.length > 0 ? [{ siloRole, onFleet }] : []
    })
  return (
    <Card title="Mapped fleet roles">
      <p className={styles.context}>Set when the silo is created. They do not change.</p>
      <CardTable
        label="Mapped fleet roles"
        queries={[query]}
        columns={columns}
        rows={rows}
        rowKey={({ siloRole }) => siloRole}
        empty={
          <EmptyState
            small
            title="No mapped fleet roles"
            body="The roles of this silo give no role on the fleet."
          />
        }
      />
    </Card>
  )
}

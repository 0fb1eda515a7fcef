import { useMemo } from 'react'
import { directoryApi } from '#store/api/resources/directory'
import { meApi } from '#store/api/resources/me'
import { silosApi } from '#store/api/resources/silos'
import { Badge } from '#ui/feedback/Badge'
import { Card } from '#ui/layout/Card'
import type { Column } from '#ui/tables/column'
import { fleetAccess } from '#features/silo/access/noun'
import { load, loadAll, settled } from '#features/kit/routing/load'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { useParam } from '#features/kit/routing/useParam'
import { CardTable } from '#features/kit/list/CardTable'
import { shortId } from '#ui/text/truncated'
import type { RoleWords } from '#model/roleWords'
import styles from './SiloTabs.module.css'
import type { FleetRole } from '#store/api/generated/types'
import { rank } from '#model/heldRole'
import { ALL_LIMIT } from '#model/paging'
import { accessRows, byRank, mappingRows, roleText, type AccessRow } from '#model/roles'
import { OverflowList } from '#ui/text/OverflowList'
import { useRoles } from '#features/shared/people/useRoles'

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

const { userList, groupList } = directoryApi.endpoints
const { systemPolicyView } = meApi.endpoints
const { siloList } = silosApi.endpoints
const all = { limit: ALL_LIMIT }

/** Loads the policy, silos, users and groups of the table of all roles: without them its rows would grow later. */
export const loader = loadAll(
  settled(load(systemPolicyView, () => ({}))),
  settled(load(siloList, () => all)),
  settled(load(userList, () => all)),
  settled(load(groupList, () => all)),
)

/** The number of holders in a row; the others are in a tip. */
const FIRST_HOLDERS = 3

const ALL_ROLES = 'All roles on the fleet'

/** In place of what a role of a later version allows. */
const NEWER = 'This console does not know the role.'

/** A role on the fleet, and who has it. */
interface FleetRoleRow extends RoleWords {
  /** The names of its holders; the start of the ID of one whose name is not known. */
  holders: readonly string[]
}

/**
 * The roles on the fleet with their holders, weakest first, as each allows what those before it allow. A role of a later
 * version that is held comes last.
 *
 * @param known the roles that the console knows, weakest first
 */
export function fleetRoleRows(known: readonly RoleWords[], access: readonly AccessRow[]): FleetRoleRow[] {
  const isKnown = (name: string) => known.some(({ role }) => role === name)
  const held = new Set(access.flatMap(({ roles }) => roles.map(({ roleName }) => roleName)))
  const newer = [...held]
    .filter((role) => !isKnown(role))
    .map((role): RoleWords => ({ role, label: roleText({ roleName: role }), meaning: NEWER }))
  return [...known, ...newer].map((row) => ({
    ...row,
    holders: access
      .filter(({ roles }) => roles.some(({ roleName }) => roleName === row.role))
      .map(({ id, name }) => (name === id ? shortId(name) : name)),
  }))
}

const allColumns: readonly Column<FleetRoleRow>[] = [
  { id: 'role', header: 'Role', cell: ({ label }) => label },
  { id: 'allows', header: 'Allows', cell: ({ meaning }) => meaning },
  {
    id: 'holders',
    header: 'Who has it',
    cell: ({ holders }) =>
      holders.length === 0 ? (
        'None'
      ) : (
        <OverflowList
          first={holders.slice(0, FIRST_HOLDERS).join(', ')}
          heading="Others who have it"
          more={holders.slice(FIRST_HOLDERS)}
        />
      ),
  },
]

/** The roles on the fleet, what each allows, and who has it: by the policy of the fleet, and by the silos. */
function AllFleetRoles() {
  const roles = useRoles('fleet')
  const policy = systemPolicyView.useQuery({})
  const silos = siloList.useQuery(all)
  const users = userList.useQuery(all)
  const groups = groupList.useQuery(all)
  const rows = useMemo(() => {
    if (!policy.data || !silos.data) return undefined
    const directory = { users: users.data?.items ?? [], groups: groups.data?.items ?? [] }
    const assignments = policy.data.roleAssignments
    return fleetRoleRows(roles, [
      ...accessRows([{ scope: 'fleet', assignments }], directory),
      ...mappingRows(silos.data.items),
    ])
  }, [roles, policy.data, silos.data, users.data, groups.data])
  return (
    <Card title={ALL_ROLES} actions={<LinkButton to={fleetAccess.to.list()}>View fleet access</LinkButton>}>
      <CardTable
        label={ALL_ROLES}
        queries={[policy, silos]}
        columns={allColumns}
        rows={rows}
        rowKey={({ role }) => role}
        empty={null}
      />
    </Card>
  )
}

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
    <>
      <Card title="Mapped fleet roles">
        <p className={styles.context}>Set when the silo is created. They do not change.</p>
        <CardTable
          label="Mapped fleet roles"
          queries={[query]}
          columns={columns}
          rows={rows}
          rowKey={({ siloRole }) => siloRole}
          empty={{
            title: 'No mapped fleet roles',
            body: 'The roles of this silo give no role on the fleet.',
          }}
        />
      </Card>
      <AllFleetRoles />
    </>
  )
}

import { entryOf } from '#model/entryOf'
import { silos } from '#features/system/silos/noun'
import { useCallback } from 'react'
import { users } from '#features/silo/silo-settings/users/noun'
import { groups } from '#features/silo/silo-settings/groups/noun'
import { directoryApi } from '#store/api/resources/directory'
import { meApi } from '#store/api/resources/me'
import { projectPolicyApi } from '#store/api/resources/projectPolicy'
import { silosApi } from '#store/api/resources/silos'
import { isApiError } from '#model/apiError'
import { MAX_ASSIGNMENTS } from '#model/limits'
import { ALL_LIMIT } from '#model/paging'
import { heldRoleText, roleText, type AccessRow, type HolderType } from '#model/roles'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { OverflowList } from '#ui/text/OverflowList'
import { Link } from '#features/kit/routing/Link'
import { load, loadAll, settled, type At } from '#features/kit/routing/load'
import { useLeaveOnce } from '#features/kit/queries/gone'
import { columnsOf } from '#features/kit/list/columns'
import { headsOf } from '#features/kit/list/heads'
import { wordFacet } from '#features/kit/list/facets'
import type { Facet } from '#features/kit/list/filter'
import { List } from '#features/kit/list/List'
import { useWholeList } from '#features/kit/list/useWholeList'
import { copyId, useCommandItems, type RecordItem } from '#features/kit/commands/useCommandItems'
import { useAllowed } from '#features/kit/roles/useRoleReason'
import { inheritedReason, removeAccess } from './commands'
import { fleetAccess, projectAccess, siloAccess } from './noun'
import { accessPlaceOf, typeLabels } from './scopes'
import { useFleetAccess, useProjectAccess, useSiloAccess, type UseScopeAccess } from './useAccess'

const { projectPolicyView } = projectPolicyApi.endpoints
const { policyView, systemPolicyView } = meApi.endpoints
const { userList, groupList } = directoryApi.endpoints

const projectPolicyLoader = load(projectPolicyView, ({ project }: At<'project'>) => ({ project }))
const siloPolicyLoader = load(policyView, () => ({}))
const fleetPolicyLoader = load(systemPolicyView, () => ({}))

/** The names of all users and groups that may be in a policy. */
const namesLoader = loadAll(
  settled(load(userList, () => ({ limit: ALL_LIMIT }))),
  settled(load(groupList, () => ({ limit: ALL_LIMIT }))),
)

/** The project's policy and the silo's. */
export const projectLoader = loadAll(projectPolicyLoader, settled(siloPolicyLoader), namesLoader)

export const siloLoader = loadAll(siloPolicyLoader, namesLoader)

/**
 * The fleet's policy, and the silos with their mapped roles; the policy of the user's silo is needed for their
 * own role.
 */
export const fleetLoader = loadAll(
  fleetPolicyLoader,
  settled(siloPolicyLoader),
  settled(load(silosApi.endpoints.siloList, () => ({ limit: ALL_LIMIT }))),
  namesLoader,
)

type HeldRole = AccessRow['roles'][number]

function Roles({ roles, text }: Pick<AccessRow, 'roles'> & { text: (role: HeldRole) => string }) {
  const [first, ...more] = roles
  if (!first) return <EmptyCell />
  return <OverflowList first={text(first)} heading="Other roles" more={more.map(text)} />
}

/** A holder of a role. Only users and groups of the user's own silo have a known name and a page. */
function Holder({ row: { id, name, type } }: { row: AccessRow }) {
  if (name === id || type === 'role_mapping') return name
  if (type === 'silo_group') return <Link to={groups.to.page({ groupId: id })}>{name}</Link>
  return <Link to={users.to.page({ userId: id })}>{name}</Link>
}

const heads = headsOf([projectAccess, siloAccess, fleetAccess], {
  Name: 'other',
  Type: 'word',
  Role: 'other',
})

/** Columns of the access table: users and groups with their roles. @param text a role in words */
const columnsWith = (text: (role: HeldRole) => string) =>
  columnsOf<AccessRow>()(heads, {
    Name: {
      id: 'name',
      tip: 'An ID stands for a user or group of another silo, or one whose name could not be loaded',
      cell: (row) => <Holder row={row} />,
      sortValue: ({ name }) => name,
    },
    Type: {
      id: 'type',
      cell: ({ type }) => entryOf(typeLabels, type) ?? type,
      sortValue: ({ type }) => entryOf(typeLabels, type) ?? type,
    },
    Role: {
      id: 'role',
      tip: 'The strongest of several roles is the effective one',
      cell: ({ roles }) => <Roles roles={roles} text={text} />,
    },
  })

const facetsWith = (text: (role: HeldRole) => string): readonly Facet<AccessRow>[] => [
  wordFacet(
    'type',
    'Type',
    ({ type }) => type,
    (type) => typeLabels[type as HolderType] ?? type,
  ),
  wordFacet(
    'role',
    'Role',
    ({ roles }) => roles.map(text),
    (role) => role,
  ),
]

const rowKey = (row: AccessRow) => row.id
const nameOf = (row: AccessRow) => row.name
const textOf = (row: AccessRow) => [row.name, { id: row.id }]

/** The access page of a scope: each holder's roles. The panels open over it. @param text a role in words */
function accessPage(useScopeAccess: UseScopeAccess, text: (role: HeldRole) => string) {
  const columns = columnsWith(text)
  const facets = facetsWith(text)
  return function AccessPage() {
    const { at, policy, queries, assignments, rows, warningFor } = useScopeAccess()
    const place = accessPlaceOf(at)
    // A user who gives up their last role here may lose access to the page. The fleet then responds with 403, all
    // other scopes with 404. Rule: ROLE-4.
    const hidden = at.scope === 'fleet' ? 403 : 404
    useLeaveOnce(isApiError(policy.error) && policy.error.statusCode === hidden, place.outside)
    const list = useWholeList({
      nouns: ['user or group', 'users and groups'],
      rows,
      queries,
      columns,
      facets,
      rowKey,
      nameOf,
      textOf,
    })
    const commandItems = useCommandItems()
    const allowed = useAllowed()
    const menu = useCallback(
      (row: AccessRow) => {
        // A mapping cannot be changed here: it belongs to its silo.
        if (row.type === 'role_mapping')
          return [
            {
              kind: 'link' as const,
              key: 'silo',
              label: 'View silo',
              link: <Link to={silos.to.page({ silo: row.silo ?? '' })} />,
            },
          ]
        const access = { at, row, warning: warningFor({ kind: 'remove', identityId: row.id }) }
        const reason = inheritedReason(access)
        const change: RecordItem = {
          kind: 'link',
          key: 'change',
          label: 'Change role',
          link: <Link to={accessPlaceOf(at).edit(row.id)} preventScrollReset />,
        }
        return [
          copyId(row.id),
          reason ? { ...change, disabledReason: reason } : allowed(change, accessPlaceOf(at).needs),
          ...commandItems([removeAccess], access),
        ]
      },
      [commandItems, allowed, at, warningFor],
    )
    return (
      <List
        frame={at.scope === 'fleet' ? 'tab' : 'page'}
        title={place.title}
        context={
          at.scope === 'silo' ? (
            <>
              {place.context} <Link to={users.to.list()}>All users of the silo</Link>
            </>
          ) : (
            place.context
          )
        }
        list={list}
        menu={menu}
        create={{
          label: 'Add user or group',
          to: place.add,
          needs: place.needs,
          disabledReason: (assignments?.length ?? 0) >= MAX_ASSIGNMENTS ? place.full : undefined,
        }}
        empty={{ title: 'No authorized users', body: place.empty }}
      />
    )
  }
}

/** Roles in one project, those on the silo too. */
export const ProjectAccessPage = accessPage(useProjectAccess, heldRoleText)
/** Roles on the user's silo. */
export const SiloAccessPage = accessPage(useSiloAccess, roleText)
/** Roles on the fleet. Operators only. */
export const FleetAccessPage = accessPage(useFleetAccess, roleText)

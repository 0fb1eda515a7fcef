import { useCallback } from 'react'
import { silos } from '#features/silos/noun'
import { isApiError } from '#store/model/apiError'
import { MAX_ASSIGNMENTS } from '#store/model/limits'
import type { AccessRow } from '#store/model/roles'
import { Link } from '#features/routing/Link'
import { useLeaveOnce } from '#features/shared/gone'
import { List } from '#features/shared/list/List'
import { useWholeList } from '#features/shared/list/useWholeList'
import { useAllowed } from '#features/shared/useRoleReason'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { accessColumns } from './columns'
import { inheritedReason, removeAccess } from './commands'
import { accessFacets } from './facets'
import { placeOf } from './scopes'
import { useFleetAccess, useProjectAccess, useSiloAccess, type UseScopeAccess } from './useScopeAccess'

const rowKey = (row: AccessRow) => row.id
const nameOf = (row: AccessRow) => row.name
const textOf = (row: AccessRow) => [row.name, { id: row.id }]

/** The access page of a scope: who has which role, and why. The panels open over it. */
const accessPage = (useScopeAccess: UseScopeAccess) =>
  function AccessPage() {
    const { at, policy, queries, assignments, rows, warningFor } = useScopeAccess()
    const place = placeOf(at)
    // A user who gives up their last role here may no longer see what the page is part of. The fleet answers that it is
    // forbidden, everything else that it does not exist. Rule: ROLE-4.
    const hidden = at.scope === 'fleet' ? 403 : 404
    useLeaveOnce(isApiError(policy.error) && policy.error.statusCode === hidden, place.outside)
    const list = useWholeList({
      nouns: ['user or group', 'users and groups'],
      rows,
      queries,
      columns: accessColumns,
      facets: accessFacets,
      rowKey,
      nameOf,
      textOf,
    })
    const commandItems = useCommandItems()
    const allowed = useAllowed()
    const menu = useCallback(
      (row: AccessRow) => {
        // A mapping belongs to its silo.
        if (row.type === 'role_mapping')
          return [
            { key: 'silo', label: 'View silo', link: <Link to={silos.to.page({ silo: row.silo ?? '' })} /> },
          ]
        const access = { at, row, warning: warningFor({ kind: 'remove', identityId: row.id }) }
        const reason = inheritedReason(access)
        const change = { key: 'change', label: 'Change role' }
        return [
          copyId(row.id),
          reason
            ? { ...change, disabledReason: reason }
            : allowed(
                { ...change, link: <Link to={placeOf(at).edit(row.id)} preventScrollReset /> },
                placeOf(at).needs,
              ),
          ...commandItems([removeAccess], access),
        ]
      },
      [commandItems, allowed, at, warningFor],
    )
    return (
      <List
        frame="page"
        title={place.title}
        context={place.context}
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

/** Roles in one project. */
export const ProjectAccessPage = accessPage(useProjectAccess)
/** Roles on the user's silo. */
export const SiloAccessPage = accessPage(useSiloAccess)
/** Roles on the fleet. Operators only. */
export const FleetAccessPage = accessPage(useFleetAccess)

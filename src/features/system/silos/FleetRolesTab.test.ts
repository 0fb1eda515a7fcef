import { expect, it } from 'vitest'
import { accessRows, mappingRows } from '#model/roles'
import { rolesOf } from '#model/roleWords'
import { fleetRoleRows } from './FleetRolesTab'

it('each role on the fleet has its holders: people, groups, and the silos that map a role to it', () => {
  const user = { id: 'b7c1f0de-0000-4000-8000-000000000001', displayName: 'Marit', siloId: 's' }
  const stranger = 'c0ffee00-0000-4000-8000-000000000002'
  const held = (identityId: string, roleName: 'admin' | 'viewer') =>
    ({ identityId, identityType: 'silo_user', roleName }) as const
  const access = [
    ...accessRows(
      [
        {
          scope: 'fleet',
          assignments: [held(user.id, 'admin'), held(stranger, 'viewer'), held('d00d', 'pilot' as 'viewer')],
        },
      ],
      {
        users: [user as never],
        groups: [],
      },
    ),
    ...mappingRows([{ id: 's', name: 'ops', mappedFleetRoles: { admin: ['admin'] } }]),
  ]
  const rows = fleetRoleRows(rolesOf('fleet'), access)
  expect(rows.map(({ label, holders }) => [label, holders])).toEqual([
    ['Viewer', ['c0ffee00']],
    ['Collaborator', []],
    ['Admin', ['Marit', 'Any admin of the silo ops']],
    ['Pilot', ['d00d']],
  ])
})

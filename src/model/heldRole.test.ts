import { describe, expect, it } from 'vitest'
import { roleInFleet, roleReason, type Assignment, type HeldRoles, type RoleName } from './heldRole'
import { networkCollaborator, projectCollaborator, siloAdmin, siloCollaborator } from './needs'

const give = (identityId: string, roleName: RoleName): Assignment => ({
  identityId,
  identityType: 'silo_user',
  roleName,
})
const unknown: HeldRoles = { fleet: undefined, silo: undefined, project: undefined }

describe('the role in the fleet', () => {
  const mapped = { admin: ['admin'], viewer: ['viewer'] } as const
  it('comes from its policy', () => {
    expect(roleInFleet({ fleet: [give('me', 'viewer')], silo: [], mapped }, ['me'])).toBe('viewer')
    expect(roleInFleet({ fleet: [give('you', 'viewer')], silo: [], mapped }, ['me'])).toBeUndefined()
  })
  it('comes from what the silo maps the role on it to', () => {
    expect(roleInFleet({ fleet: [], silo: [give('me', 'admin')], mapped }, ['me'])).toBe('admin')
    expect(roleInFleet({ fleet: [], silo: [give('me', 'viewer')], mapped }, ['me'])).toBe('viewer')
  })
  it('an admin of the silo has what its weaker roles are mapped to; a collaborator has what viewers have', () => {
    const viewers = { viewer: ['collaborator'] } as const
    expect(roleInFleet({ fleet: [], silo: [give('me', 'admin')], mapped: viewers }, ['me'])).toBe(
      'collaborator',
    )
    expect(roleInFleet({ fleet: [], silo: [give('me', 'collaborator')], mapped }, ['me'])).toBe('viewer')
  })
  it('may come from an unknown role on the silo, or be one itself', () => {
    const later = 'later' as RoleName
    const unknownOnSilo = [give('me', later)]
    expect(roleInFleet({ fleet: [], silo: unknownOnSilo, mapped }, ['me'])).toBe(later)
    expect(roleInFleet({ fleet: [], silo: unknownOnSilo, mapped: {} }, ['me'])).toBeUndefined()
    expect(roleInFleet({ fleet: [], silo: [give('me', 'admin')], mapped: { admin: [later] } }, ['me'])).toBe(
      later,
    )
  })
  it('is the strongest of both', () => {
    expect(
      roleInFleet({ fleet: [give('me', 'collaborator')], silo: [give('me', 'viewer')], mapped }, ['me']),
    ).toBe('collaborator')
  })
})

describe('why a role does not allow something', () => {
  it('names the role it needs and the one that is held', () => {
    expect(roleReason(projectCollaborator, { ...unknown, project: 'viewer' })).toBe(
      'Only a collaborator of the project can do this. You are a viewer',
    )
    expect(roleReason(projectCollaborator, { ...unknown, project: 'viewer' }, 'start and stop it')).toBe(
      'Only a collaborator of the project can start and stop it. You are a viewer',
    )
    expect(roleReason(siloCollaborator, { ...unknown, silo: 'none' })).toBe(
      'Only a collaborator of the silo can do this. You have no role there',
    )
  })
  it('there is none for the same role or a stronger one', () => {
    expect(roleReason(projectCollaborator, { ...unknown, project: 'collaborator' })).toBeUndefined()
    expect(roleReason(projectCollaborator, { ...unknown, project: 'admin' })).toBeUndefined()
  })
  it('a limited collaborator works in a project, except on its networks', () => {
    const limited = { ...unknown, project: 'limited_collaborator' } as const
    expect(roleReason(projectCollaborator, limited)).toBeUndefined()
    expect(roleReason(networkCollaborator, limited)).toBe(
      'Only a collaborator of the project can do this. You are a limited collaborator',
    )
  })
  it('there is none where the role is not known', () => {
    expect(roleReason(projectCollaborator, unknown)).toBeUndefined()
    expect(roleReason(projectCollaborator, { ...unknown, project: 'later' as RoleName })).toBeUndefined()
  })
  it('a role in the fleet may allow it as well, or be unknown', () => {
    expect(roleReason(siloAdmin, { ...unknown, silo: 'viewer', fleet: 'admin' })).toBeUndefined()
    expect(roleReason(siloAdmin, { ...unknown, silo: 'viewer' })).toBeUndefined()
    expect(roleReason(siloAdmin, { ...unknown, silo: 'viewer', fleet: 'viewer' })).toBe(
      'Only an admin of the silo can do this. You are a viewer',
    )
  })
})

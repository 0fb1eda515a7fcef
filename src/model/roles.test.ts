import { describe, expect, it } from 'vitest'
import {
  accessRows,
  changedRoles,
  effectiveRole,
  isWeaker,
  mappingRows,
  roleInProject,
  strongest,
  withoutRole,
  type Assignment,
  type RoleName,
} from './roles'

const user = (identityId: string, roleName: RoleName): Assignment => ({
  identityId,
  identityType: 'silo_user',
  roleName,
})
const group = (identityId: string, roleName: RoleName): Assignment => ({
  identityId,
  identityType: 'silo_group',
  roleName,
})
const named = (id: string, displayName: string) => ({
  id,
  displayName,
  siloId: 's',
  timeCreated: '2026-01-01T00:00:00Z',
  timeModified: '2026-01-01T00:00:00Z',
})
const directory = {
  users: [named('ann', 'Ann'), named('zoe', 'Zoe'), named('bob', 'Bob')],
  groups: [named('ops', 'Operators'), named('dev', 'Developers')],
}

describe('a role', () => {
  it('the strongest counts', () => {
    expect(strongest(['viewer', 'admin', 'collaborator'])).toBe('admin')
    expect(strongest([])).toBeUndefined()
  })
  it('an unknown role counts as the strongest, since it may allow anything', () => {
    expect(strongest(['admin', 'later' as RoleName])).toBe('later')
  })
  it('is held directly or through a group, by any policy', () => {
    const policies = [[user('ann', 'viewer')], [group('dev', 'collaborator'), user('zoe', 'admin')]]
    expect(effectiveRole(policies, ['ann'])).toBe('viewer')
    expect(effectiveRole(policies, ['ann', 'dev'])).toBe('collaborator')
    expect(effectiveRole(policies, ['bob', 'ops'])).toBeUndefined()
  })
  it.each([
    ['viewer', 'viewer'],
    ['limited_collaborator', 'limited_collaborator'],
    ['collaborator', 'admin'],
    ['admin', 'admin'],
  ] as const)('%s on the silo is %s in its projects', (silo, project) =>
    expect(roleInProject({ silo: [user('ann', silo)], project: [user('ann', 'viewer')] }, ['ann'])).toBe(
      project,
    ),
  )
  it('none anywhere is none in a project', () =>
    expect(roleInProject({ silo: [], project: [user('zoe', 'admin')] }, ['ann'])).toBeUndefined())
  it.each([
    ['viewer', 'admin', true],
    [undefined, 'viewer', true],
    ['admin', 'viewer', false],
    ['admin', 'admin', false],
    [undefined, undefined, false],
  ] as const)('%s is weaker than %s: %s', (role, than, answer) => expect(isWeaker(role, than)).toBe(answer))
})

describe('a policy', () => {
  const now = [user('ann', 'viewer'), group('dev', 'viewer'), user('zoe', 'admin')]
  it('names an identity once, and the others keep their places', () => {
    const before = structuredClone(now)
    expect(changedRoles(now, { kind: 'assign', assignment: user('ann', 'admin') })).toEqual([
      group('dev', 'viewer'),
      user('zoe', 'admin'),
      user('ann', 'admin'),
    ])
    expect(changedRoles(now, { kind: 'remove', identityId: 'zoe' })).toEqual(now.slice(0, 2))
    expect(now).toEqual(before)
  })
  it('offers whom it does not name: groups first, then by name', () =>
    expect(withoutRole(now, directory).map(({ name, type }) => [name, type])).toEqual([
      ['Operators', 'silo_group'],
      ['Bob', 'silo_user'],
    ]))
})

describe('the rows of access', () => {
  const rows = accessRows(
    [
      { scope: 'silo', assignments: [user('ann', 'admin'), group('ops', 'viewer')] },
      {
        scope: 'project',
        assignments: [
          user('lost', 'viewer'),
          user('ann', 'viewer'),
          group('dev', 'admin'),
          user('zoe', 'admin'),
        ],
      },
    ],
    directory,
  )
  it('stand groups first, then by name; who is not known goes by the id', () =>
    expect(rows.map(({ name }) => name)).toEqual(['Developers', 'Operators', 'Ann', 'lost', 'Zoe']))
  it('name each role and its source, strongest first', () =>
    expect(rows.find(({ id }) => id === 'ann')?.roles).toEqual([
      { scope: 'silo', roleName: 'admin' },
      { scope: 'project', roleName: 'viewer' },
    ]))
  it('of two equally strong roles the silo’s comes first', () => {
    const both = [user('ann', 'viewer')]
    const [row] = accessRows(
      [
        { scope: 'project', assignments: both },
        { scope: 'silo', assignments: both },
      ],
      directory,
    )
    expect(row?.roles.map(({ scope }) => scope)).toEqual(['silo', 'project'])
  })
})

describe('a role on the fleet', () => {
  it('is listed for each mapping of each silo, by the role of the silo', () => {
    const rows = mappingRows([
      {
        id: '2',
        name: 'ops',
        mappedFleetRoles: { viewer: ['viewer'], collaborator: ['admin'], later: ['viewer'] },
      },
      { id: '1', name: 'lab', mappedFleetRoles: {} },
    ])
    expect(rows.map(({ name, roles }) => [name, roles[0]?.roleName])).toEqual([
      // A role that is not known comes first.
      ['Any later of the silo ops', 'viewer'],
      ['Any collaborator of the silo ops', 'admin'],
      ['Any viewer of the silo ops', 'viewer'],
    ])
  })
})

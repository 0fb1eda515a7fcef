import { expect, it } from 'vitest'
import type { CurrentUser } from '#store/api/generated/types'
import type { Assignment } from '#model/roles'
import { calledName } from './calledName'
import { adminNames, requestText } from './WithoutRole'

it.each([
  ['Colm Rafferty', 'Colm'],
  ['  Colm   de Rafferty ', 'Colm'],
  ['Rafferty, Colm', 'Rafferty, Colm'],
  ['colm@tidewater.example', 'colm@tidewater.example'],
  ['colm', 'colm'],
])('%j is called %j', (displayName, called) => expect(calledName(displayName)).toBe(called))

const role = (
  identityId: string,
  roleName: Assignment['roleName'],
  identityType: Assignment['identityType'],
) => ({ identityId, roleName, identityType }) satisfies Assignment
const named = (id: string, displayName: string) => ({ id, displayName }) as never

it('the admins are users by name, then groups; those without a name are left out', () => {
  const policy = [
    role('g', 'admin', 'silo_group'),
    role('z', 'admin', 'silo_user'),
    role('a', 'admin', 'silo_user'),
    role('b', 'viewer', 'silo_user'),
    role('gone', 'admin', 'silo_user'),
  ]
  const directory = {
    users: [named('z', 'Zoe'), named('a', 'Ada'), named('b', 'Bo')],
    groups: [named('g', 'builders')],
  }
  expect(adminNames(policy, directory)).toEqual(['Ada', 'Zoe', 'Group builders'])
})

it('the request has who asks, for what, and where it is given', () => {
  const me = { displayName: 'Colm Rafferty', id: 'c01', siloName: 'ops' } as CurrentUser
  expect(requestText(me, 'https://console.example/access')).toBe(
    [
      'Please give me a role on the silo ops, or on a project of it.',
      '',
      'Name: Colm Rafferty',
      'User ID: c01',
      'Where: https://console.example/access',
    ].join('\n'),
  )
})

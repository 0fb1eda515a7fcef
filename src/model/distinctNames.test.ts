import { expect, test } from 'vitest'
import { accessRows, distinctDirectory, withoutRole } from './roles'
import { distinctNames, distinctPeople } from './distinctNames'

test('only doubles have a mark, the plainest that tells them apart', () => {
  const items: [name: string, kind: string, id: string][] = [
    ['on-call', 'Group', '1'],
    ['On-call ', 'User', '2'],
    ['alex', 'User', '3'],
    ['alex', 'User', '4'],
    ['alex', 'Group', '5'],
    ['ines', 'User', '6'],
  ]
  expect(
    distinctNames(
      items,
      ([name]) => name,
      ([, kind, id]) => [kind, id],
    ),
  ).toEqual(['on-call (Group)', 'On-call  (User)', 'alex (3)', 'alex (4)', 'alex (Group)', 'ines'])
})

test('people of one name have the beginning of their ID, and all of it where that is the same', () => {
  const people = ['aaaaaaaa-1', 'bbbbbbbb-2', 'bbbbbbbb-3'].map((id) => ({ id, displayName: 'Alex' }))
  expect(distinctPeople([...people, { id: 'cccccccc-4', displayName: 'Ines' }])).toEqual([
    { id: 'aaaaaaaa-1', displayName: 'Alex (aaaaaaaa)' },
    { id: 'bbbbbbbb-2', displayName: 'Alex (bbbbbbbb-2)' },
    { id: 'bbbbbbbb-3', displayName: 'Alex (bbbbbbbb-3)' },
    { id: 'cccccccc-4', displayName: 'Ines' },
  ])
})

test('a user and a group of one name differ as rows and as choices, also where one has a role already', () => {
  const at = { timeCreated: '', timeModified: '', siloId: 's' }
  const directory = distinctDirectory({
    users: [
      { ...at, id: 'aaaaaaaa-1', displayName: 'on-call' },
      { ...at, id: 'bbbbbbbb-2', displayName: 'Alex' },
      { ...at, id: 'cccccccc-3', displayName: 'Alex' },
    ],
    groups: [{ ...at, id: 'dddddddd-4', displayName: 'on-call' }],
  })
  const policy = [
    { identityId: 'aaaaaaaa-1', identityType: 'silo_user', roleName: 'viewer' },
    { identityId: 'cccccccc-3', identityType: 'silo_user', roleName: 'admin' },
  ] as const
  const rows = accessRows([{ scope: 'silo', assignments: policy }], directory)
  expect(rows.map(({ name }) => name)).toEqual(['Alex (cccccccc)', 'on-call (User)'])
  expect(withoutRole(policy, directory).map(({ name }) => name)).toEqual([
    'on-call (Group)',
    'Alex (bbbbbbbb)',
  ])
})

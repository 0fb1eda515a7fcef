import { expect, it } from 'vitest'
import type { ErrorText } from './describeError'
import { loadsAll, loadsOne } from './loads'
import { consoleFrom, helpersFrom, errorActions, nearestPage, type ErrorAction } from './errorActions'

const all: readonly ErrorAction[] = ['signIn', 'retry', 'link', 'helpers', 'back', 'signOut']
const without = (...missing: ErrorAction[]) => all.filter((action) => !missing.includes(action))

it.each<[ErrorText['kind'], readonly ErrorAction[], readonly ErrorAction[], readonly ErrorAction[]]>([
  ['failed', without('signIn'), ['retry', 'link'], ['back', 'signOut']],
  ['failed', without('signIn', 'link'), ['retry', 'back'], ['signOut']],
  ['notFound', without('signIn', 'retry'), ['link', 'back'], ['signOut']],
  ['notFound', ['back', 'signOut'], ['back'], ['signOut']],
  ['forbidden', without('signIn', 'helpers'), ['back', 'signOut'], ['retry', 'link']],
  ['forbidden', without('signIn', 'link'), ['helpers', 'back'], ['retry', 'signOut']],
  ['signedOut', without('retry', 'link'), ['signIn', 'signOut'], ['back']],
])('%s with %j has at most two buttons', (kind, possible, buttons, quiet) =>
  expect(errorActions(kind, (action) => possible.includes(action))).toEqual({ buttons, quiet }),
)

it('“Back to console” does not lead back to the page that was refused', () => {
  expect(consoleFrom('/projects')).toBe('/home')
  expect(consoleFrom('/home')).toBe('/projects')
})

it('those who can give the missing role are on the page of the roles on the silo', () => {
  expect(helpersFrom('/projects', {})).toBe('/access')
  expect(helpersFrom('/access', {})).toBeUndefined()
  expect(helpersFrom('/projects/web/probes', { project: 'web' })).toBeUndefined()
  expect(helpersFrom('/system/silos', {})).toBeUndefined()
})

it('an unknown address in a project leads to its overview, unless a nearer page is known', () => {
  const at = { project: 'web' }
  const notFound = { kind: 'notFound' } as const
  expect(nearestPage(notFound, undefined, at)?.to({})).toBe('/projects/web/overview')
  expect(nearestPage(notFound, undefined, {})).toBeUndefined()
  expect(nearestPage({ kind: 'failed' }, loadsAll('disks'), at)).toBeUndefined()
  const link = { label: 'All disks', to: () => '/projects/web/disks' }
  expect(nearestPage(notFound, loadsOne('disk', 'disk', 'project', link), at)).toBe(link)
})

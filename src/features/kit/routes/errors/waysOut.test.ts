import { expect, it } from 'vitest'
import type { ErrorText } from './describeError'
import { loadsAll, loadsOne } from './loads'
import { consoleFrom, helpersFrom, waysOut, wayOnFrom, type WayOut } from './waysOut'

const all: readonly WayOut[] = ['signIn', 'retry', 'wayOn', 'helpers', 'back', 'signOut']
const without = (...missing: WayOut[]) => all.filter((way) => !missing.includes(way))

it.each<[ErrorText['kind'], readonly WayOut[], readonly WayOut[], readonly WayOut[]]>([
  ['failed', without('signIn'), ['retry', 'wayOn'], ['back', 'signOut']],
  ['failed', without('signIn', 'wayOn'), ['retry', 'back'], ['signOut']],
  ['notFound', without('signIn', 'retry'), ['wayOn', 'back'], ['signOut']],
  ['notFound', ['back', 'signOut'], ['back'], ['signOut']],
  ['forbidden', without('signIn', 'helpers'), ['back', 'signOut'], ['retry', 'wayOn']],
  ['forbidden', without('signIn', 'wayOn'), ['helpers', 'back'], ['retry', 'signOut']],
  ['signedOut', without('retry', 'wayOn'), ['signIn', 'signOut'], ['back']],
])('%s with %j has at most two buttons', (kind, possible, buttons, quiet) =>
  expect(waysOut(kind, (way) => possible.includes(way))).toEqual({ buttons, quiet }),
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
  expect(wayOnFrom(notFound, undefined, at)?.to({})).toBe('/projects/web/overview')
  expect(wayOnFrom(notFound, undefined, {})).toBeUndefined()
  expect(wayOnFrom({ kind: 'failed' }, loadsAll('disks'), at)).toBeUndefined()
  const wayOn = { label: 'All disks', to: () => '/projects/web/disks' }
  expect(wayOnFrom(notFound, loadsOne('disk', 'disk', 'project', wayOn), at)).toBe(wayOn)
})

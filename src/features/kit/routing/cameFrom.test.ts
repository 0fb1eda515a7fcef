import type { DataRouter, RouterState } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allRoutes } from '#features/app/allRoutes'
import { consolePartOf } from '#store/parts'
import { makeStore } from '#store/store'
import { cameFrom } from './cameFrom'
import { navigations } from './navigationLog'

beforeEach(() => {
  vi.stubGlobal('history', { state: { idx: 0 } })
  vi.stubGlobal('window', {})
})
afterEach(() => vi.unstubAllGlobals())

/** A console that opens addresses; each Docs or activity among them asks for the page before it. */
function start() {
  const store = makeStore()
  let tell: (state: RouterState) => void = () => {}
  consolePartOf(store, navigations).follow({
    subscribe: (listener: typeof tell) => {
      tell = listener
      return () => {}
    },
  } as unknown as DataRouter)
  let title = ''
  return {
    /** Opens an address, and then has its title in the window. */
    open(path: string, titled = '') {
      const [pathname = '', query] = path.split('?')
      const location = { pathname, search: query === undefined ? '' : `?${query}` }
      tell({ location, navigation: {}, blockers: new Map() } as unknown as RouterState)
      const from = cameFrom(store, allRoutes as DataRouter['routes'], () => title)
      title = titled
      return from
    },
  }
}

test('Docs opened from System stay in System, and lead back to the page before them', () => {
  const { open } = start()
  open('/system/racks?sort=name', 'Racks / Orrery')
  const from = open('/help', 'Docs / Orrery')
  expect(from).toMatchObject({ to: '/system/racks?sort=name', name: 'Racks', isSystem: true })
  expect(from?.sidebar?.().flatMap(({ items }) => items.map(({ label }) => label))).toContain('Racks')
})

test('activity opened from Docs keeps the place of the page before Docs, and so do Docs opened from there', () => {
  const { open } = start()
  open('/projects/web/instances', 'Instances / web / Projects / Orrery')
  open('/help', 'Docs / Orrery')
  open('/help/disks', 'Disks / Docs / Orrery')
  expect(open('/ledger', 'Activity / Orrery')).toMatchObject({ name: 'Instances', project: 'web' })
  expect(open('/help')).toMatchObject({ to: '/projects/web/instances', isSystem: false })
})

test.each(['/login/tidewater', '/_machines', '/nowhere', '/system/nowhere'])(
  'Docs lead back to no page without a place, such as %s',
  (path) => {
    const { open } = start()
    open(path, 'Title / Orrery')
    expect(open('/help')).toBeUndefined()
  },
)

test('Docs opened by their address lead back to no page', () => {
  const { open } = start()
  expect(open('/help/disks', 'Disks / Docs / Orrery')).toBeUndefined()
  expect(open('/help', 'Docs / Orrery')).toBeUndefined()
})

test.each([
  ['/projects/web/instances/web-1/storage', 'Storage / web-1 / Instances / web / Projects / Orrery', 'web-1'],
  ['/system/issues', 'Issues / Overview / Orrery', 'Issues'],
  ['/system/racks', '◐ Stop web-1 and 2 more / Racks / Orrery', 'Racks'],
  ['/projects/web/disks/data', 'data / Disks / web / Projects / Orrery', 'Disks'],
])('the way back to %s, titled “%s”, says %s', (path, titled, name) => {
  const { open } = start()
  open(path, titled)
  expect(open('/help')?.name).toBe(name)
})

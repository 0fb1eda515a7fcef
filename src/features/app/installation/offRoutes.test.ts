import { matchRoutes, type RouteObject } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { projectNavigation } from '#features/areas/projectSidebar'
import { allRoutes } from '../allRoutes'
import { systemNavigation } from '#features/areas/systemSidebar'
import { pagesOf } from '#features/kit/noun/navigation'
import { foundKinds } from '#features/console/palette/find/foundKinds'
import { placesFor } from '#features/console/palette/find/placesFor'
import { NEWEST, type Version } from '#store/api/versions/generated/shipped'
import { defaults, settings } from '#model/settings'
import { routesWithoutOff } from './offRoutes'

afterEach(() => void Object.assign(settings, defaults))

const labels = (blocks: ReturnType<typeof systemNavigation>) => pagesOf(blocks).map(({ label }) => label)
const version: Version = NEWEST
const here = { silo: 'acme', version, project: 'web', isOperator: true, isInRegion: false }
const titleAt = (routes: RouteObject[], path: string) => {
  const handle = matchRoutes(routes, path)?.at(-1)?.route.handle
  return JSON.stringify(handle)
}

it('a feature that is switched off is left out of the sidebar, the search and its go keys', () => {
  expect(labels(projectNavigation('web'))).toContain('Snapshots')
  settings.off = ['snapshots', 'racks']
  expect(labels(projectNavigation('web'))).not.toContain('Snapshots')
  expect(labels(systemNavigation())).not.toContain('Racks')
  const pages = placesFor(here).filter(({ group }) => group === 'Pages')
  const places = pages.map(({ label }) => label)
  expect(places).not.toContain('Snapshots')
  expect(places).not.toContain('Racks')
  expect(foundKinds().map(({ list }) => list)).not.toContain('snapshotList')
})

it('an entry for several pages stays while one of them is on', () => {
  const bgp = () =>
    systemNavigation()
      .flatMap(({ items }) => items)
      .find(({ label }) => label === 'BGP and BFD')
  settings.off = ['peers']
  expect(bgp()?.tabs?.map(({ label }) => label)).toEqual(['BFD sessions'])
  expect(bgp()?.to).toBe('/system/networking/bfd-sessions')
  settings.off = ['peers', 'bfd-sessions']
  expect(bgp()).toBeUndefined()
})

it('the page of a tab that is switched off is no tab of the others', () => {
  settings.off = ['bfd-sessions']
  const at = (path: string) =>
    (matchRoutes(routesWithoutOff(allRoutes), path) ?? []).map(({ route }) => JSON.stringify(route.handle))
  expect(at('/system/networking/bgp/peers').join()).toContain('BGP and BFD')
  expect(at('/system/networking/bfd-sessions').join()).toContain('Switched off')
  expect(at('/system/networking/bfd-sessions').join()).not.toContain('BGP and BFD')
})

it('its addresses lead to a page that says so, and all others to theirs', () => {
  settings.off = ['snapshots']
  const routes = routesWithoutOff(allRoutes)
  for (const path of [
    '/projects/web/snapshots',
    '/projects/web/snapshots-new',
    '/projects/web/snapshots/s-1',
  ])
    expect(titleAt(routes, path)).not.toBe(titleAt([...allRoutes], path))
  for (const path of ['/projects', '/projects/web/disks', '/system/racks', '/login/acme/local'])
    expect(titleAt(routes, path)).toBe(titleAt([...allRoutes], path))
})

import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { allRoutes } from '#features/app/allRoutes'
import type { RouteHandle } from '#features/kit/routing/crumbs'
import { quietConsole, setupPages } from '../support/pageText'
import { areas } from '../support/routes'

// While a page with tabs loads, its frame has the names of the tabs that the routes declare: those of the page.

quietConsole()

/** The names of the tabs at an address, by its routes; none where no tab is shown. */
function namesAt(path: string): readonly string[] {
  const handles = (matchRoutes(allRoutes, path) ?? []).map(
    ({ route }) => route.handle as RouteHandle | undefined,
  )
  if (!handles.some((handle) => handle?.isTab)) return []
  return handles.find((handle) => handle?.tabs?.[0])?.tabs ?? []
}

/** One address of each page with tabs. */
const pagesWithTabs = new Map(
  Object.values(areas)
    .flat()
    .filter(({ isPanel }) => !isPanel)
    .map(({ path }) => [namesAt(path).join(), path] as const)
    .filter(([names]) => names !== ''),
)

describe('the tabs of a page that loads', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' })
  it('are found on several pages', () => expect(pagesWithTabs.size).toBeGreaterThan(5))

  it.each([...pagesWithTabs.values()])('%s', async (path) => {
    expect(namesAt(path)).toEqual((await pages.open(path)).tabs())
  })
})

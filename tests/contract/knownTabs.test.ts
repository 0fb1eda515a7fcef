import { matchRoutes } from 'react-router'
import { describe, expect, it, test } from 'vitest'
import { allRoutes } from '#features/app/allRoutes'
import { handleOf } from '#features/kit/routing/crumbs'
import { foundTabs } from '#features/console/palette/find/foundTabs'
import { quietConsole, setupPages } from '../support/pageText'
import { areas } from '../support/routes'

// While a page with tabs loads, its frame has the names of the tabs that the routes declare: those of the page. The
// palette finds a tab by its name, with more words where it says too little alone.

quietConsole()

const handlesAt = (path: string) => (matchRoutes(allRoutes, path) ?? []).map(({ route }) => handleOf(route))

/** The names of the tabs at an address, by its routes; none where no tab is shown. */
function namesAt(path: string): readonly string[] {
  const handles = handlesAt(path)
  if (!handles.some((handle) => handle?.tab)) return []
  return handles.find((handle) => handle?.tabs?.[0])?.tabs?.map(({ label }) => label) ?? []
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

test('each address of a page with tabs, also of a panel over one, has one of them as its current tab', () => {
  const addresses = Object.values(areas)
    .flat()
    .flatMap(({ path }) => {
      const handles = handlesAt(path)
      const page = handles.findIndex((handle) => handle?.tabs?.[0])
      const own = handles[page + 1]
      const current = own?.tab ?? own?.tabs?.[0]
      return page === -1
        ? []
        : [{ path, isKnown: current !== undefined && handles[page]?.tabs?.includes(current) }]
    })
  expect(addresses.length).toBeGreaterThan(80)
  expect(addresses.filter(({ isKnown }) => !isKnown)).toEqual([])
})

describe('a tab in the palette', () => {
  /** Names of tabs whose entries in the palette have the words of their noun. */
  const otherwise: Readonly<Record<string, string>> = {
    'Network interfaces': 'Networking',
    'Uninitialized sleds': 'Waiting to be added',
  }
  const tabs = Object.values(foundTabs).flatMap((area) => Object.values(area))
  const found = tabs.flatMap(({ title, path }) => {
    const name = handlesAt(path).find((handle) => handle?.tab)?.tab?.label
    return name === undefined ? [] : [{ title, name }]
  })
  it('is found', () => expect(found.length).toBeGreaterThan(20))

  it.each(found)('$title has the name of the tab', ({ title, name }) => {
    expect((otherwise[title] ?? title).toLowerCase()).toContain(name.toLowerCase())
  })
})

import { matchRoutes } from 'react-router'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { allRoutes } from '#features/app/allRoutes'
import { fill } from '#features/kit/noun/address'
import * as selecting from '#features/kit/list/useSelecting'
import * as place from '#features/kit/routing/pagePlace'
import { casesByNoun } from '../support/casesOf'
import { quietConsole, setupPages } from '../support/pageText'
import { areas } from '../support/routes'

// What is left in a list or a form (a selection, a filter, what was typed, rows to be selected again) is kept under the
// place of its page and the account. Every page of the route tree that keeps something is opened for two parents, and by
// two accounts. A parameter of a list that has no value in `beside` of tests/nouns fails here.

quietConsole()

/** Another value of each parameter that is a parent of lists. */
const beside: Readonly<Record<string, string>> = Object.assign(
  {},
  ...[...casesByNoun.values()].map((cases) => cases.beside ?? {}),
)

/** Parameters of which the region has one alone. */
const ofOne: ReadonlySet<string> = new Set(['rackId'])

/** The path of the route at an address, from the root as nouns have it, with its parameters. */
function matchOf(address: string) {
  const last = matchRoutes(allRoutes, address)?.findLast(({ route }) => route.path?.startsWith('/'))
  return { path: last?.route.path ?? '', params: last?.params ?? {} }
}

/** Pages of records and of lists in them, and the forms that create something there. Edits have the record besides. */
const routes = Object.values(areas)
  .flat()
  .filter(
    ({ path, isPanel }) => matchOf(path).path.includes(':') && (!isPanel || /-(new|add|attach)$/.test(path)),
  )

/** What is kept on a page: the places, and what the selections of lists are kept under. */
interface Kept {
  /** The addresses of the places. */
  addresses: Set<string>
  keys: Set<string>
  /** The addresses of the lists whose rows can be selected. */
  lists: Set<string>
}

let kept: Kept
beforeAll(() => {
  const { usePlace } = place
  vi.spyOn(place, 'usePlace').mockImplementation(() => {
    const here = usePlace()
    kept.addresses.add(here.address)
    kept.keys.add(`${here.userId} ${here.id}`)
    return here
  })
  const { useSelecting } = selecting
  vi.spyOn(selecting, 'useSelecting').mockImplementation((list, menu) => {
    const shown = useSelecting(list, menu)
    // The selection comes after the first rendering, in the same place.
    if (shown.bar) kept.lists.add(place.usePlace().address)
    return shown
  })
})
afterAll(() => void vi.restoreAllMocks())

/** Opens a page. @returns it, and what is kept there */
async function keptBy<Page>(open: () => Promise<Page>) {
  kept = { addresses: new Set(), keys: new Set(), lists: new Set() }
  const page = await open()
  return { page, ...kept }
}

describe('two parents', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit' })
  const compared = new Set<string>()

  /** The addresses at which what is kept on a page is found again: its own, and that of the page below a panel. */
  const addressesAt = (path: string) => [
    path,
    ...(matchRoutes(allRoutes, path) ?? []).flatMap(({ route, params }) =>
      (route.children ?? []).flatMap((child) =>
        child.path?.startsWith('/') && child.element === null ? [fill(child.path, params)] : [],
      ),
    ),
  ]

  test.each(routes.map(({ path }) => path))('%s', async (path) => {
    const { page, ...first } = await keptBy(() => pages.openAgain(path))
    const { path: pattern, params } = matchOf(path)
    for (const address of [...first.addresses, ...first.lists]) expect(addressesAt(path)).toContain(address)
    const parents = [...first.lists].flatMap((address) => Object.keys(matchOf(address).params))
    expect(parents.filter((name) => !(name in beside) && !ofOne.has(name))).toEqual([])
    if (first.keys.size === 0) return
    for (const [name, value] of Object.entries(beside)) {
      if (params[name] === undefined || params[name] === value) continue
      const other = fill(pattern, { ...params, [name]: value })
      const { page: there, ...second } = await keptBy(() => page.go(other))
      // The address has a record of the first parent alone.
      if (there.failure !== undefined) continue
      compared.add(pattern)
      expect(second.keys.size).toBeGreaterThan(0)
      expect([...first.keys].filter((key) => second.keys.has(key))).toEqual([])
    }
  })

  test('most of them were opened for two', () => {
    expect(compared.size).toBeGreaterThan(30)
  })
})

describe('two accounts', () => {
  const paths = ['/projects', '/projects/berth-planner/instances', '/projects/berth-planner/disks-new']
  const before = new Map<string, ReadonlySet<string>>()
  describe('one', () => {
    const pages = setupPages({ scenario: 'company', persona: 'marit' })
    test.each(paths)('%s', async (path) => {
      const { keys } = await keptBy(() => pages.openAgain(path))
      before.set(path, keys)
      expect(keys.size).toBeGreaterThan(0)
    })
  })
  describe('and the other', () => {
    const pages = setupPages({ scenario: 'company', persona: 'dele' })
    test.each(paths)('%s', async (path) => {
      const { keys } = await keptBy(() => pages.openAgain(path))
      expect(keys.size).toBeGreaterThan(0)
      expect([...keys].filter((key) => before.get(path)?.has(key))).toEqual([])
    })
  })
})

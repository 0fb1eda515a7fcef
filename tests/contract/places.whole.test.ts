import { matchPath, matchRoutes } from 'react-router'
import { personaId } from '#mirage/scenarios/personas'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { allRoutes } from '#features/app/allRoutes'
import { fill, paramsOf } from '#features/kit/noun/address'
import * as draft from '#features/kit/form/useDraft'
import * as filtering from '#features/kit/list/useListFilter'
import * as selecting from '#features/kit/list/useSelecting'
import * as place from '#features/kit/routing/pagePlace'
import { casesByNoun } from '../support/casesOf'
import { quietConsole, setupPages } from '../support/pageText'
import { areas } from '../support/routes'

// What is left in a list or a form (a selection, a filter, what was typed, rows to be selected again) is kept under the
// place of its page and the account. Every page of the route tree that keeps something is opened for two parents, and by
// two accounts that sign in to one console after each other. A parameter of a list that has no value in `beside` of
// tests/nouns fails here, and so does a form whose draft another record of that name would get.

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

/** Parameters of records that are what their name says: an update of any rule gives all rules new ids. */
const byName: ReadonlySet<string> = new Set(['rule'])

/** All pages that may keep something: an address that leads to another one does not. */
const routes = Object.values(areas)
  .flat()
  .filter(({ path, leadsTo }) => leadsTo === undefined && !path.startsWith('/help'))

/** What is kept on a page. */
interface Kept {
  /** What is kept: the account, the id of its place, and what it is; each with the address of that place. */
  keys: Map<string, string>
  /** The addresses of the lists whose rows can be selected. */
  lists: Set<string>
  /** The ids of the places of forms that keep drafts, each with the variant of the form. */
  forms: { id: string; variant: string }[]
}

let kept: Kept
beforeAll(() => {
  function keep(what: string) {
    const { address, id, userId } = place.usePlace()
    kept.keys.set(`${userId} ${id} ${what}`, address)
    return { address, id }
  }
  const { useListFilter } = filtering
  vi.spyOn(filtering, 'useListFilter').mockImplementation((control) => {
    // Typed text is state of the page, which is mounted again at another place, and ends with its console.
    keep('filter')
    return useListFilter(control)
  })
  const { useDraft } = draft
  vi.spyOn(draft, 'useDraft').mockImplementation((store, fields) => {
    const { variant = '' } = fields
    if (fields.fields.length > 0) kept.forms.push({ id: keep(`draft ${variant}`).id, variant })
    return useDraft(store, fields)
  })
  const { useSelecting } = selecting
  vi.spyOn(selecting, 'useSelecting').mockImplementation((list, menu) => {
    const shown = useSelecting(list, menu)
    // The selection comes after the first rendering, in the same place.
    if (shown.bar) kept.lists.add(keep(`selection of ${list.nouns[1]}`).address)
    return shown
  })
})
afterAll(() => void vi.restoreAllMocks())

/** Opens a page. @returns it, and what is kept there */
async function keptBy<Page>(open: () => Promise<Page>) {
  kept = { keys: new Map(), lists: new Set(), forms: [] }
  const page = await open()
  return { page, ...kept }
}

/** What two pages keep under the same key. */
const shared = (one: Kept, other: Kept) => [...one.keys.keys()].filter((key) => other.keys.has(key))

const isId = (text = '') => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)

/** The addresses at which what is kept on a page is found again: its own, and that of the page below a panel. */
const addressesAt = (path: string) => [
  path,
  ...(matchRoutes(allRoutes, path) ?? []).flatMap(({ route, params }) =>
    (route.children ?? []).flatMap((child) =>
      child.path?.startsWith('/') && child.element === null ? [fill(child.path, params)] : [],
    ),
  ),
]

const accounts = { one: 'marit', other: 'dele' } as const
const pages = setupPages({ scenario: 'company', persona: accounts.one }, ({ world }) => {
  // Both may open every page.
  const role = world.roles.findBy(({ identityId }) => identityId === personaId(accounts.one))
  if (!role) throw new Error('the scenario has no such role')
  const { id: _, ...same } = role
  world.roles.insert({ ...same, identityId: personaId(accounts.other) })
})
const count = { parents: new Set<string>(), accounts: new Set<string>() }

describe('nothing is shared', () => {
  test.each(routes.map(({ path }) => path))('%s', async (path) => {
    const { page, ...first } = await keptBy(() => pages.openAgain(path))
    if (first.keys.size === 0) return
    const { path: pattern, params } = matchOf(path)
    for (const address of first.keys.values()) expect(addressesAt(path)).toContain(address)
    const parents = [...first.lists].flatMap((address) => Object.keys(matchOf(address).params))
    expect(parents.filter((name) => !(name in beside) && !ofOne.has(name))).toEqual([])

    for (const { id, variant } of first.forms) {
      const last = pattern.endsWith('/edit') ? paramsOf(pattern).at(-1) : undefined
      if (last === undefined || byName.has(last)) continue
      expect(isId(matchPath(pattern, id)?.params[last]) || isId(variant)).toBe(true)
    }

    for (const [name, value] of Object.entries(beside)) {
      if (params[name] === undefined || params[name] === value) continue
      const { page: there, ...second } = await keptBy(() =>
        page.go(fill(pattern, { ...params, [name]: value })),
      )
      // The address has a record of the first parent alone.
      if (there.failure !== undefined) continue
      count.parents.add(pattern)
      expect(second.keys.size).toBeGreaterThan(0)
      // Two panels may be over the same page, which has what is kept there.
      const addresses = new Set(second.keys.values())
      expect(shared(first, second).filter((key) => !addresses.has(first.keys.get(key) ?? ''))).toEqual([])
    }

    pages.region.signIn(personaId(accounts.other))
    const { page: there, ...second } = await keptBy(() => page.afterSignIn())
    pages.region.signIn(personaId(accounts.one))
    expect(there.failure).toBeUndefined()
    count.accounts.add(pattern)
    expect(second.keys.size).toBe(first.keys.size)
    expect(shared(first, second)).toEqual([])
  })

  test('most of them were opened for two parents, and all by two accounts', () => {
    expect(count.parents.size).toBeGreaterThan(40)
    expect(count.accounts.size).toBeGreaterThan(100)
  })
})

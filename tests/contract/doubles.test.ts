import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { choiceNamed } from '#ui/forms/choiceNamed'
import type { Offered } from '../support/pageActs'
import { casesOf } from '../support/casesOf'
import { quietConsole, setupPages } from '../support/pageText'
import { allRoutes } from '../support/routes'

// A region in which each thing of each list has a double of the same name, with another ID: the choices of every form tell
// both apart, and a typed name takes neither. The forms are those of the rows in tests/nouns. People alone have no names of
// their own: their doubles differ in every table of the pages about them.

quietConsole()

type Row = Readonly<Record<string, unknown>>

/** The first character of an ID as another one. */
const otherId = (id: string) => (id.startsWith('f') ? 'e' : 'f') + id.slice(1)

type Which = (row: Row) => boolean

const withDoubles = (rows: readonly Row[], which: Which): Row[] =>
  rows.flatMap((row) =>
    typeof row['id'] === 'string' && which(row) ? [row, { ...row, id: otherId(row['id']) }] : [row],
  )

/** An answer of the region with a double of each such row of its list. */
function doubled(answer: unknown, which: Which): unknown {
  if (Array.isArray(answer)) return withDoubles(answer as Row[], which)
  const { items } = (answer ?? {}) as { items?: Row[] }
  return items ? { ...(answer as object), items: withDoubles(items, which) } : answer
}

/** Doubles such rows in all lists, for the tests of a `describe`. */
function doubleRows(which: Which) {
  const inner = { fetch: globalThis.fetch }
  beforeAll(() => {
    inner.fetch = globalThis.fetch
    globalThis.fetch = async (...call) => {
      const response = await inner.fetch(...call)
      const isJson = response.ok && response.headers.get('content-type')?.includes('json')
      if (!isJson) return response
      const { status, headers } = response
      return Response.json(doubled(await response.json(), which), { status, headers })
    }
  })
  afterAll(() => {
    globalThis.fetch = inner.fetch
  })
}

/** The fields that send a name: the region gives no two things of their lists the same one. */
const uniqueNames = ['announceSet', 'pool', 'addressLot', 'vpcName', 'subnetName', 'targetValue']

/** The choices of each name that several have: a mark that tells them apart is not of the name. */
function doublesIn(options: readonly Offered[]) {
  const named = new Map<string, Offered[]>()
  for (const option of options) {
    const name = option.name ?? option.label.replace(/ \([^)]*\)$/, '')
    named.set(name, [...(named.get(name) ?? []), option])
  }
  return [...named].filter(([, choices]) => choices.length > 1)
}

const pages = setupPages({ scenario: 'company', persona: 'marit' })

describe('two things of one name', () => {
  doubleRows(() => true)

  // A form that edits has the pickers of the one that creates.
  const paths = new Set(
    [...casesOf('forms'), ...casesOf('sends')]
      .map(({ path }) => path)
      .filter((path) => !path.endsWith('/edit')),
  )
  const met = { byId: new Set<string>(), byName: new Set<string>() }
  let page: Awaited<ReturnType<typeof pages.begin>> | undefined

  test.each([...paths])('%s', async (path) => {
    page = await (page?.go(path) ?? pages.begin(path))
    // A list that arrives after the first rendering.
    if ([...page.form().pickers.values()].some(({ length }) => length < 2)) page = await page.settled()
    const found = [...page.form().pickers].flatMap(([field, options]) =>
      doublesIn(options).map(([name, doubles]) => ({
        field,
        name,
        isTaken: choiceNamed(name, options) !== undefined,
        isById: new Set(doubles.map(({ value }) => value)).size === doubles.length,
        isApart: new Set(doubles.map(({ label }) => label)).size === doubles.length,
      })),
    )
    expect(found.filter(({ isTaken }) => isTaken)).toEqual([])
    expect(found.filter(({ isById, isApart }) => isById && !isApart)).toEqual([])
    for (const { field, isById } of found) met[isById ? 'byId' : 'byName'].add(field)
  })

  test('are met in the lists of the region', () => {
    expect([...met.byId]).toEqual(expect.arrayContaining(['identityId', 'sled', 'disk', 'siloImage']))
    expect([...met.byName].filter((field) => !uniqueNames.includes(field))).toEqual([])
  })
})

describe('two people of one name', () => {
  const idsOf = new Map<string, string[]>()
  doubleRows(({ id, display_name: name }) => {
    if (typeof name !== 'string') return false
    idsOf.set(name, [String(id), otherId(String(id))])
    return true
  })
  const about = /\/(users|groups|access|profile|audit-log)(\/[\w-]+)?$/
  const paths = allRoutes.map(({ path }) => path).filter((path) => about.test(path))
  const named = new Set<string>()
  let page: Awaited<ReturnType<typeof pages.begin>> | undefined

  test.each(paths)('%s', async (path) => {
    page = await (await (page?.go(path) ?? pages.begin(path))).settled()
    const rows = Object.values(page.tables()).flat()
    const alike = [...idsOf].flatMap(([name, ids]) => {
      const theirs = rows.filter((row) => row.includes(name))
      if (theirs.length > 0) named.add(path)
      return theirs.filter((row) => !ids.some((id) => row.includes(id.slice(0, 8))))
    })
    expect(alike).toEqual([])
  })

  test('are in tables', () => {
    expect([...named]).toEqual(
      expect.arrayContaining([
        '/access',
        '/silo/users',
        '/silo/groups',
        '/settings/profile',
        '/system/access',
      ]),
    )
  })
})

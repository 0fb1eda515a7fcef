import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isOffered } from '#features/kit/noun/noun'
import { auditLog } from '#features/system/audit-log/noun'
import { NEWEST, OLDEST, type Version } from '#store/api/versions/generated/shipped'
import { validate, type Shape } from '#mirage/wire/shapes'
import { operationAt } from '../support/calls'
import { descriptionOf } from '../support/descriptions'
import { setupPages } from '../support/pageText'
import { areas } from '../support/routes'

// A later region has values that this console does not know: a role, a state, a unit, a kind of disk. Every page is
// rendered with an unknown value in each enumeration of each response: it renders, loses nothing, and shows the value.

/** Enumerations that no page shows, each with the reason. */
const notShown: Readonly<Record<string, string>> = {
  AlertDeliveryAttempts: 'the attempts are shown, not the kind of receiver that they are for',
  AlertReceiverKind: 'there is one kind, which is shown by its endpoint',
  AntiAffinityGroupMember: 'the members are shown by their names',
  AuditLogEntryActor:
    'people have names once an effect has fetched them: features/system/audit-log/entries.test.ts',
  AuthMethod: 'the panel of an entry of the log shows it',
  AuthzScope: 'the console has no use for it',
  DatumType: 'it decides how a series is drawn',
  FieldSource: 'the console has no use for it',
  FieldType: 'completions of a query show it, in an editor',
  InstanceAutoRestartPolicy: 'it is an option of a select, whose options are shown when it opens',
  InterfaceNum: 'it is the number beside a management address',
  NetworkInterfaceKind: 'the interface of a probe has one kind',
  PrivateIpConfig: 'the addresses are shown: model/network/privateIps.test.ts',
  PrivateIpStack: 'the addresses are shown: model/network/privateIps.test.ts',
  ProbeExternalIpKind: 'the panel of a probe shows it: features/project/probes/ProbePanel.test.ts',
  RouterPeerType: 'a peer has its address in place of it: tests/contract/unknownWords.test.ts',
  ServiceUsingCertificate: 'the panel of a certificate shows it',
  Units: 'a chart shows it: tests/contract/unknownWords.test.ts',
}

/** Tables that depend on known states, each with the reason. */
const ofKnownStates: Readonly<Record<string, string>> = {
  'Needs attention': 'a finding is about a state that is known to be bad',
  Contents: 'the files of a bundle can be fetched in a known state only',
}

/**
 * The enumerations that are altered apart from all others: roles, because they decide what the user may do; the parts of
 * addresses; and values around or inside of others that vary.
 */
const roles = ['FleetRole', 'SiloRole', 'ProjectRole']
const partsOfAddresses = ['SwitchSlot', 'SwitchLocation']
const apart: readonly string[] = [
  ...roles,
  ...partsOfAddresses,
  'SledProvisionPolicy',
  'AlertDeliveryAttempts',
]

type IsChosen = (type: string) => boolean

/** The unknown value of a type of the API. */
const unheard = (type: string) => `x-${type.toLowerCase()}-x`

interface Alteration {
  isChosen: IsChosen
  /** Whether an unknown variant of a type has only the fields that all known ones have. */
  isBare: boolean
  /** The names of the altered types are added. */
  altered: Set<string>
}

/** Replaces values of the chosen enumerations by unknown ones. */
function alterIn(version: Version, { isChosen, isBare, altered }: Alteration) {
  const { named } = descriptionOf(version)
  const valueOf = (type: string) => {
    altered.add(type)
    return unheard(type)
  }
  const mapped = (value: object, change: (key: string, item: unknown) => unknown) =>
    Object.fromEntries(Object.entries(value).map(([key, item]) => [key, change(key, item)] as const))

  /** @param type the name of the type that the shape belongs to */
  function alter(value: unknown, shape: Shape, type: string): unknown {
    if (shape.is === 'enum') return typeof value === 'string' && isChosen(type) ? valueOf(type) : value
    if (shape.is === 'ref') return alter(value, named(shape.name), shape.name)
    if (typeof value !== 'object' || value === null) return value
    switch (shape.is) {
      case 'array':
        return Array.isArray(value) ? value.map((item) => alter(item, shape.of, type)) : value
      case 'map':
        return mapped(value, (_, item) => alter(item, shape.of, type))
      case 'object':
        return mapped(value, (key, item) => {
          const field = shape.fields[key]
          return field ? alter(item, field, type) : item
        })
      case 'tagged':
        return alterVariant(value, shape, type)
      case 'either': {
        const variant = shape.of.find((option) => validate(value, option, named) === undefined)
        const [key, ...others] = variant?.is === 'object' ? variant.required : []
        // The only key of a variant is its name.
        if (key !== undefined && others.length === 0 && isChosen(type))
          return { [valueOf(type)]: Object.values(value)[0] as unknown }
        return variant ? alter(value, variant, type) : value
      }
      default:
        return value
    }
  }

  function alterVariant(value: object, { tag, variants }: Extract<Shape, { is: 'tagged' }>, type: string) {
    const variant = variants[String(Object.entries(value).find(([key]) => key === tag)?.[1])]
    const next = variant ? alter(value, variant, type) : value
    if (!isBare || !isChosen(type) || typeof next !== 'object' || next === null) return next
    const all = Object.values(variants).flatMap((one) => (one.is === 'object' ? [one.fields] : []))
    return Object.fromEntries(Object.entries(next).filter(([key]) => all.every((fields) => key in fields)))
  }
  return alter
}

/** Alters the responses of the region while `set` has been called with an alteration. */
function alterResponses(version: Version) {
  const answered = globalThis.fetch
  let present: Alteration | undefined
  vi.stubGlobal('fetch', async (request: Request) => {
    const response = await answered(request)
    const operation = operationAt(version, request.method, new URL(request.url))
    const shape = operation && descriptionOf(version).shapeOf(operation.name).answer
    if (!present || !shape || !response.ok) return response
    const body = alterIn(version, present)(await response.json(), shape, operation.name)
    return Response.json(body, { status: response.status, headers: response.headers })
  })
  return (alteration: Alteration | undefined) => {
    present = alteration
  }
}

const routes = Object.values(areas)
  .flat()
  .filter(({ path }) => !path.startsWith('/help'))
const pathsOf = (version: Version, isPanel: boolean) =>
  routes.filter((route) => route.isPanel === isPanel && isOffered(version, route)).map(({ path }) => path)
/** The pages in front of a region, with the log in a range that has entries, which its usual one has not. */
const pagesOf = (version: Version) => [
  ...pathsOf(version, false),
  `${auditLog.to.list()}?start=2024-09-01T00:00Z&end=2024-10-05T00:00Z`,
]

const emptyCells = (row: string) => row.split(' ').filter((word) => word === 'none').length

/** The losses of a table, as text. */
function losses(usual: readonly string[], now: readonly string[] = []): string[] {
  if (now.length < usual.length) return [`${usual.length - now.length} of ${usual.length} rows are missing`]
  const count = (rows: readonly string[]) => rows.reduce((sum, row) => sum + emptyCells(row), 0)
  return count(now) > count(usual) ? [`${count(now) - count(usual)} cells have become empty`] : []
}

type Pages = ReturnType<typeof setupPages>
type Page = Awaited<ReturnType<Pages['openAgain']>>

/** The faults of a page with unknown values, compared with the same one without. */
function faultsOf(page: Page, usual?: Page): string[] {
  const tables = page.tables()
  return [
    ...(page.failure === undefined ? [] : [page.failure]),
    ...(page.heading === '' ? ['has no heading'] : []),
    // An unknown role may allow anything.
    ...(page.text.includes('You have no role there') ? ['says that the user has no role'] : []),
    ...Object.entries(usual?.tables() ?? {}).flatMap(([name, rows]) =>
      name in ofKnownStates ? [] : losses(rows, tables[name]).map((loss) => `${name}: ${loss}`),
    ),
  ]
}

/** Opens a page, and adds its faults to the list. */
async function visit(pages: Pages, path: string, faults: string[], usual?: Page) {
  try {
    const page = await pages.openAgain(path)
    faults.push(...faultsOf(page, usual).map((fault) => `${path}: ${fault}`))
    return page.text.toLowerCase()
  } catch (error) {
    faults.push(`${path}: ${String(error)}`)
    return ''
  }
}

beforeEach(() => {
  for (const level of ['error', 'info', 'warn', 'log'] as const) vi.spyOn(console, level).mockReturnValue()
})
afterEach(() => void vi.restoreAllMocks())

describe('in front of the newest region', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit', api: NEWEST })

  it('pages show values that the console does not know, and lose nothing', async () => {
    const set = alterResponses(NEWEST)
    const altered = new Set<string>()
    const shown = new Set<string>()
    const faults: string[] = []
    for (const path of pagesOf(NEWEST)) {
      set(undefined)
      const usual = await pages.openAgain(path)
      const isPart = (type: string) => partsOfAddresses.includes(type) && path.includes('/switch0')
      const passes: readonly IsChosen[] = [
        (type) => !apart.includes(type),
        (type) => apart.includes(type) && !isPart(type),
      ]
      for (const isChosen of passes) {
        set({ isChosen, isBare: false, altered })
        const text = await visit(pages, path, faults, usual)
        for (const type of altered) if (text.includes(unheard(type))) shown.add(type)
      }
    }
    set({ isChosen: (type) => !apart.includes(type), isBare: false, altered })
    for (const path of pathsOf(NEWEST, true)) await visit(pages, path, faults)
    expect(faults).toEqual([])
    expect([...altered].filter((type) => !shown.has(type)).sort()).toEqual(Object.keys(notShown).sort())
    expect([...altered]).toEqual(expect.arrayContaining(apart.filter((type) => type !== 'SwitchLocation')))
  }, 600_000)
})

describe('in front of the oldest region', () => {
  const pages = setupPages({ scenario: 'company', persona: 'marit', api: OLDEST })

  it('every page is rendered with variants of which only the common fields are known', async () => {
    const set = alterResponses(OLDEST)
    const faults: string[] = []
    for (const path of pagesOf(OLDEST)) {
      const isChosen = (type: string) => !(partsOfAddresses.includes(type) && path.includes('/switch'))
      set({ isChosen, isBare: true, altered: new Set() })
      await visit(pages, path, faults)
    }
    expect(faults).toEqual([])
  }, 600_000)
})

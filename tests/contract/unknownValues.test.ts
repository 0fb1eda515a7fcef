import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Version } from '#store/api/versions/change'
import { NEWEST, OLDEST } from '#store/api/versions/generated/shipped'
import type { Shape } from '#mirage/wire/shapes'
import { operationAt } from '../support/calls'
import { descriptionOf } from '../support/descriptions'
import { setupPages } from '../support/pageText'
import { areas } from '../support/routes'

// A later region has values that this console does not know: a role, a state, a unit, a kind of disk. Every page is
// rendered with an unknown value in each enumeration of each response: it renders without a failure.

const UNKNOWN = 'not_heard_of'

type Alter = (value: unknown, shape: Shape) => unknown

/** A response with an unknown value in each of its enumerations. */
function alterIn(version: Version): Alter {
  const { named } = descriptionOf(version)
  const alter: Alter = (value, shape) => {
    if (value === null || value === undefined) return value
    switch (shape.is) {
      case 'enum':
        return typeof value === 'string' ? UNKNOWN : value
      case 'ref':
        // It is part of an address, like a name.
        if (shape.name === 'SwitchSlot') return value
        return alter(value, named(shape.name))
      case 'array':
        return (value as unknown[]).map((item) => alter(item, shape.of))
      case 'map':
        return Object.fromEntries(
          Object.entries(value).map(([key, item]) => [key, alter(item, shape.of)] as const),
        )
      case 'object':
        return Object.fromEntries(
          Object.entries(value).map(([key, item]) => {
            const field = shape.fields[key]
            return [key, field ? alter(item, field) : item] as const
          }),
        )
      case 'tagged': {
        const variant = shape.variants[String((value as Record<string, unknown>)[shape.tag])]
        return variant ? alter(value, variant) : value
      }
      default:
        return value
    }
  }
  return alter
}

/** Replaces the responses of the region from now on. */
function alterResponses(version: Version) {
  const alter = alterIn(version)
  const answered = globalThis.fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    const response = await answered(request)
    const operation = operationAt(version, request.method, new URL(request.url))
    const shape = operation && descriptionOf(version).shapeOf(operation.name).answer
    if (!shape || !response.ok) return response
    const body: unknown = await response.json()
    return Response.json(alter(body, shape), { status: response.status, headers: response.headers })
  })
}

const routes = Object.values(areas)
  .flat()
  .filter(({ path }) => !path.startsWith('/help') && !path.includes('ip-pools-service'))

const ends: readonly Version[] = [OLDEST, NEWEST]

describe.each(ends)('in front of a region of %s', (api) => {
  const usual = setupPages({ scenario: 'company', persona: 'marit', api })
  beforeEach(() => {
    for (const level of ['error', 'info', 'warn', 'log'] as const) vi.spyOn(console, level).mockReturnValue()
  })
  afterEach(() => void vi.restoreAllMocks())

  it('every page is rendered with unknown values', async () => {
    alterResponses(api)
    const faults: string[] = []
    for (const { path } of routes) {
      try {
        const { failure, heading } = await usual.open(path)
        if (failure !== undefined || heading === '') faults.push(`${path}: ${failure}`)
      } catch (error) {
        faults.push(`${path}: ${String(error)}`)
      }
    }
    expect(faults).toEqual([])
  }, 120_000)
})

import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { Random } from '../../mirage/random'
import { misfit, shapeOf } from '../../mirage/shapes'
import { operations } from '../../src/store/api/generated/all'
import type { OperationName } from '../../src/store/api/generated/operationTypes'
import { wireName } from '../../src/store/model/case'
import { ORIGIN, startRegion } from './support'
import { faultsOf } from './walk/invariants'
import { Values } from './walk/values'

// Thousands of calls, sensible and not, in a seeded order. After each: the answer fits its description, and the world
// is whole.

const CALLS = 5_000
const names = Object.keys(operations) as OperationName[]

/** Not called: they end the walk's own session or take its rights, or belong to a WebSocket. */
const left: ReadonlySet<OperationName> = new Set<OperationName>([
  'logout',
  'userLogout',
  'loginLocal',
  'loginSaml',
  'policyUpdate',
  'siloPolicyUpdate',
  'systemPolicyUpdate',
  'instanceSerialConsoleStream',
])
/** What changes the most things, and is therefore asked for more often than its share. */
const weighty = names.filter((name) =>
  /^(instance|disk|snapshot|image|floatingIp|vpc|internetGateway|antiAffinity|affinity|project)/.test(name),
)

/** Statuses the region may answer with; anything else is a fault of the mock. */
const allowed = [200, 201, 202, 204, 206, 400, 403, 404, 409, 501, 503, 507]

function digest(world: object): string {
  const plain = (value: unknown): unknown =>
    value instanceof Map
      ? [...value].map(([key, item]) => [key, item as unknown])
      : value instanceof Set
        ? [...value]
        : value
  return createHash('sha256')
    .update(JSON.stringify(world, (_key, value: unknown) => plain(value)))
    .digest('hex')
}

async function walk(
  seed: number,
): Promise<{ digest: string; statuses: Map<number, number>; changed: Set<string> }> {
  const mock = startRegion({ seed })
  const random = new Random(`walk ${seed}`)
  const values = new Values(random, mock.region)
  const statuses = new Map<number, number>()
  const changed = new Set<string>()
  try {
    for (let step = 0; step < CALLS; step += 1) {
      const name = values.pick(values.chance(60) ? weighty : names)
      if (left.has(name)) continue
      const { method, path, body: bodyKind } = operations[name]
      const shape = shapeOf(name)
      const url = path.replace(/\{(\w+)\}/g, (_, key: string) => {
        const wire = wireName(key)
        const parameter = shape.path[wire]
        return encodeURIComponent(String(parameter ? values.of(parameter.shape, wire) : '') || 'empty')
      })
      const query = new URLSearchParams()
      for (const [key, { shape: wanted, required, firstPage }] of Object.entries(shape.query))
        if (
          key !== 'page_token' &&
          (required || firstPage || values.chance(key === 'project' || key === 'vpc' ? 85 : 10))
        )
          query.set(key, String(values.of(wanted, key)))
      const body = shape.body && bodyKind === 'json' ? JSON.stringify(values.of(shape.body)) : undefined
      const response = await fetch(`${ORIGIN}${url}?${query}`, {
        method,
        ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
      })
      const what = `step ${step}: ${method} ${url}?${query} ${body ?? ''} → ${response.status}`
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      const text = await response.text()
      expect(allowed, what + text).toContain(response.status)
      if (response.ok && shape.answer)
        expect(misfit(JSON.parse(text), shape.answer), `${what} ${text.slice(0, 400)}`).toBeUndefined()
      if (response.ok && method !== 'GET') changed.add(name)
      expect(faultsOf(mock.region), what).toEqual([])
      if (values.chance(10)) mock.clock.advance(random.between(1, 3_000))
    }
    return { digest: digest(mock.region.world), statuses, changed }
  } finally {
    mock.stop()
  }
}

it(
  'five thousand calls leave a whole world behind, each of them, and the same one for the same seed',
  { timeout: 240_000 },
  async () => {
    const first = await walk(7)
    // A walk that only ever bounced off would prove little.
    expect((first.statuses.get(201) ?? 0) + (first.statuses.get(202) ?? 0)).toBeGreaterThan(100)
    expect(first.changed.size).toBeGreaterThan(60)
    expect((await walk(7)).digest).toBe(first.digest)
  },
)

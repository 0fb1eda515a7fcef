import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { Random } from '../../mirage/random'
import { misfit, shapeOf } from '../../mirage/wire/shapes'
import { operations } from '../../src/store/api/generated/all'
import type { OperationName } from '../../src/store/api/generated/operationTypes'
import { ORIGIN, startRegion } from './support'
import { faultsOf } from './walk/invariants'
import { requestFor } from './walk/request'
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
const allowed = [200, 201, 202, 204, 206, 400, 403, 404, 409, 503, 507]

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

interface Walk {
  digest: string
  statuses: Map<number, number>
  /** Operations that changed something. */
  changed: Set<string>
  /** What was wrong after a call, and after which. Empty when all is well; the walk ends at the first. */
  faults: string[]
}

function faultsOfAnswer(name: OperationName, status: number, text: string): string[] {
  if (!allowed.includes(status)) return [`answered ${status}: ${text}`]
  const { answer } = shapeOf(name)
  const wrong = status < 300 && answer ? misfit(JSON.parse(text), answer) : undefined
  return wrong ? [`${wrong.at.join('.')} ${wrong.reason} ${text.slice(0, 400)}`] : []
}

async function walk(seed: number): Promise<Walk> {
  const mock = startRegion({ seed })
  const random = new Random(`walk ${seed}`)
  const values = new Values(random, mock.region)
  const statuses = new Map<number, number>()
  const changed = new Set<string>()
  const faults: string[] = []
  try {
    for (let step = 0; step < CALLS && faults.length === 0; step += 1) {
      const name = values.pick(values.chance(60) ? weighty : names)
      if (left.has(name)) continue
      const { method, url, body } = requestFor(name, values)
      const response = await fetch(ORIGIN + url, {
        method,
        ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
      })
      const { status } = response
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (response.ok && method !== 'GET') changed.add(name)
      for (const wrong of [...faultsOfAnswer(name, status, await response.text()), ...faultsOf(mock.region)])
        faults.push(`step ${step}: ${method} ${url} ${body ?? ''} → ${status}: ${wrong}`)
      if (values.chance(10)) mock.clock.advance(random.between(1, 3_000))
    }
    return { digest: digest(mock.region.world), statuses, changed, faults }
  } finally {
    mock.stop()
  }
}

it(
  'five thousand calls leave a whole world behind, each of them, and the same one for the same seed',
  { timeout: 240_000 },
  async () => {
    const first = await walk(7)
    expect(first.faults).toEqual([])
    // A walk that only ever bounced off would prove little.
    expect((first.statuses.get(201) ?? 0) + (first.statuses.get(202) ?? 0)).toBeGreaterThan(100)
    expect(first.changed.size).toBeGreaterThan(60)
    expect((await walk(7)).digest).toBe(first.digest)
  },
)

import { createHash } from 'node:crypto'
import { createDispatcher } from '#mirage/dispatch'
import { Random } from '#mirage/random'
import { placesOf } from '#mirage/versions/operationsIn'
import { validate } from '#mirage/wire/shapes'
import type { VersionedOperation } from '#mirage/wire/versionedOperation'
import { Table } from '#mirage/table'
import type { OperationName } from '#store/api/generated/operationTypes'
import { MODEL } from '#store/api/versions/generated/shipped'
import { startRegion } from '#tests/support/region'
import { brokenInvariants } from './invariants'
import { requestFor } from './request'
import { Values } from './values'

/** The operations of the region's version. */
const versionedByName = new Map(
  (await placesOf(MODEL)).map(({ versioned }) => [versioned.model.name, versioned]),
)
const names = [...versionedByName.keys()]

/** Operations that are not called: they end the session of the walk, take its roles away, or need a WebSocket. */
const excluded: ReadonlySet<OperationName> = new Set<OperationName>([
  'logout',
  'userLogout',
  'loginLocal',
  'loginSaml',
  'policyUpdate',
  'siloPolicyUpdate',
  'systemPolicyUpdate',
  'instanceSerialConsoleStream',
])

/** Operations that change the most; they are called more often than the others. */
const frequent = names.filter((name) =>
  /^(instance|disk|snapshot|image|floatingIp|vpc|internetGateway|antiAffinity|affinity|project)/.test(name),
)

/** The statuses with which the region may answer; any other is an error of the mock. */
const allowedStatuses = [200, 201, 202, 204, 206, 400, 403, 404, 409, 503, 507]

/** The number of calls between two checks of the invariants: a check takes longer than a call. */
const CHECK_EVERY = 50

export interface Walk {
  /** A hash of the world after the last call. */
  digest: string
  statuses: Map<number, number>
  /** Operations that changed something. */
  changed: Set<string>
  /** Empty when all is well; the walk ends at the first call with an error. */
  errors: string[]
}

interface WalkOptions {
  seed: number
  calls: number
  /** Whether the invariants are checked after a call. */
  isChecked: (step: number) => boolean
}

function digestOf(world: object): string {
  const plain = (value: unknown): unknown =>
    value instanceof Table ? value.all() : value instanceof Map ? [...(value as Iterable<unknown>)] : value
  return createHash('sha256')
    .update(JSON.stringify(world, (_key, value: unknown) => plain(value)))
    .digest('hex')
}

function answerErrors(
  { model: { name }, converter }: VersionedOperation,
  status: number,
  body: unknown,
): string[] {
  const { shapeOf, named } = converter.description
  const value: unknown =
    body instanceof Uint8Array && body.length > 0 && shapeOf(name).answer
      ? JSON.parse(new TextDecoder().decode(body))
      : body
  const text = () => JSON.stringify(value).slice(0, 400)
  if (!allowedStatuses.includes(status)) return [`answered ${status}: ${text()}`]
  const { answer } = shapeOf(name)
  const error = status < 300 && answer ? validate(value, answer, named) : undefined
  return error ? [`${error.at.join('.')} ${error.reason} ${text()}`] : []
}

/** @returns the walk, and the step at which it ended */
async function walkOnce({ seed, calls, isChecked }: WalkOptions): Promise<Walk & { step: number }> {
  const mock = startRegion({ seed })
  // Without fetch, which takes longer than the call itself; other tests cover the way from fetch to here.
  const dispatch = createDispatcher(mock.region)
  const random = new Random(`walk ${seed}`)
  const values = new Values(random, mock.region)
  const statuses = new Map<number, number>()
  const changed = new Set<string>()
  const errors: string[] = []
  let step = 0
  try {
    for (; step < calls; step += 1) {
      const name = values.pick(values.chance(60) ? frequent : names)
      const versioned = versionedByName.get(name)
      if (!versioned || excluded.has(name)) continue
      const { method } = versioned.operation
      const request = requestFor(versioned, values)
      const answer = await dispatch(request)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (answer.status < 300 && method !== 'GET') changed.add(name)
      const found = answerErrors(versioned, answer.status, answer.body)
      if (isChecked(step)) found.push(...brokenInvariants(mock.region))
      const { pathname, search } = new URL(request.url)
      const call = `${method} ${pathname}${search} ${request.body ?? ''} → ${answer.status}`
      errors.push(...found.map((error) => `step ${step}: ${call}: ${error}`))
      if (errors.length > 0) break
      if (values.chance(10)) mock.clock.advance(random.between(1, 3_000))
    }
    if (errors.length === 0)
      errors.push(...brokenInvariants(mock.region).map((error) => `at the end: ${error}`))
    return { digest: digestOf(mock.region.world), statuses, changed, errors, step }
  } finally {
    mock.stop()
  }
}

/**
 * Makes random calls in an order that the seed determines. Checks every response, and the invariants of the world
 * every fifty calls. When one is broken, the same walk is repeated with a check after each of the last fifty
 * calls, so that the errors name the call that broke it.
 */
export async function walk(seed: number, calls: number): Promise<Walk> {
  const coarse = await walkOnce({ seed, calls, isChecked: (step) => (step + 1) % CHECK_EVERY === 0 })
  if (coarse.errors.length === 0) return coarse
  return walkOnce({ seed, calls, isChecked: (step) => step > coarse.step - CHECK_EVERY })
}

/** The same walk without checks of the invariants, to compare its end with another's. */
export const walkUnchecked = (seed: number, calls: number): Promise<Walk> =>
  walkOnce({ seed, calls, isChecked: () => false })

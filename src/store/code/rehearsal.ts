// @chunk code
import { isApiError, type ApiError } from '#model/apiError'
import { isRecord } from '#model/isRecord'
import { api } from '../api/api'
import type { OperationName } from '../api/generated/operationTypes'
import type { Call } from '../api/wire/baseQuery'
import type { PlanStep } from '../commands/plan'
import type { Save } from '../commands/saving'
import type { Started } from '../commands/started'
import { makeStore, type AppStore } from '../store'
import { downloads, scriptRequest, type ScriptRequest } from './sentRequest'

// What a form or a command would send. It is carried out in a console of its own, which reads the region and sends no
// change. Rule: CODE-1.

/** The calls that only read, although their method is that of a change. */
const readings: ReadonlySet<OperationName> = new Set(['timeseriesQuery', 'systemTimeseriesQuery'])

const isKeptBack = ({ operation: { name, method } }: Call) =>
  downloads.has(name) || (method !== 'GET' && method !== 'HEAD' && !readings.has(name))

/** The id of a thing that would be made: none of the region's. */
export const futureIdOf = (count: number) => `ffffffff-ffff-4fff-bfff-${String(count).padStart(12, '0')}`

/** What ends an act once what it would have gone on with is known. */
const NOT_SENT: ApiError = { message: 'This is not sent.', statusCode: 0 }

/** The ways to the region while it is found out what would be sent. */
interface Rehearsing {
  save: Save
  /** Runs commands one after the other. */
  run: (steps: readonly PlanStep[]) => Promise<void>
}

/** What would be sent, or why nothing can be. */
interface Rehearsed {
  requests: readonly ScriptRequest[]
  /** What the act failed with before anything would have been sent. */
  error?: unknown
}

/**
 * Finds out which requests an act would send, without sending them. What it reads before, it reads from the region.
 *
 * @param act sends by what it is given, and by nothing else
 */
export async function rehearse(
  { origin, regionVersion }: AppStore,
  act: (ways: Rehearsing) => Promise<unknown>,
): Promise<Rehearsed> {
  const { version } = await regionVersion.converter()
  const own = makeStore({ origin, apiVersion: version })
  const requests: ScriptRequest[] = []
  let isOver = false
  own.gate.instead = async (call) => {
    // What a mutation reads after its change is not there.
    if (!isKeptBack(call)) return isOver ? { error: NOT_SENT } : undefined
    isOver = true
    const id = futureIdOf(requests.length + 1)
    const { body } = call.args
    const data = { ...(isRecord(body) ? body : {}), id }
    requests.push(await scriptRequest(regionVersion, call, data))
    return downloads.has(call.operation.name) ? { error: NOT_SENT } : { data }
  }
  async function send<Answer>(start: () => Started<Answer>): Promise<Answer> {
    const before = requests.length
    isOver = false
    try {
      return await start().unwrap()
    } catch (error) {
      // Without an answer of the region, what follows a change may fail: only the change counts.
      if (requests.length > before) return {} as Answer
      if (!isApiError(error)) throw error
      // A clash is not asked for now.
      const { clashes: _, ...rest } = error
      throw rest
    }
  }
  try {
    await act({
      save: (endpoint, args) => send(() => own.dispatch(endpoint.initiate(args, { track: false }))),
      async run(steps) {
        for (const { command, record } of steps) await send(() => own.dispatch(command.call(record)))
      },
    })
    return { requests }
  } catch (error) {
    return requests.length > 0 ? { requests } : { requests, error }
  } finally {
    own.parts.dispose()
    own.dispatch(api.util.resetApiState())
  }
}

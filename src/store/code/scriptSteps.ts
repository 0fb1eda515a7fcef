import type { RegionVersion } from '../api/versions/regionVersion'
import { SecretValue, type OpenValue } from './secretFields'
import { sentRequest, type ScriptRequest, type SentRequest } from './sentRequest'

/** A step of a script: a request, or the wait for a state that the next request needs. */
export type ScriptStep =
  | { is: 'request'; request: SentRequest; made: string | undefined }
  | { is: 'wait'; request: SentRequest; states: readonly string[] }

/** The texts in a body. */
function textsIn(value: OpenValue | undefined): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || value instanceof SecretValue) return []
  return Object.values(value as Readonly<Record<string, OpenValue>>).flatMap(textsIn)
}

/** The texts of a request that may name something. */
export const textsOfRequest = ({ selectors, query, body }: SentRequest): readonly string[] => [
  ...Object.values(selectors),
  ...query.map(([, value]) => value),
  ...textsIn(body),
]

/** The name of what a request creates; undefined if its body has none. */
function nameOfMade({ body }: SentRequest): OpenValue | undefined {
  return typeof body === 'object' && body !== null && 'name' in body ? body.name : undefined
}

/** Whether a request has set a thing in motion: it has made it, or led it to another state. */
const setsInMotion = ({ needs, made, ...request }: ScriptRequest, of: string) =>
  needs.some((need) => need.moves && need.of === of) ||
  (made !== undefined && (made === of || nameOfMade(request) === of))

/**
 * The steps of a script: its requests, and before each of them the waits for states that it needs, where an earlier request
 * of the script has set the thing in motion.
 */
export async function stepsOfScript(
  regionVersion: Pick<RegionVersion, 'converter'>,
  requests: readonly ScriptRequest[],
): Promise<readonly ScriptStep[]> {
  const steps: ScriptStep[] = []
  for (const [index, { needs, made, ...request }] of requests.entries()) {
    const before = requests.slice(0, index)
    for (const { of, view, args, states } of needs)
      if (before.some((earlier) => setsInMotion(earlier, of)))
        steps.push({
          is: 'wait',
          request: await sentRequest(regionVersion, { operation: view, args: { ...args } }),
          states,
        })
    steps.push({ is: 'request', request, made })
  }
  return steps
}

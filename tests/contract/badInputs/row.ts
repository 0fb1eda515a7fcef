import type { ManualClock } from '../../../mirage/clock'
import { ORIGIN, startRegion } from '../support'

/** A region to be ill-treated, and ways to reach into it. */
export interface Bench extends ReturnType<typeof startRegion> {
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  /** The id of a row by its name. */
  idOf(table: NamedTable, name: string): string
}

type World = ReturnType<typeof startRegion>['region']['world']
type NamedTable = {
  [K in keyof World]: World[K] extends Map<string, { id: string; name: string }> ? K : never
}[keyof World]

export interface Answer {
  status: number
  body: Record<string, unknown>
}

/** One row of the catalogue of bad input: what is sent, and what is to come back. Source: backend-behaviour §8. */
export interface Row {
  /** Its number in the catalogue; several tries of one row share it. */
  n: number
  title: string
  status: number
  /** The error code; null where the answer carries none. */
  code: string | null
  message: RegExp
  /** The region to start, when it is not `small` with its operator. */
  in?: { scenario?: string; persona?: string | null; clock?: ManualClock }
  send(bench: Bench): Promise<Answer>
}

/** Starts a region for one row. */
export function benchFor({ in: where = {} }: Row): Bench {
  const mock = startRegion({ scenario: 'small', ...where })
  return {
    ...mock,
    async send(method, path, body, headers = {}) {
      const raw = typeof body === 'string' || body instanceof Uint8Array
      const response = await fetch(ORIGIN + path, {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: (raw ? body : JSON.stringify(body)) as BodyInit }),
      })
      const text = await response.text()
      return { status: response.status, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> }
    },
    idOf(table, name) {
      const rows: ReadonlyMap<string, { id: string; name: string }> = mock.region.world[table]
      const found = [...rows.values()].find((each) => each.name === name)
      if (!found) throw new Error(`there is no ${name} in ${table}`)
      return found.id
    },
  }
}

export const GIB = 2 ** 30
export const unknownId = '00000000-0000-4000-8000-00000000dead'

/** Name and description, and whatever else a new thing needs. */
export const named = (name: string, more: object = {}) => ({ name, description: '', ...more })

/** Sends the rows one after the other; the last answer counts. */
export async function inTurn(...calls: (() => Promise<Answer>)[]): Promise<Answer> {
  let last: Answer = { status: 0, body: {} }
  for (const call of calls) last = await call()
  return last
}

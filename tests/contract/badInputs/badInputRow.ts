import type { ManualClock } from '#mirage/clock'
import type { Table } from '#mirage/table'
import { ORIGIN, rowNamed, SPECIFIED, startRegion, type TestMock } from '#tests/support/region'

/** A region for one row, and ways to call it and to look up its rows. */
export interface TestRegion extends TestMock {
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  /** The id of a row by its name. */
  idOf(table: NamedTable, name: string): string
}

type World = TestMock['region']['world']
type NamedTable = {
  [K in keyof World]: World[K] extends Table<{ id: string; name: string }> ? K : never
}[keyof World]

export interface Answer {
  status: number
  body: Record<string, unknown>
}

/** One row of the catalogue of bad input: the request and the expected error. */
export interface Row {
  /** Its number in the catalogue. Several cases of one error share a number. */
  n: number
  title: string
  status: number
  /** The error code; null when the answer has none. */
  code: string | null
  message: RegExp
  /** How to start the region, unless it is `small` with its operator. */
  in?: { scenario?: string; persona?: string | null; clock?: ManualClock }
  send(mock: TestRegion): Promise<Answer>
}

/** Starts a region for one row, of the version that the specification's table describes. */
export function startTestRegion({ in: where = {} }: Row): TestRegion {
  const mock = startRegion({ ...SPECIFIED, ...where })
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
      const rows: Table<{ id: string; name: string }> = mock.region.world[table]
      return rowNamed(rows, name).id
    },
  }
}

export const GIB = 2 ** 30
export const unknownId = '00000000-0000-4000-8000-00000000dead'

/** Name and description, and other fields of a new resource. */
export const named = (name: string, more: object = {}) => ({ name, description: '', ...more })

/** Makes calls one after the other. @returns the last response */
export async function sequence(...calls: (() => Promise<Answer>)[]): Promise<Answer> {
  let last: Answer = { status: 0, body: {} }
  for (const call of calls) last = await call()
  return last
}

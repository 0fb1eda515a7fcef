import { afterEach, describe, expect, it, vi } from 'vitest'
import { api } from '#store/api/api'
import * as operations from '#store/api/generated/operations/index'
import type { OperationName, Operation } from '#store/api/generated/operationTypes'
import { makeStore } from '#store/store'
import { ORIGIN } from '../support/scriptedRegion'

// A list that is shown is asked for again after a thing was made or deleted: by the names of the operations, of every
// resource. Resources whose operations have other names are tested beside their endpoints.

await Promise.all(
  Object.values(import.meta.glob(['../../src/store/api/resources/*.ts', '!**/*.test.ts'])).map((load) =>
    load(),
  ),
)

/** An endpoint, as far as it is used here. */
interface Endpoint {
  initiate(args: object): Parameters<ReturnType<typeof makeStore>['dispatch']>[0]
}
const endpoints = api.endpoints as unknown as Readonly<Record<string, Endpoint | undefined>>

/** The parameters of an operation, each with some value, and a body. */
const argsOf = (name: string) => {
  const { path, query = [], body } = operations[name as OperationName] as Operation<OperationName>
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => param)
  const inQuery = query.filter((param) => !/^(?:limit|pageToken|sortBy|startTime|endTime)$/.test(param))
  const params = [...inPath, ...inQuery].map((param) => [param, 'x'] as const)
  return { ...Object.fromEntries(params), ...(body && { body: {} }) }
}

const changes = Object.keys(endpoints).flatMap((name) => {
  const [, stem] = /^(\w+)(?:Create|Delete)$/.exec(name) ?? []
  const list = `${stem}List`
  return stem && endpoints[list] ? [[name, list] as const] : []
})

afterEach(() => vi.unstubAllGlobals())

describe('after a change', () => {
  it('of most resources', () => expect(changes.length).toBeGreaterThan(40))

  it.each(changes)('%s, %s is asked for again', async (change, list) => {
    const asked: string[] = []
    vi.stubGlobal('location', { pathname: '/', search: '' })
    vi.stubGlobal('fetch', ({ method, url }: Request) => {
      asked.push(`${method} ${new URL(url).pathname}`)
      return Promise.resolve(Response.json({ id: 'x', name: 'x', items: [], bgp_peers: [] }))
    })
    const store = makeStore({ origin: ORIGIN })
    await store.dispatch(endpoints[list]?.initiate(argsOf(list)) as never)
    const before = asked.length
    await store.dispatch(endpoints[change]?.initiate(argsOf(change)) as never)
    await vi.waitFor(() => expect(asked.slice(before)).toContain(asked[before - 1]))
    store.parts.dispose()
  })
})

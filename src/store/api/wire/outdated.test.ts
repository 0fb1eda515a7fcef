import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '#store/store'
import { accessTokensApi } from '../resources/accessTokens'
import { instanceDisksApi } from '../resources/instanceDisks'
import { instancesApi } from '../resources/instances'
import { routersApi } from '../resources/routers'
import { partLimit, PAGE_LIMIT } from '#model/paging'

// Tests which queries are fetched again after a deletion or a rename while pages about the resource are open.

const { instanceList, instanceView, instanceNetworkInterfaceList, instanceDelete } = instancesApi.endpoints
const { instanceDiskList } = instanceDisksApi.endpoints
const { vpcRouterList, vpcRouterView, vpcRouterRouteList, vpcRouterUpdate } = routersApi.endpoints

let asked: string[]
let answers: Record<string, unknown>
let status: number
let errorCode: string | undefined
/** A promise that delays the reads of pages. */
let held: Promise<void>
let store: ReturnType<typeof makeStore>

beforeEach(() => {
  asked = []
  status = 200
  errorCode = undefined
  held = Promise.resolve()
  store = makeStore({ origin: 'http://region.test' })
  vi.stubGlobal('location', { pathname: '/projects', search: '' })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    if (request.method === 'GET') asked.push(decodeURIComponent(pathname + search))
    const isWrite = request.method !== 'GET'
    // What is read right before a write is no consequence of it.
    if (isWrite) asked.length = 0
    else if (!request.url.includes('i1')) await held
    const body = answers[`${request.method} ${pathname}`] ?? answers[pathname] ?? { items: [] }
    // What was written is what is read from then on.
    if (request.method === 'PUT') answers['/v1/vpc-routers/r1'] = body
    return new Response(
      JSON.stringify(isWrite && status !== 200 ? { message: 'no', error_code: errorCode } : body),
      {
        status: isWrite ? status : 200,
      },
    )
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** All requests from now on until none is pending. */
async function askedAfter(write: Promise<unknown>): Promise<string[]> {
  asked.length = 0
  await write
  const count = () => asked.length
  for (let before = -1; before !== count();) {
    before = count()
    await Promise.all(store.dispatch(instancesApi.util.getRunningQueriesThunk()))
  }
  // An update reads once more what it has written.
  return [...new Set(asked)].toSorted()
}

describe('after an instance was deleted', () => {
  const web1 = { id: 'i1', name: 'web-1' }
  const web2 = { id: 'i2', name: 'web-2' }
  beforeEach(async () => {
    answers = {
      '/v1/instances': { items: [web1, web2] },
      '/v1/instances/web-1': web1,
      '/v1/instances/i1': web1,
      'DELETE /v1/instances/i1': {},
    }
    await Promise.all([
      store.dispatch(instanceList.initiate({ project: 'web', limit: partLimit(50) })),
      store.dispatch(instanceView.initiate({ project: 'web', instance: 'web-1' })),
      store.dispatch(instanceView.initiate({ instance: 'i1' })),
      store.dispatch(instanceDiskList.initiate({ project: 'web', instance: 'web-1' })),
      store.dispatch(instanceNetworkInterfaceList.initiate({ project: 'web', instance: 'web-1' })),
      store.dispatch(instanceNetworkInterfaceList.initiate({ project: 'web', instance: 'web-2' })),
    ])
  })

  it('nothing asks for it, by id or by name; everything else that changed is asked for', async () => {
    expect(await askedAfter(store.dispatch(instanceDelete.initiate({ instance: 'i1' })))).toEqual([
      '/v1/instances?limit=50&project=web',
      '/v1/network-interfaces?instance=web-2&project=web',
    ])
    expect(store.getState().deleted).toEqual(['i1'])
  })

  it('a list that is on its way for the first time is asked for again: it may be from before', async () => {
    let answerReads = () => {}
    held = new Promise((resolve) => (answerReads = resolve))
    const reads = Promise.all([
      store.dispatch(instanceList.initiate({ project: 'web', limit: partLimit(10) })),
      store.dispatch(instanceDiskList.initiate({ project: 'web', instance: 'web-1', limit: partLimit(10) })),
    ])
    await store.dispatch(instanceDelete.initiate({ instance: 'i1' }))
    answerReads()
    const again = await askedAfter(reads)
    expect(again).toContain('/v1/instances?limit=10&project=web')
    expect(again.filter((url) => /web-1|i1/.test(url))).toEqual([])
  })

  it('a record that is on its way keeps its answer, also when nothing else waits for it', async () => {
    answers['/v1/instances/web-3'] = { id: 'i3', name: 'web-3' }
    let answerReads = () => {}
    held = new Promise((resolve) => (answerReads = resolve))
    const at = { project: 'web', instance: 'web-3' }
    const read = store.dispatch(instanceView.initiate(at, { subscribe: false })).unwrap()
    await store.dispatch(instanceDelete.initiate({ instance: 'i1' }))
    answerReads()
    expect(await read).toMatchObject({ id: 'i3', name: 'web-3' })
  })

  it('a deletion that finds nothing to delete refreshes what a deletion does', async () => {
    status = 404
    errorCode = 'ObjectNotFound'
    expect(await askedAfter(store.dispatch(instanceDelete.initiate({ instance: 'i1' })))).toEqual([
      '/v1/instances?limit=50&project=web',
      '/v1/network-interfaces?instance=web-2&project=web',
    ])
    expect(store.getState().deleted).toEqual(['i1'])
  })

  it('a deletion whose 404 is not the word of the region changes nothing', async () => {
    status = 404
    expect(await askedAfter(store.dispatch(instanceDelete.initiate({ instance: 'i1' })))).toEqual([])
  })

  it('a deletion that was refused changes nothing', async () => {
    status = 400
    expect(await askedAfter(store.dispatch(instanceDelete.initiate({ instance: 'i1' })))).toEqual([])
    expect(store.getState().deleted).toEqual([])
  })
})

describe('after a router was renamed', () => {
  const at = { project: 'web', vpc: 'default' }
  const before = { id: 'r1', name: 'before' }
  const body = { name: 'after', description: '' }
  beforeEach(async () => {
    answers = {
      '/v1/vpc-routers': { items: [before] },
      '/v1/vpc-routers/before': before,
      '/v1/vpc-routers/r1': before,
      'PUT /v1/vpc-routers/r1': { ...before, name: 'after' },
      'PUT /v1/vpc-routers/before': { ...before, name: 'after' },
    }
    await Promise.all([
      store.dispatch(vpcRouterList.initiate({ ...at, limit: partLimit(50) })),
      store.dispatch(vpcRouterView.initiate({ ...at, router: 'before' })),
      store.dispatch(vpcRouterView.initiate({ router: 'r1' })),
      store.dispatch(vpcRouterRouteList.initiate({ ...at, router: 'before' })),
    ])
  })
  const stillRight = ['/v1/vpc-routers/r1', '/v1/vpc-routers?limit=50&project=web&vpc=default']

  it('nothing asks for it by its old name', async () => {
    expect(await askedAfter(store.dispatch(vpcRouterUpdate.initiate({ router: 'r1', body })))).toEqual(
      stillRight,
    )
  })

  it('nor when the write itself had named it so', async () => {
    const write = store.dispatch(vpcRouterUpdate.initiate({ ...at, router: 'before', body }))
    expect(await askedAfter(write)).toEqual(stillRight)
  })

  it('a change that keeps the name asks for it again by that name', async () => {
    answers['PUT /v1/vpc-routers/r1'] = before
    const write = store.dispatch(
      vpcRouterUpdate.initiate({ router: 'r1', body: { ...body, name: 'before' } }),
    )
    expect(await askedAfter(write)).toEqual(['/v1/vpc-routers/before?project=web&vpc=default', ...stillRight])
  })
})

it('a list of records without names is asked for again after a deletion', async () => {
  const { currentUserAccessTokenList, currentUserAccessTokenDelete } = accessTokensApi.endpoints
  answers = { '/v1/me/access-tokens': { items: [{ id: 't1' }, { id: 't2' }] } }
  await store.dispatch(currentUserAccessTokenList.initiate({ limit: PAGE_LIMIT }))
  expect(await askedAfter(store.dispatch(currentUserAccessTokenDelete.initiate({ tokenId: 't1' })))).toEqual([
    '/v1/me/access-tokens?limit=1000',
  ])
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ORIGIN, scriptRegion } from '#tests/support/scriptedRegion'
import { makeStore } from '#store/store'
import { siloPoolsApi } from './siloPools'
import { silosApi } from './silos'

let answers: ReturnType<typeof scriptRegion>
beforeEach(() => {
  answers = scriptRegion()
})
afterEach(() => vi.unstubAllGlobals())

const page = (...items: object[]) => ({ items, next_page: null })
const link = { ip_pool_id: 'p1', silo_id: 's1', is_default: true }

it('repeats the links of both sides, and not the silos, after a pool becomes the default', async () => {
  const store = makeStore({ origin: ORIGIN })
  answers('GET /v1/system/silos', page({ id: 's1', name: 'ops' }))
  answers('GET /v1/system/silos/ops/ip-pools', page({ id: 'p1', name: 'dock', is_default: false }))
  answers('GET /v1/system/ip-pools/dock/silos', page({ ...link, is_default: false }))
  answers('PUT /v1/system/ip-pools/dock/silos/ops', link)
  const { siloIpPoolList, systemIpPoolSiloList, systemIpPoolSiloUpdate } = siloPoolsApi.endpoints
  await Promise.all([
    store.dispatch(silosApi.endpoints.siloList.initiate({})),
    store.dispatch(siloIpPoolList.initiate({ silo: 'ops' })),
    store.dispatch(systemIpPoolSiloList.initiate({ pool: 'dock' })),
  ])
  answers('GET /v1/system/silos/ops/ip-pools', page({ id: 'p1', name: 'dock', is_default: true }))
  answers('GET /v1/system/ip-pools/dock/silos', page(link))
  const before = answers.asked.length
  await store.dispatch(
    systemIpPoolSiloUpdate.initiate({ pool: 'dock', silo: 'ops', body: { isDefault: true } }),
  )
  await vi.waitFor(() => {
    expect(siloIpPoolList.select({ silo: 'ops' })(store.getState()).data?.items[0]?.isDefault).toBe(true)
    expect(systemIpPoolSiloList.select({ pool: 'dock' })(store.getState()).data?.items[0]?.isDefault).toBe(
      true,
    )
  })
  expect(answers.asked.slice(before).toSorted()).toEqual([
    'GET /v1/system/ip-pools/dock/silos',
    'GET /v1/system/silos/ops/ip-pools',
    'PUT /v1/system/ip-pools/dock/silos/ops',
  ])
})

import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { answerAsOf } from '#store/api/internals'
import { canAskByName } from '#store/api/resources/byName'
import { disksApi } from '#store/api/resources/disks'
import { NEWEST, type Version } from '#store/api/versions/generated/shipped'
import { isCut } from '#store/api/wire/nextPage'
import { ALL_LIMIT, partLimit } from '#model/paging'
import { askByName } from '#features/kit/form/fields/askByName'
import { choicesFrom, byName } from '#features/kit/form/choices'
import { READY, unmatchedText } from '#ui/forms/choiceStatusText'
import { askLists, findIn, finding, readTyped } from '#features/console/palette/find/find'
import { consolePartOf } from '#store/parts'
import { makeStore } from '#store/store'
import { ORIGIN, setupRegion } from '../support/region'
import { quietConsole } from '../support/pageText'

// In a list that is longer than a console reads, a record behind its end is asked for by its name: in the pickers, and
// in the search.

const FEW = 2

quietConsole()
beforeAll(() => {
  vi.stubGlobal('location', new URL(ORIGIN))
  return () => vi.unstubAllGlobals()
})
setupRegion({ scenario: 'company', persona: 'marit' })

const { diskList } = disksApi.endpoints
const at = { project: 'berth-planner', limit: ALL_LIMIT }
const nothing = () => {}

/** Puts the first disks into the cache as all that was read of a longer list. */
async function readBeginning(store: ReturnType<typeof makeStore>, endpoint: string, args: object) {
  const { data } = await store.dispatch(diskList.initiate({ ...at, limit: partLimit(FEW) }))
  store.dispatch(answerAsOf(endpoint, args, { items: data?.items, nextPage: 'next' }, Date.now()))
}

/** The picker of a list: its choices, and its status, which is that of a list that was not read to its end. */
function pickerOf(store: ReturnType<typeof makeStore>) {
  const { data } = diskList.select(at)(store.getState())
  expect(isCut(data)).toBe(true)
  const query = {
    endpointName: diskList.name,
    originalArgs: at,
    currentData: data,
    isFetching: false,
    refetch: nothing,
  }
  const { choices, status } = choicesFrom(query, byName)
  if (status.state !== 'ready') throw new Error(`the list is ${status.state}`)
  return { names: choices.map(({ value }) => value), status }
}

describe('a picker of a list that was not read to its end', () => {
  let store: ReturnType<typeof makeStore>
  beforeEach(async () => {
    store = makeStore({ origin: ORIGIN })
    await readBeginning(store, diskList.name, at)
  })
  const disks = () => pickerOf(store)

  test('says that its choices are of the beginning', () => {
    const { names, status } = disks()
    expect(names).toHaveLength(FEW)
    expect(unmatchedText('disk', 'vessel-log-01', status)).toBe(
      'No disk named “vessel-log-01” among the first 2',
    )
  })

  test('has a record behind its end once it is asked for by its name, and then by its id', async () => {
    const { names, status } = disks()
    expect(names).not.toContain('vessel-log-01')
    expect(await askByName(store, status, 'vessel-log-01', nothing)).toEqual(READY)
    expect(disks().names).toEqual([...names, 'vessel-log-01'])
    const { data } = diskList.select(at)(store.getState())
    // What was chosen is asked for again after the list was read again, and is there once.
    await askByName(store, disks().status, data?.items.at(-1)?.id ?? '', nothing)
    expect(disks().names).toEqual([...names, 'vessel-log-01'])
  })

  test('knows that there is none of a name once the region has said so', async () => {
    const status = await askByName(store, disks().status, 'no-such-disk', nothing)
    expect(unmatchedText('disk', 'no-such-disk', status)).toBe('No disk named “no-such-disk”')
  })

  test('says that a call failed, and asks again', async () => {
    const failing = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'))
    const again = vi.fn<() => void>()
    const status = await askByName(store, disks().status, 'vessel-log-01', again)
    failing.mockRestore()
    expect(status.state).toBe('failed')
    if (status.state === 'failed') status.onRetry()
    expect(again).toHaveBeenCalledOnce()
  })

  test('keeps its status where its records cannot be asked for by name', async () => {
    const status = { ...disks().status, cut: [{ endpointName: 'userList', originalArgs: {} }] }
    expect(await askByName(store, status, 'marit', nothing)).toBe(status)
  })
})

test('the search finds a record behind the end of its list by its name', async () => {
  const store = makeStore({ origin: ORIGIN })
  const version: Version = NEWEST
  const here = {
    silo: 'tidewater-ops',
    project: 'berth-planner',
    version,
    isInRegion: false,
    isOperator: false,
  }
  const { index } = consolePartOf(store, finding)
  const found = () => {
    index.take(store.getState())
    index.settle()
    return findIn(index, readTyped('vessel-log')).entries.map(({ label, to }) => [label, to])
  }
  await readBeginning(store, 'search', { list: 'diskList', project: 'berth-planner' })
  expect(await askLists(store, here, 'vessel')).toEqual({ failed: [] })
  expect(found().flat()).not.toContain('vessel-log-01')
  expect(await askLists(store, here, ' vessel-log-01')).toEqual({ failed: [] })
  expect(found()).toContainEqual(['vessel-log-01', '/projects/berth-planner/disks/vessel-log-01'])
})

test('lists whose records have names can be asked', () => {
  expect(['diskList', 'instanceList', 'vpcSubnetList', 'siloList'].every(canAskByName)).toBe(true)
  expect(['userList', 'sledList', 'auditLogList'].some(canAskByName)).toBe(false)
})

import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { findIn, finding, readTyped } from '#features/console/palette/find/find'
import type { Here } from '#features/console/palette/find/here'
import { unmetText } from '#features/console/palette/nothing'
import { NEWEST, type Version } from '#store/api/versions/generated/shipped'
import { consolePartOf } from '#store/parts'
import { makeStore } from '#store/store'
import { ORIGIN, setupRegion, type RegionFixture } from '../support/region'
import { quietConsole } from '../support/pageText'

// Quick actions find everything that a user may see, although the API has no search: what was not read yet is read after the
// first text that nothing answers. Rule: NAV-12.

quietConsole()
beforeAll(() => {
  vi.stubGlobal('location', new URL(ORIGIN))
  return () => vi.unstubAllGlobals()
})

const version: Version = NEWEST
const silo = 'tidewater-ops'
const user: Here = { silo, version, project: undefined, isInRegion: false, isOperator: false }
const operator: Here = { ...user, isOperator: true }

const stores: ReturnType<typeof makeStore>[] = []
afterEach(() => {
  for (const store of stores.splice(0)) store.parts.dispose()
})

/** A console whose calls are counted, and the most of them that ran at once. */
function consoleOf() {
  const store = makeStore({ origin: ORIGIN })
  stores.push(store)
  const asked: string[] = []
  const running = { now: 0, most: 0 }
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(new URL(request.url).pathname)
    running.now += 1
    running.most = Math.max(running.most, running.now)
    try {
      return await fetch(request)
    } finally {
      running.now -= 1
    }
  })
  const { index, gathering } = consolePartOf(store, finding)
  /** Reads everything for a text, and gives what it finds. */
  async function gather(here: Here, typed: string) {
    const sought = readTyped(typed)
    gathering.begin(here, typed, sought)
    const isOver = () => {
      const progress = gathering.progress.get()
      return progress?.typed === typed && progress.isSettled && !progress.isRunning
    }
    await vi.waitUntil(isOver, { timeout: 60_000, interval: 5 })
    const { entries, isExact } = findIn(index, sought)
    const progress = gathering.progress.get()
    if (!progress) throw new Error('nothing was read')
    return { found: entries.map(({ group, label, to }) => `${group}: ${label} at ${to}`), isExact, progress }
  }
  return { store, index, gathering, asked, running, gather }
}

const firstOf = <Row>(table: { all: () => readonly Row[] }, is: (row: Row) => boolean = () => true): Row => {
  const row = table.all().find(is)
  if (!row) throw new Error('the scenario has none')
  return row
}

describe('in the region of a company', () => {
  const mock: RegionFixture = setupRegion({ scenario: 'company', persona: 'marit' })

  test('an operator does not find what any list has, from nothing, few calls at a time', async () => {
    const { asked, running, gather } = consoleOf()
    expect(asked).toEqual([])
    const { world } = mock.region
    const nicOf = (name: string) => {
      const { id } = firstOf(world.instances, (instance) => instance.name === name)
      return firstOf(world.nics, ({ instanceId }) => instanceId === id)
    }
    const nic = nicOf('crane-vision')
    const ip = nic.ipStack.type === 'v4' ? nic.ipStack.value.ip : ''
    const first = await gather(operator, ip)
    expect(first.found).toContainEqual(expect.stringMatching(/^Network interfaces: /))
    expect(first.progress.projects.searched).toBe(first.progress.projects.of)
    expect(running.most).toBeLessThanOrEqual(3)
    const calls = asked.length
    expect(new Set(asked).size).toBeGreaterThan(40)

    // From the index: nothing is asked again.
    const cases: readonly (readonly [typed: string, found: RegExp])[] = [
      [nic.mac, /^Network interfaces: /],
      [firstOf(world.subnets).id, /^Subnets: /],
      [firstOf(world.routes).id, /^Routes: /],
      [firstOf(world.snapshots).id, /^Snapshots: /],
      ['172.20.15.22', /^BGP peers: /],
      ['10.20.0.2', /^LLDP neighbours: /],
      ['192.0.2.150', /^IP ranges: 192\.0\.2\.10–192\.0\.2\.200 /],
      ['ors1007', /^Sleds: ORS1007 /],
    ]
    for (const [typed, kind] of cases) {
      const { found } = await gather(operator, typed)
      expect
        .soft({ typed, found })
        .toEqual({ typed, found: expect.arrayContaining([expect.stringMatching(kind)]) })
    }
    // Single instances are asked for their own addresses, and the pool for its silos.
    const more = asked.slice(calls).filter((path) => !/\/external-ips$|\/silos$/.test(path))
    expect(more).toEqual([])

    // An address that belongs to nothing.
    const free = '192.0.2.199'
    const { isExact, progress } = await gather(operator, free)
    expect(isExact).toBe(false)
    expect(unmetText(free, operator, progress)).toMatch(
      /^“192\.0\.2\.199” is in no name.* in the region, silo tidewater-ops, and its \d+ projects\. It lies in IP pool dock-public, which silo tidewater-ops uses\./,
    )
    expect((await gather(operator, '203.0.113.250')).progress.home).toBeNull()
  })

  test('who may not read the region asks it for nothing, and what is refused is not searched', async () => {
    mock.restart({ scenario: 'company', persona: 'yuki' })
    const { asked, gather } = consoleOf()
    const { progress } = await gather(user, 'no-such-thing')
    expect(asked.filter((path) => path.startsWith('/v1/system'))).toEqual([])
    expect(unmetText('no-such-thing', user, progress)).toContain(
      'Not searched, because they could not be read: ',
    )
  })

  test('the reading goes on after the search was closed for long, and the index after the session', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { store, index, gathering, asked } = consoleOf()
      gathering.begin(user, 'no-such-thing', readTyped('no-such-thing'))
      gathering.rest()
      await vi.advanceTimersByTimeAsync(31_000)
      const calls = asked.length
      expect(gathering.progress.get()).toBeUndefined()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(asked).toHaveLength(calls)
      expect(index.size).toBeGreaterThan(0)
      store.parts.dispose()
      expect([index.size, index.bytes]).toEqual([0, 0])
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('among ten thousand instances', () => {
  const mock = setupRegion({ scenario: 'crowded', persona: 'marit' })

  test('an address takes a call for each, or the index more than its bound', async () => {
    const { index, asked, gather } = consoleOf()
    const instance = firstOf(mock.region.world.instances, ({ name }) => name === 'node-09879')
    const { found, isExact } = await gather(user, '10.128.39.115')
    expect(isExact).toBe(true)
    expect(found[0]).toBe('Network interfaces: net0 at /projects/crowd/instances/node-09879/networking')
    // Pages of a thousand: ten of instances, five of disks, one or two of each subnet.
    expect(asked.length).toBeLessThan(80)
    expect(index.size).toBeGreaterThan(25_000)
    expect(index.bytes).toBeLessThan(12 * 1024 * 1024)
    expect(index.isFull).toBe(false)
    const before = asked.length
    expect((await gather(user, instance.id)).found).toEqual([
      'Instances: node-09879 at /projects/crowd/instances/node-09879/storage',
    ])
    expect(asked).toHaveLength(before)
  })
})

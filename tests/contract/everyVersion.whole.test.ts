import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '#store/api/api'
import { operations } from '#store/api/generated/all'
import type { OperationName } from '#store/api/generated/operationTypes'
import { OLDEST, versions, type Version } from '#store/api/versions/generated/shipped'
import { converterOf } from '#store/api/versions/converterOf'
import type { Call } from '#store/api/wire/baseQuery'
import { storeOfTest } from '../support/storeOfTest'
import { toWire } from '#model/case'
import { knownFields } from '#mirage/wire/knownFields'
import { noteCalls } from '../support/calls'
import { descriptionOf } from '../support/descriptions'
import { ORIGIN, setupRegion, startRegion } from '../support/region'

// The console's store in front of the mock in every version of the API: it reads what it reads from a region of the oldest
// version, and a project lives from its creation to its deletion.

const { anyCall } = api.injectEndpoints({
  endpoints: (build) => ({ anyCall: build.query<unknown, Call>({ query: (call) => call }) }),
}).endpoints

const others = versions.filter((version) => version !== OLDEST)
const project = 'berth-planner'
const instance = 'berth-api-1'

/** Reads of pages, with names of the scenario `company`. */
const reads: readonly [OperationName, Record<string, unknown>][] = [
  ['currentUserView', {}],
  ['currentUserGroups', {}],
  ['projectList', {}],
  ['policyView', {}],
  ['systemPolicyView', {}],
  ['instanceList', { project }],
  ['instanceView', { project, instance }],
  ['instanceNetworkInterfaceList', { project, instance }],
  ['instanceExternalIpList', { project, instance }],
  ['instanceDiskList', { project, instance }],
  ['diskList', { project }],
  ['snapshotList', { project }],
  ['imageList', { project }],
  ['floatingIpList', { project }],
  ['vpcList', { project }],
  ['vpcFirewallRulesView', { project, vpc: 'default' }],
  ['vpcSubnetList', { project, vpc: 'default' }],
  ['ipPoolList', {}],
  ['probeList', { project }],
  ['userList', {}],
  ['groupList', {}],
  ['siloList', {}],
  ['siloIpPoolList', { silo: 'tidewater-ops' }],
  // Without the pools of the region's own services, which older lists do not have.
  ['systemIpPoolList', { assignment: 'silos' }],
  ['systemIpPoolView', { pool: 'dock-public' }],
  ['systemIpPoolUtilizationView', { pool: 'dock-public' }],
  ['systemIpPoolRangeList', { pool: 'dock-public' }],
  ['systemIpPoolSiloList', { pool: 'dock-public' }],
  ['sledList', {}],
  ['networkingSwitchPortList', {}],
  ['networkingBfdStatus', {}],
  ['networkingBgpConfigList', {}],
  ['networkingLoopbackAddressList', {}],
  ['networkingSwitchPortSettingsList', {}],
  ['networkingSwitchPortSettingsView', { port: 'uplink-north' }],
  ['supportBundleList', {}],
  ['systemUpdateStatus', {}],
  ['auditLogList', { startTime: '2020-01-01T00:00:00Z' }],
]

/**
 * Reads that lose something: the generation of the target release, the unknown methods of the audit log, and the exact
 * counts of a pool.
 */
const lossy: readonly OperationName[] = ['systemUpdateStatus', 'auditLogList', 'systemIpPoolUtilizationView']

/** The token of the next page carries the filters of its version. */
const withoutToken = (answer: unknown): unknown => {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer
  const { nextPage, ...rest } = answer as { nextPage?: unknown }
  return { ...rest, hasMore: Boolean(nextPage) }
}

const oldest = converterOf(OLDEST)

type Store = ReturnType<typeof open>
const open = () => storeOfTest(ORIGIN)
const ask = async (store: Store, name: OperationName, args: object): Promise<unknown> => {
  const { data, error } = await store.dispatch(
    anyCall.initiate({ operation: operations[name], args: { ...args } }, { forceRefetch: true }),
  )
  if (error) throw new Error(`${name}: ${JSON.stringify(error)}`)
  return data
}

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/', search: '', origin: ORIGIN })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** What the oldest version can say of a response: later ones say more. */
const inOldest = (name: OperationName, answer: unknown) => {
  const { shapeOf, named } = descriptionOf(OLDEST)
  const { answer: shape } = shapeOf(name)
  return shape && knownFields(toWire(oldest.writeAnswer(name, answer)), shape, named)
}

/** The responses of a region of the oldest version, to compare with. */
const expected = new Map<OperationName, unknown>()
beforeEach(async () => {
  if (expected.size > 0) return
  const mock = startRegion({ scenario: 'company' })
  const store = open()
  for (const [name, args] of reads) expected.set(name, withoutToken(await ask(store, name, args)))
  mock.stop()
})

describe.each(others)('in front of a region of %s', (version: Version) => {
  /** Every call has the header of the version, and nothing that the version does not have. */
  const whileNoted = async (run: () => Promise<void>) => {
    const errors = noteCalls(version)
    try {
      await run()
    } finally {
      expect(await errors()).toEqual([])
    }
  }

  describe('with much in it', () => {
    setupRegion({ scenario: 'company', api: version })

    it('pages read the same', () =>
      whileNoted(async () => {
        const store = open()
        const read: Partial<Record<OperationName, unknown>> = {}
        for (const [name, args] of reads)
          read[name] = await ask(store, name, args).then(withoutToken, (error: unknown) => String(error))
        expect(store.regionVersion.version).toBe(version)
        for (const [name, older] of [...expected].filter(([each]) => !lossy.includes(each)))
          expect({ name, read: inOldest(name, read[name]) }).toEqual({ name, read: inOldest(name, older) })
        for (const name of lossy) expect(read[name]).toBeTypeOf('object')
      }))
  })

  describe('with little in it', () => {
    const mock = setupRegion({ scenario: 'small', api: version })

    it('a project lives from its creation to its deletion', () =>
      whileNoted(async () => {
        const store = open()
        const at = { project: 'harbour' }
        const poolSelector = { type: 'explicit', pool: 'dock-public' }
        await ask(store, 'projectCreate', { body: { name: 'harbour', description: '' } })
        await ask(store, 'diskCreate', {
          ...at,
          body: {
            name: 'data',
            description: '',
            size: 2 ** 30,
            diskBackend: { type: 'distributed', diskSource: { type: 'blank', blockSize: 512 } },
          },
        })
        await ask(store, 'floatingIpCreate', {
          ...at,
          body: {
            name: 'quay',
            description: '',
            addressAllocator: { type: 'auto', poolSelector },
          },
        })
        await ask(store, 'instanceCreate', {
          ...at,
          body: {
            name: 'crane',
            description: '',
            hostname: 'crane',
            ncpus: 1,
            memory: 2 ** 30,
            start: false,
            disks: [{ type: 'attach', name: 'data' }],
            externalIps: [{ type: 'ephemeral', poolSelector }],
            networkInterfaces: { type: 'default_ipv4' },
          },
        })
        const crane = { ...at, instance: 'crane' }
        mock.clock.advance(60_000)
        expect(await ask(store, 'instanceNetworkInterfaceList', crane)).toMatchObject({
          items: [
            {
              name: 'net0',
              ipStack: { type: 'v4', value: { ip: expect.stringMatching(/^172\./) as string } },
            },
          ],
        })
        await ask(store, 'floatingIpAttach', {
          ...at,
          floatingIp: 'quay',
          body: { kind: 'instance', parent: 'crane' },
        })
        const { items: ips } = (await ask(store, 'instanceExternalIpList', crane)) as {
          items: { kind: string }[]
        }
        expect(ips.map(({ kind }) => kind).toSorted()).toEqual(['ephemeral', 'floating', 'snat'])
        await ask(store, 'instanceEphemeralIpDetach', crane)
        await ask(store, 'instanceEphemeralIpAttach', { ...crane, body: { poolSelector } })
        await ask(store, 'instanceUpdate', {
          ...crane,
          body: {
            ncpus: 2,
            memory: 2 ** 31,
            bootDisk: null,
            autoRestartPolicy: null,
            cpuPlatform: null,
            enableJumboFrames: false,
          },
        })
        expect(await ask(store, 'instanceView', crane)).toMatchObject({ ncpus: 2, runState: 'stopped' })
        await ask(store, 'floatingIpDetach', { ...at, floatingIp: 'quay' })
        await ask(store, 'floatingIpDelete', { ...at, floatingIp: 'quay' })
        await ask(store, 'instanceDelete', crane)
        mock.clock.advance(60_000)
        await ask(store, 'diskDelete', { ...at, disk: 'data' })
        await ask(store, 'vpcSubnetDelete', { ...at, vpc: 'default', subnet: 'default' })
        await ask(store, 'vpcDelete', { ...at, vpc: 'default' })
        await ask(store, 'projectDelete', at)
        const { items } = (await ask(store, 'projectList', {})) as { items: { name: string }[] }
        expect(items.map(({ name }) => name)).not.toContain('harbour')
      }))
  })
})

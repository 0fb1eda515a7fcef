import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { Disk, ExternalIp, Instance } from '#store/api/generated/types'
import { instancesApi } from '#store/api/resources/instances'
import { ipPoolsApi } from '#store/api/resources/ipPools'
import type { Version } from '#store/api/versions/generated/shipped'
import type { Command } from '#store/commands/command'
import type { AppStore } from '#store/store'
import { joinGroup, startAgain } from '#features/console/deleted/commands'
import { detachExternalSubnet } from '#features/project/external-subnets/commands'
import { detachFloatingIp } from '#features/project/floating-ips/commands'
import { promoteImage } from '#features/project/images/commands'
import { startInstance } from '#features/shared/instance/commands'
import {
  detachEphemeralIp,
  detachInstanceExternalSubnet,
  detachInstanceFloatingIp,
} from '#features/project/instances/networking/commands'
import { detachDisk } from '#features/shared/instance/diskCommands'
import { adoptDisk } from '#features/system/inventory/unadopted/commands'
import { addSled } from '#features/system/inventory/sleds/commands'
import { removeRange, removeServiceRange } from '#features/system/ip-pools/commands'
import { removeMember } from '#features/system/subnet-pools/commands'
import { setTargetRelease } from '#features/system/update/commands'
import { allCommands } from '../support/allCommands'
import { nounsInRegions } from '../support/casesOf'
import { consoleInNode } from '../support/consoleInNode'
import { quietConsole, setupPages } from '../support/pageText'
import { ORIGIN, setupRegion, SPECIFIED } from '../support/region'

// A command that another client has carried out meanwhile has not failed. Each command of a menu runs in one console, and
// then in another one, on the record as it was before.

quietConsole()

/** The region takes ten seconds to add a sled. */
const UNTIL_DONE_MS = 10_000

const company = { scenario: 'company', persona: 'marit' } as const

/** Runs a command in a console of its own. @returns the standing of its line at its end, and its toasts */
async function outcomeOf<Row>(command: Command<Row>, record: Row, apiVersion?: Version) {
  const own = consoleInNode({ apiVersion })
  await own.signIn()
  own.act(() => own.run(command, record))
  const line = () => own.lines().find(({ verb }) => verb === command.name)
  await vi.waitFor(() => expect(line()?.standing ?? 'moving').not.toBe('moving'), 5_000)
  return { standing: line()?.standing, toasts: own.toasts() }
}

/** The commands of menus that the region does not refuse the first time, by their nouns. */
const carriedOut = nounsInRegions('commands')
  .map(([noun, commands, api]) => [noun, commands.filter(({ refused }) => !refused), api] as const)
  .filter(([, commands]) => commands.length > 0)

describe.each(carriedOut)(
  'the commands of %s, once another client has carried them out',
  (_, commands, api) => {
    const pages = setupPages({ ...company, api })
    test.each(commands)('$path: $label $of', async ({ path, of, label }) => {
      const page = await (await pages.begin(path)).settled()
      const { run, runs } = page.command(of, label)
      expect(await run()).toBeUndefined()
      const { standing, toasts } = await outcomeOf(runs.command, runs.record, api)
      expect(toasts.filter((toast) => !toast.startsWith('success:'))).toEqual([])
      expect(standing).not.toBe('failed')
    })
  },
)

describe('a command that reads whether it is so', () => {
  const region = setupRegion(company)
  const world = () => region.region.world
  const first = <Row>(rows: Iterable<Row>, fits: (row: Row) => boolean = () => true): Row => {
    const found = [...rows].find(fits)
    if (!found) throw new Error('The region has none of these')
    return found
  }
  const instance = (fits: (row: Instance) => boolean) => first(world().instances.all(), fits)
  const stopped = () => instance(({ runState }) => runState === 'stopped')
  const projectOf = ({ projectId }: Pick<Instance, 'projectId'>) =>
    world().projects.get(projectId)?.name ?? ''
  beforeEach(() => void vi.stubGlobal('location', new URL(ORIGIN)))
  afterEach(() => void vi.unstubAllGlobals())

  /** A command with a record of the region, of another version if today's has not got it. */
  const row = <Row>(
    command: Command<Row>,
    record: (store: AppStore) => Row | Promise<Row>,
    { api: apiVersion }: { api?: Version } = {},
  ) => ({
    name: command.name,
    /** Another client carries it out, and then the user. */
    async twice() {
      if (apiVersion) region.restart({ ...company, api: apiVersion })
      const { store } = consoleInNode({ apiVersion })
      const its = await record(store)
      const isSo = async () => command.isSo && (await store.dispatch(command.isSo(its)))
      const before = await isSo()
      await store.dispatch(command.call(its)).unwrap()
      region.clock.advance(UNTIL_DONE_MS)
      const { standing } = await outcomeOf(command, its, apiVersion)
      return { isSo: [before, await isSo()], standing }
    },
  })
  const addressOf = async <Kind extends ExternalIp['kind']>({ dispatch }: AppStore, kind: Kind) => {
    for (const of of world().instances.all()) {
      const reading = instancesApi.endpoints.instanceExternalIpList.initiate({ instance: of.id })
      const { items } = await dispatch(reading).unwrap()
      const ip = items.find((one): one is Extract<ExternalIp, { kind: Kind }> => one.kind === kind)
      if (ip && ['running', 'stopped'].includes(of.runState)) return { instance: of, ip }
    }
    throw new Error(`The region has no ${kind} address`)
  }
  const attachedSubnet = () => first(world().externalSubnets.all(), ({ instanceId }) => Boolean(instanceId))
  const rows = [
    row(joinGroup, () => {
      const of = stopped()
      const group = first(world().affinityGroups.all(), ({ projectId }) => projectId === of.projectId)
      return { project: projectOf(of), instance: of.name, group }
    }),
    row(startAgain, () => ({ project: projectOf(stopped()), instance: stopped().name })),
    row(detachFloatingIp, () => ({
      floatingIp: first(world().floatingIps.all(), ({ instanceId }) => Boolean(instanceId)),
      instance: undefined,
    })),
    row(detachExternalSubnet, () => ({ externalSubnet: attachedSubnet(), instance: undefined })),
    row(promoteImage, () => first(world().images.all(), ({ name }) => name === 'nightly-08')),
    row(detachEphemeralIp, (store) => addressOf(store, 'ephemeral')),
    row(detachInstanceFloatingIp, (store) => addressOf(store, 'floating')),
    row(detachInstanceExternalSubnet, () => {
      const externalSubnet = attachedSubnet()
      return { externalSubnet, instance: instance(({ id }) => id === externalSubnet.instanceId) }
    }),
    row(detachDisk, () => {
      const homeOf = ({ state }: Disk) =>
        state.state === 'attached' ? world().instances.get(state.instance) : undefined
      const disk = first(world().disks.all(), (one) => {
        const home = homeOf(one)
        return home?.runState === 'stopped' && home.bootDiskId !== one.id
      })
      return { disk, instance: instance(({ id }) => id === homeOf(disk)?.id) }
    }),
    row(addSled, () => first(world().uninitializedSleds.all())),
    row(setTargetRelease, () => ({ repo: { systemVersion: '15.1.0' }, target: undefined })),
    row(adoptDisk, () => first(world().unadoptedDisks.all())),
    // No subnet of the scenario lies in the second one.
    row(removeMember, () => world().subnetPools.all()[0]?.members[1] ?? first<never>([])),
    row(removeRange, async ({ dispatch }) => {
      const reading = ipPoolsApi.endpoints.systemIpPoolRangeList.initiate({ pool: 'wide-v6' })
      return first((await dispatch(reading).unwrap()).items)
    }),
    row(
      removeServiceRange,
      async ({ dispatch }) => {
        const reading = ipPoolsApi.endpoints.systemIpPoolServiceRangeList.initiate({})
        const { items } = await dispatch(reading).unwrap()
        return first(items, ({ range }) => range.first === '192.0.2.240')
      },
      SPECIFIED,
    ),
  ]

  test.each(rows)('$name', async ({ twice }) => {
    expect(await twice()).toEqual({ isSo: [false, true], standing: 'done' })
  })

  it('is in this table', () => {
    const reading = [...allCommands.values()].filter(({ isSo }) => isSo).map(({ name }) => name)
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set([...reading, startAgain.name]))
  })

  it('a sled that another client was adding just then was called failed until the addition was committed', async () => {
    const { store } = consoleInNode({})
    const sled = first(world().uninitializedSleds.all())
    await store.dispatch(addSled.call(sled)).unwrap()
    expect(await outcomeOf(addSled, sled)).toMatchObject({ standing: 'done' })
  })

  it('says what was done, or by its lifecycle the state', async () => {
    const { id, name } = instance(({ runState }) => runState === 'running')
    const record = { id, name, runState: 'stopped' }
    expect((await outcomeOf(startInstance, record as Instance)).toasts).toEqual([
      `success: ${name} is running already`,
    ])
    const image = first(world().images.all(), ({ projectId }) => !projectId)
    expect((await outcomeOf(promoteImage, image)).toasts).toEqual([
      `success: ${image.name} was already promoted`,
    ])
  })

  it('has failed where it is refused for another reason', async () => {
    const floatingIp = first(world().floatingIps.all(), ({ instanceId }) => Boolean(instanceId))
    region.restart({ ...company, faults: 'fail:floatingIpDetach:1' })
    expect((await outcomeOf(detachFloatingIp, { floatingIp, instance: undefined })).standing).toBe('failed')
  })
})

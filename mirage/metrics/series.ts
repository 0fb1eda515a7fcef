import type { FieldValue, Sled } from '#store/api/generated/types'
import { idOf } from '../random'
import type { Period } from '../models/usageHistory'
import type { Region } from '../region'
import { placement } from '../rules/placement'
import { activityOf, type Activity } from './activity'
import { sledSensors } from './hardwareSeries'
import { switchLinks } from './linkSeries'
import type { Signal } from './signal'
import type { FieldFilter, Series } from './oneSeries'
import { diskSignals, never, nicSignals, vcpuSignals, vcpuStates } from './signals'

const uuid = (value: string): FieldValue => ({ type: 'uuid', value })
const text = (value: string): FieldValue => ({ type: 'string', value })
const u32 = (value: number): FieldValue => ({ type: 'u32', value })

/** The parts of each period that lie within one of the others. */
const overlapOf = (some: readonly Period[], others: readonly Period[]): Period[] =>
  some.flatMap((one) =>
    others.flatMap((other) => {
      const from = Math.max(one.from, other.from)
      const to = Math.min(one.to ?? Infinity, other.to ?? Infinity)
      return to > from ? [{ from, to: to === Infinity ? null : to }] : []
    }),
  )

const tenancy = ({ world }: Region, { projectId }: { projectId: string }) => ({
  project_id: uuid(projectId),
  silo_id: uuid(world.projects.get(projectId)?.siloId ?? ''),
})

/** The sled of an instance; for one that is stopped, the first sled. */
function sledFields(sled: Sled | undefined) {
  return {
    sled_id: uuid(sled?.id ?? idOf('sled')),
    sled_model: text(sled?.baseboard.part ?? ''),
    sled_revision: u32(sled?.baseboard.revision ?? 0),
    sled_serial: text(sled?.baseboard.serial ?? ''),
  }
}

/** The series of every virtual machine that the filter allows. */
function* machines(region: Region, metric: string, isWanted: FieldFilter): Generator<Series> {
  const { sleds } = region.world
  const places = placement(region.world)
  const [anywhere] = sleds.all()
  for (const instance of region.world.instances.all()) {
    if (!isWanted('instance_id', instance.id) || !isWanted('project_id', instance.projectId)) continue
    const periods = region.world.history.runs.get(instance.id) ?? []
    const fields = {
      instance_id: uuid(instance.id),
      ...tenancy(region, instance),
      ...sledFields(sleds.get(places.get(instance.id) ?? '') ?? anywhere),
    }
    if (metric !== 'vcpu_usage') {
      yield { fields, periods, signal: () => never(`${instance.id} ${metric}`) }
      continue
    }
    const activity = activityOf(instance)
    for (let vcpu = 0; vcpu < instance.ncpus; vcpu += 1)
      for (const state of vcpuStates)
        yield {
          fields: { ...fields, state: text(state), vcpu_id: u32(vcpu) },
          periods,
          signal: () => vcpuSignals(instance, activity, vcpu)[state],
        }
  }
}

const failures = ['io_error', 'read_only'] as const

function* disks(region: Region, metric: string, isWanted: FieldFilter): Generator<Series> {
  const { world } = region
  const { history } = world
  const activities = new Map<string, Activity>()
  for (const disk of world.disks.all()) {
    if (!isWanted('disk_id', disk.id) || !isWanted('project_id', disk.projectId)) continue
    // A disk that was attached to one instance several times has one series for that instance.
    const homes = new Set((history.attachments.get(disk.id) ?? []).map(({ instanceId }) => instanceId))
    for (const instanceId of homes) {
      const instance = world.instances.get(instanceId)
      if (!instance || !isWanted('attached_instance_id', instanceId)) continue
      const there = (history.attachments.get(disk.id) ?? []).filter(
        (attachment) => attachment.instanceId === instanceId,
      )
      const periods = overlapOf(history.runs.get(instanceId) ?? [], there)
      const fields = {
        attached_instance_id: uuid(instanceId),
        block_size: u32(disk.blockSize),
        disk_id: uuid(disk.id),
        ...tenancy(region, disk),
      }
      if (metric.startsWith('failed_')) {
        for (const reason of failures)
          yield {
            fields: { ...fields, failure_reason: text(reason) },
            periods,
            signal: () => never(`${disk.id} ${metric} ${reason}`),
          }
        continue
      }
      const activity = activities.get(instanceId) ?? activityOf(instance)
      activities.set(instanceId, activity)
      const isBoot = instance.bootDiskId === disk.id
      const signal = () => {
        const all: Record<string, Signal> = diskSignals({ id: disk.id, isBoot }, instance, activity)
        return all[metric] ?? never(`${disk.id} ${metric}`)
      }
      yield { fields, periods, signal }
    }
  }
}

function* interfaces(region: Region, metric: string, isWanted: FieldFilter): Generator<Series> {
  const { world } = region
  for (const nic of world.nics.all()) {
    const instance = world.instances.get(nic.instanceId)
    if (!instance || !isWanted('instance_id', instance.id) || !isWanted('interface_id', nic.id)) continue
    if (!isWanted('project_id', instance.projectId)) continue
    const made = [{ from: Date.parse(nic.timeCreated), to: null }]
    yield {
      fields: {
        instance_id: uuid(instance.id),
        interface_id: uuid(nic.id),
        ...tenancy(region, instance),
      },
      periods: overlapOf(world.history.runs.get(instance.id) ?? [], made),
      signal: () => {
        const all: Record<string, Signal> = nicSignals(nic, instance, activityOf(instance))
        return all[metric] ?? never(`${nic.id} ${metric}`)
      },
    }
  }
}

const makers: Readonly<Record<string, typeof machines>> = {
  virtual_machine: machines,
  virtual_disk: disks,
  instance_network_interface: interfaces,
  hardware_component: sledSensors,
  switch_data_link: switchLinks,
}

/** The series with that name. Histograms, and metrics that the simulated hardware does not count, have none. */
export function seriesOf(
  region: Region,
  name: string,
  isHistogram: boolean,
  isWanted: FieldFilter,
): Series[] {
  const [target = '', metric = ''] = name.split(':')
  const maker = makers[target]
  return maker && !isHistogram ? [...maker(region, metric, isWanted)] : []
}

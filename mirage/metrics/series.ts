import type { FieldValue, Sled } from '../../src/store/api/generated/types'
import { idOf } from '../random'
import type { Region } from '../region'
import { placement } from '../rules/placement'
import { activityOf, type Activity } from './activity'
import type { Stretch } from './history'
import type { Signal } from './signal'
import { diskSignals, never, nicSignals, vcpuSignals, vcpuStates } from './signals'

/** One series of one thing: how it is told apart, when it was counted, and what it counted. */
export interface Series {
  fields: Readonly<Record<string, FieldValue>>
  stretches: readonly Stretch[]
  /** Made when it is needed: most series of a region are filtered away. */
  signal: () => Signal
}

const uuid = (value: string): FieldValue => ({ type: 'uuid', value })
const text = (value: string): FieldValue => ({ type: 'string', value })
const u32 = (value: number): FieldValue => ({ type: 'u32', value })

/** The parts of each stretch that lie within one of the others. */
export const overlapOf = (some: readonly Stretch[], others: readonly Stretch[]): Stretch[] =>
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

/** The sled an instance runs on; one that rests is told by the first sled there is. */
function sledFields(sled: Sled | undefined) {
  return {
    sled_id: uuid(sled?.id ?? idOf('sled')),
    sled_model: text(sled?.baseboard.part ?? ''),
    sled_revision: u32(sled?.baseboard.revision ?? 0),
    sled_serial: text(sled?.baseboard.serial ?? ''),
  }
}

/** The series of every machine; `wanted` spares those that are filtered away by instance. */
function* machines(region: Region, metric: string, wanted: Wanted): Generator<Series> {
  const { sleds } = region.world
  const places = placement(region.world)
  const [anywhere] = sleds.values()
  for (const instance of region.world.instances.values()) {
    if (!wanted('instance_id', instance.id) || !wanted('project_id', instance.projectId)) continue
    const stretches = region.world.history.runs.get(instance.id) ?? []
    const fields = {
      instance_id: uuid(instance.id),
      ...tenancy(region, instance),
      ...sledFields(sleds.get(places.get(instance.id) ?? '') ?? anywhere),
    }
    if (metric !== 'vcpu_usage') {
      yield { fields, stretches, signal: () => never(`${instance.id} ${metric}`) }
      continue
    }
    const activity = activityOf(instance)
    for (let vcpu = 0; vcpu < instance.ncpus; vcpu += 1)
      for (const state of vcpuStates)
        yield {
          fields: { ...fields, state: text(state), vcpu_id: u32(vcpu) },
          stretches,
          signal: () => vcpuSignals(instance, activity, vcpu)[state],
        }
  }
}

const failures = ['io_error', 'read_only'] as const

function* disks(region: Region, metric: string, wanted: Wanted): Generator<Series> {
  const { world } = region
  const { history } = world
  const activities = new Map<string, Activity>()
  for (const disk of world.disks.values()) {
    if (!wanted('disk_id', disk.id) || !wanted('project_id', disk.projectId)) continue
    // A disk that came back to an instance is counted on: one series for the two of them.
    const homes = new Set((history.attachments.get(disk.id) ?? []).map(({ instanceId }) => instanceId))
    for (const instanceId of homes) {
      const instance = world.instances.get(instanceId)
      if (!instance || !wanted('attached_instance_id', instanceId)) continue
      const there = (history.attachments.get(disk.id) ?? []).filter((each) => each.instanceId === instanceId)
      const stretches = overlapOf(history.runs.get(instanceId) ?? [], there)
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
            stretches,
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
      yield { fields, stretches, signal }
    }
  }
}

function* interfaces(region: Region, metric: string, wanted: Wanted): Generator<Series> {
  const { world } = region
  for (const nic of world.nics.values()) {
    const instance = world.instances.get(nic.instanceId)
    if (!instance || !wanted('instance_id', instance.id) || !wanted('interface_id', nic.id)) continue
    if (!wanted('project_id', instance.projectId)) continue
    const made = [{ from: Date.parse(nic.timeCreated), to: null }]
    yield {
      fields: {
        instance_id: uuid(instance.id),
        interface_id: uuid(nic.id),
        ...tenancy(region, instance),
      },
      stretches: overlapOf(world.history.runs.get(instance.id) ?? [], made),
      signal: () => {
        const all: Record<string, Signal> = nicSignals(nic, instance, activityOf(instance))
        return all[metric] ?? never(`${nic.id} ${metric}`)
      },
    }
  }
}

/** Whether a filter lets a value of a field through. */
export type Wanted = (field: string, value: string) => boolean

const makers: Readonly<Record<string, typeof machines>> = {
  virtual_machine: machines,
  virtual_disk: disks,
  instance_network_interface: interfaces,
}

/** The series of a name. What the mock's hardware does not count has none, and neither have histograms. */
export function seriesOf(region: Region, name: string, isHistogram: boolean, wanted: Wanted): Series[] {
  const [target = '', metric = ''] = name.split(':')
  const maker = makers[target]
  return maker && !isHistogram ? [...maker(region, metric, wanted)] : []
}

import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { instanceLifecycle, type InstanceCommand } from '#machines/lifecycle/instanceLifecycle'
import { instanceMachine } from '#machines/lifecycle/instanceMachine'
import { withoutCapital } from '#model/case'
import type { Disk, Instance, InstanceState } from '#store/api/generated/types'
import { GIB } from '#model/units'
import { defaults } from '#model/settings'
import { workOf, type Behaviour } from '../behaviours/behaviour'
import { instanceBehaviour } from '../behaviours/instanceBehaviour'
import type { Region } from '../region'
import { conflict, invalid, invalidValue, unreadable } from '../wire/apiError'
import { moveTo } from './moveTo'
import { followInstance } from './multicastStates'

const { limits } = defaults

/** @throws 400 with the reason when the lifecycle forbids the command; 409 for a start, as in the control plane */
export function requireAllowed(instance: Instance, command: InstanceCommand) {
  const reason = instanceLifecycle.why(instance.runState, command)
  if (!reason) return
  const text = `instance is ${instance.runState}: ${withoutCapital(reason)}`
  throw command === 'command.start' ? conflict(text) : invalid(text)
}

/** Changes fields of an instance. @returns the new row. @throws 400 when the instance is gone */
export function changeInstance(region: Region, id: string, fields: Partial<Instance>): Instance {
  const row = region.world.instances.get(id)
  if (!row) throw invalid('the instance is gone')
  return region.world.instances.update(id, { ...fields })
}

/** Puts an instance into a state and schedules the next report of the hardware. */
export function moveInstance(
  region: Region,
  id: string,
  state: string,
  behaviour: Behaviour = instanceBehaviour,
) {
  moveTo(
    region,
    {
      lifecycle: instanceLifecycle,
      machine: instanceMachine,
      work: workOf(behaviour),
      id,
      read: () => region.world.instances.get(id)?.runState,
      write(next) {
        changeInstance(region, id, {
          runState: next as InstanceState,
          timeRunStateUpdated: region.timestamp(),
        })
        followInstance(region, id)
      },
    },
    state,
  )
}

/** @throws 400 when an instance cannot have that many CPUs or that much memory */
export function checkSize(ncpus: unknown, memory: unknown) {
  if (typeof ncpus !== 'number') throw unreadable('ncpus', 'missing field `ncpus`')
  if (typeof memory !== 'number') throw unreadable('memory', 'missing field `memory`')
  // Ours: the control plane has no lower bound.
  if (ncpus < 1) throw invalid('an instance must have at least one vCPU')
  if (ncpus > limits.vcpus) throw invalid(`cannot have more than ${limits.vcpus} vCPUs per instance`)
  if (memory < GIB) throw invalidValue('size', 'memory must be at least 1 GiB')
  if (memory % GIB !== 0) throw invalidValue('size', 'memory must be divisible by 1 GiB')
  if (memory > limits.memoryGiB * GIB)
    throw invalidValue('size', `memory must be at most ${limits.memoryGiB} GiB`)
}

/** The disks that are attached to an instance. */
export function attachedDisks(region: Region, instanceId: string): Disk[] {
  return region.world.disks.where(
    ({ state }) =>
      'instance' in state && state.instance === instanceId && !diskLifecycle.has(state.state, 'leaving'),
  )
}

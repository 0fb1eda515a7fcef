import type { Instance, InstanceState } from '../../src/store/api/generated/types'
import { GIB } from '../../src/store/model/limits'
import type { ProjectRow } from '../models/project'
import { idOf } from '../random'
import type { Region } from '../region'
import { hoursAgo, stamps } from './times'

interface InstanceOptions {
  state?: InstanceState
  ncpus?: number
  memoryGiB?: number
  hours?: number
  description?: string
  policy?: 'never' | 'best_effort' | null
  /** Hours since the last automatic restart. */
  restartedHoursAgo?: number
  /** The state stays as it is, to be looked at. */
  still?: boolean
}

/** An instance, with believable defaults: running, two CPUs, eight GiB. */
export function makeInstance(
  region: Region,
  project: ProjectRow,
  name: string,
  options: InstanceOptions = {},
): Instance {
  const {
    state = 'running',
    ncpus = 2,
    memoryGiB = 8,
    hours = 200,
    description = '',
    policy = null,
  } = options
  const id = idOf(`instance ${project.id} ${name}`)
  const { restartedHoursAgo: since } = options
  const row: Instance = {
    id,
    name,
    description,
    hostname: name,
    projectId: project.id,
    ncpus,
    memory: memoryGiB * GIB,
    runState: state,
    timeRunStateUpdated: hoursAgo(region, Math.min(hours / 3, 40)),
    autoRestartPolicy: policy,
    autoRestartEnabled: policy !== 'never',
    autoRestartCooldownExpiration: since === undefined ? null : hoursAgo(region, since - 1),
    timeLastAutoRestarted: since === undefined ? null : hoursAgo(region, since),
    bootDiskId: null,
    ...stamps(region, hours),
  }
  region.world.instances.set(id, row)
  if (options.still) region.world.still.add(id)
  return row
}

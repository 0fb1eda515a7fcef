import type { Instance, InstanceState } from '#store/api/generated/types'
import { GIB } from '#model/units'
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
  /** It is in its state since its creation. */
  neverRan?: true
  /** Keeps its state: the simulated hardware does not change it. */
  frozen?: boolean
}

/** An instance; unless the options say otherwise it runs and has two CPUs and 8 GiB of memory. */
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
    timeRunStateUpdated: hoursAgo(region, options.neverRan ? hours : Math.min(hours / 3, 40)),
    autoRestartPolicy: policy,
    autoRestartEnabled: policy !== 'never',
    autoRestartCooldownExpiration: since === undefined ? null : hoursAgo(region, since - 1),
    timeLastAutoRestarted: since === undefined ? null : hoursAgo(region, since),
    bootDiskId: null,
    cpuPlatform: null,
    enableJumboFrames: false,
    ...stamps(region, hours),
  }
  region.world.instances.insert(row)
  if (options.frozen) region.world.frozen.insert({ id })
  return row
}

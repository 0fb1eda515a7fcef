import type * as Older from '../generated/v2026032500'
import type * as Newer from '../generated/v2026060800'
import { addedFields } from './addedFields'
import {
  bodyOf,
  forEachRecord,
  NotOfferedError,
  pageConversion,
  without,
  type Changes,
  type Conversion,
  type VersionStep,
} from '../change'
import { portSettings, portSettingsCreate } from './ports'

// The block sizes of disks and images are the same numbers as before, and a unit of metrics that is not
// known is shown as it is, so these need no conversion.

/** An instance. Older regions have no jumbo frames; an older reader ignores the flag. */
const instance: Conversion<Older.Instance, Newer.Instance> = {
  up: (older) => ({ enableJumboFrames: false, ...older }),
  down: (newer) => newer as Older.Instance, // The newer enumeration has one CPU platform more.
}

/** Refuses an instance with a CPU platform that an older caller does not know. */
function refusePlatform({ cpuPlatform }: Newer.Instance) {
  if (cpuPlatform === 'amd_turin_v2')
    throw new NotOfferedError(`CPU platform ${cpuPlatform} not supported for client version`, 406)
}

/** Refuses a metric with a unit that an older caller does not know. */
function refuseUnit({ units }: Newer.TimeseriesSchema) {
  if (units === 'joules')
    throw new NotOfferedError(`client version out of date: schema contains new types of units (${units})`)
}

/** A CPU platform that the older versions have as well. */
function olderPlatform<Platform extends string | null | undefined>(
  platform: Platform | 'amd_turin_v2',
): Platform {
  if (platform === 'amd_turin_v2') throw new NotOfferedError('This region has no CPU platform amd_turin_v2.')
  return platform
}

/** A body without the flag of jumbo frames. */
function noJumboFrames<Body extends { enableJumboFrames?: boolean | null | undefined }>(body: Body) {
  if (body.enableJumboFrames) throw new NotOfferedError('This region has no jumbo frames.')
  return without(body, 'enableJumboFrames')
}

const instanceCreate: Conversion<Older.InstanceCreate, Newer.InstanceCreate> = {
  up: (body) => body,
  down: (body) => ({ ...noJumboFrames(body), cpuPlatform: olderPlatform(body.cpuPlatform) }),
}

const instanceUpdate: Conversion<Older.InstanceUpdate, Newer.InstanceUpdate> = {
  // The flag is required, and the request of the model does not know its present value. A form must add it
  // to the body from the instance of a newer region; otherwise the update switches jumbo frames off.
  up: (body) => ({ enableJumboFrames: false, ...body }),
  down: (body) => ({ ...noJumboFrames(body), cpuPlatform: olderPlatform(body.cpuPlatform) }),
}

// Losses, and values assumed in their place

const JUMBO = 'An older reader does not see jumbo frames.'
const INTERFACE = 'The newer version does not say the interface of a BGP peer: the console keeps it beside.'

const oneInstance = { answer: instance, refuse: refusePlatform, lost: JUMBO }

const changes: Changes<Older.Operations, Newer.Operations> = {
  instanceCreate: { ...oneInstance, request: bodyOf(instanceCreate) },
  instanceList: { answer: pageConversion(instance), refuse: forEachRecord(refusePlatform), lost: JUMBO },
  instanceReboot: oneInstance,
  instanceStart: oneInstance,
  instanceStop: oneInstance,
  instanceUpdate: {
    ...oneInstance,
    request: bodyOf(instanceUpdate),
    lost: 'An older update switches jumbo frames off.',
  },
  instanceView: oneInstance,

  systemTimeseriesSchemaList: { refuse: forEachRecord(refuseUnit) },

  networkingSwitchPortSettingsCreate: {
    request: bodyOf(portSettingsCreate),
    answer: portSettings,
    lost: INTERFACE,
  },
  networkingSwitchPortSettingsView: { answer: portSettings, lost: INTERFACE },

  systemUpdateStatus: {
    answer: addedFields({ contactSupport: false }),
    lost: 'The older version does not say that support is needed.',
  },
}

export const v2026060800: VersionStep = { since: '2026060800', changes }

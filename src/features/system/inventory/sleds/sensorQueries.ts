import type { DayQuery } from '#features/shared/dayLines/dayOf'

// The sensors of a sled, by its serial number.

const ofSled = { filters: { chassis_kind: 'sled' }, fields: ['chassis_serial'] } as const

/** The power that it takes: a busy sled takes more. */
export const powerQuery: DayQuery = { ...ofSled, metrics: ['hardware_component:power'], reducer: 'sum' }

/** The mean of its sensors. */
export const temperatureQuery: DayQuery = {
  ...ofSled,
  metrics: ['hardware_component:temperature'],
  reducer: 'mean',
}

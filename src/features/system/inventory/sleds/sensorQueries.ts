import type { DayQuery } from '#features/shared/dayLines/dayOf'

/** The power that a sled takes, by its serial number: a busy sled takes more. */
export const powerQuery: DayQuery = {
  metrics: ['hardware_component:power'],
  filters: { chassis_kind: 'sled' },
  fields: ['chassis_serial'],
  reducer: 'sum',
}

/** The target release of the region. */
export interface ReleaseRow {
  /** Counts the target releases; 1 is none. */
  generation: number
  /** Null for none. */
  version: string | null
  /** The target before; null for none. */
  previous: string | null
  timeRequested: string
  /** When the present steps began, and the number of components that were on the target then. */
  since: string
  updatedBefore: number
  /** The number of updated components at which no further step is planned; null to go on to the end. */
  waitsAt: number | null
  /** Something besides the update needs support, such as a service in maintenance. */
  isUnhealthy: boolean
}

/** A sled that got its software by hand, during a support case. Updates wait until the region knows the release. */
export interface RecoveryRow {
  sledId: string
  version: string
}

/** The target release of a region that never had one, since its handover. */
export const noTarget: ReleaseRow = {
  generation: 1,
  version: null,
  previous: null,
  timeRequested: '2024-09-30T06:58:00.000000Z',
  since: '2024-09-30T06:58:00.000000Z',
  updatedBefore: 0,
  waitsAt: null,
  isUnhealthy: false,
}

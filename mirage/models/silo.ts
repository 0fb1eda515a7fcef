import type { Silo, SiloAuthSettings } from '../../src/store/api/generated/types'

/** A silo, with its limits. */
export interface SiloRow extends Silo {
  deviceTokenMaxTtlSeconds: SiloAuthSettings['deviceTokenMaxTtlSeconds']
  /** CPUs, and bytes of memory and storage. */
  quota: { cpus: number; memory: number; storage: number }
}

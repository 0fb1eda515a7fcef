import type { Silo, SiloAuthSettings } from '#store/api/generated/types'

/** A silo and its limits. */
export interface SiloRow extends Silo {
  deviceTokenMaxTtlSeconds: SiloAuthSettings['deviceTokenMaxTtlSeconds']
  /** A number of CPUs, and bytes of memory and storage. */
  quota: { cpus: number; memory: number; storage: number }
}

import type {
  PhysicalDiskAdoptionRequest,
  PhysicalDiskManufacturerIdentity,
  UnadoptedPhysicalDisk,
} from '#store/api/generated/types'

/** A physical disk that is not adopted: one that a sled has, or one whose adoption is requested. */
export interface UnadoptedDisk {
  diskId: PhysicalDiskManufacturerIdentity
  /** Its place. The region says it of disks without a request only. */
  place?: Pick<UnadoptedPhysicalDisk, 'sledId' | 'slot' | 'variant'>
  /** The request for its adoption. */
  request?: Pick<PhysicalDiskAdoptionRequest, 'id' | 'timeCreated'>
}

/** The identity of a disk that is not adopted, as the region writes it: it has no other id. */
export const unadoptedDiskId = ({ vendor, model, serial }: PhysicalDiskManufacturerIdentity): string =>
  `${vendor}:${model}:${serial}`

/** Rows of a table's page when nothing else was chosen. Source: specification §9. */
export const PAGE_SIZE = 50
/** Choices of "rows per page". */
export const PAGE_SIZES = [25, 50, 100] as const
/** The limit that means "practically everything", for pickers. Source: specification §9 (the constant 1000). */
export const ALL_LIMIT = 1000
/** How long an answer counts as fresh, in seconds. Source: specification §7. */
export const FRESH_S = 2

/** Bytes in a unit. Source: specification §9 (1024 per unit). */
export const KIB = 1024
export const MIB = 1024 * KIB
export const GIB = 1024 * MIB
export const TIB = 1024 * GIB

/** Most virtual CPUs of one instance. */
export const MAX_VCPUS = 64
/** Memory of one instance, in GiB. */
export const MIN_MEMORY_GIB = 1
export const MAX_MEMORY_GIB = 1536
/** Size of one disk, in GiB. */
export const MIN_DISK_GIB = 1
export const MAX_DISK_GIB = 1023
/** Network interfaces of one instance. */
export const MAX_NICS = 8
/** External addresses of one instance, floating and ephemeral together. */
export const MAX_EXTERNAL_IPS = 32
/** Instances of one affinity or anti-affinity group. */
export const MAX_GROUP_MEMBERS = 32
/** Groups of one kind that an instance may be in. */
export const MAX_GROUPS_OF_INSTANCE = 16
/** Rows of one policy; the description does not say. Source: backend-behaviour §1.7. */
export const MAX_ASSIGNMENTS = 64
/** Disks of one instance, the boot disk included. */
export const MAX_DISKS = 8
/** SSH keys an instance may be made with. */
export const MAX_KEYS = 100
/** User data of one instance, in bytes, before it is encoded. */
export const MAX_USER_DATA_BYTES = 32 * KIB
/** Longest host name, in characters. */
export const MAX_HOSTNAME = 253
/** Longest description, in characters. */
export const MAX_DESCRIPTION = 512
/** Longest resource name, in characters. */
export const MAX_NAME = 63
/** Block sizes a blank disk may have, in bytes. */
export const BLOCK_SIZES = [512, 2048, 4096] as const

/** Highest port number. */
export const MAX_PORT = 65_535
/** Highest ICMP type and code. */
export const MAX_ICMP = 255
/** Highest number a firewall rule may have as its priority; lower ones are looked at first. */
export const MAX_PRIORITY = 65_535
/** Targets, and filters of each kind, of one firewall rule. Source: backend-behaviour §3.24. */
export const MAX_RULE_PARTS = 256

/** Length of a device code, in letters. */
export const DEVICE_CODE_LENGTH = 8

/** A size rounded up to the next multiple of ten, at most {@link MAX_DISK_GIB}: the suggestion for a disk made of a source. */
export const roundUpToTen = (sizeGiB: number): number => Math.min(Math.ceil(sizeGiB / 10) * 10, MAX_DISK_GIB)

/** Bytes of a file sent in one call. Source: project-screens §10.4. */
export const CHUNK_BYTES = 512 * KIB
/** How many pieces are on their way at a time. */
export const CHUNKS_AT_ONCE = 6
/** How long before a piece is sent again, in milliseconds, by attempt; as many more attempts as there are numbers. */
export const CHUNK_RETRY_MS = [500, 2_000] as const
/** How long an answer may take during an upload before the attempt counts as failed, in milliseconds. */
export const UPLOAD_TIMEOUT_MS = 30_000

/** How long an answer may take, in milliseconds. A change may take the control plane long; asking should not. */
export const READ_TIMEOUT_MS = 30_000
export const WRITE_TIMEOUT_MS = 60_000
/** How long an answer may take before what waits for it can be left alone, in milliseconds. */
export const SLOW_MS = 10_000

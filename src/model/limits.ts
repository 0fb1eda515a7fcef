import { KIB } from './units'

// The limits of the API. Those of the hardware are settings of the installation: settings.ts.

/** Least memory of one instance, in GiB. */
export const MIN_MEMORY_GIB = 1
/** Least size of one disk, in GiB. */
export const MIN_DISK_GIB = 1
/** Largest size of one local disk, in GiB: 10 PiB. */
export const MAX_LOCAL_DISK_GIB = 10 * 2 ** 20
/** Size of one repository, in GiB. Other bodies have at most 10 MiB, a bulk write 8 MiB. */
export const MAX_REPOSITORY_GIB = 4
/** Network interfaces of one instance. */
export const MAX_NICS = 8
/** External addresses of one instance, floating and ephemeral together. */
export const MAX_EXTERNAL_IPS = 32
/** External subnets of one instance. */
export const MAX_EXTERNAL_SUBNETS = 32
/** Multicast groups of one instance. */
export const MAX_MULTICAST_GROUPS = 32
/** Instances of one affinity or anti-affinity group. */
export const MAX_GROUP_MEMBERS = 32
/** Groups of one kind per instance. */
export const MAX_GROUPS_OF_INSTANCE = 16
/** Maximum rows of one policy; not in the API description. Rule: ROLE-6. */
export const MAX_ASSIGNMENTS = 64
/** Disks of one instance, including the boot disk. */
export const MAX_DISKS = 8
/** Maximum SSH keys of a new instance. */
export const MAX_KEYS = 100
/** User data of one instance, in bytes, before encoding. */
export const MAX_USER_DATA_BYTES = 32 * KIB
/** Longest host name, in characters. */
export const MAX_HOSTNAME = 253
/** Longest description, in characters. */
export const MAX_DESCRIPTION = 512
/** Longest resource name, in characters. */
export const MAX_NAME = 63
/**
 * Bytes in one block of a blank or imported disk. A disk made from a snapshot or an image has the block size of its source.
 * The size of a disk is a multiple of its block size.
 */
export const BLOCK_SIZES = [512, 2048, 4096] as const

/** Highest port number. */
export const MAX_PORT = 65_535
/** Highest ICMP type and code. */
export const MAX_ICMP = 255
/** Highest priority number of a firewall rule; lower numbers are evaluated first. */
export const MAX_PRIORITY = 65_535
/** Maximum number of targets, and of filters of each kind, per firewall rule. Rule: NET-10. */
export const MAX_RULE_PARTS = 256

/** Length of a device code, in letters. */
export const DEVICE_CODE_LENGTH = 8

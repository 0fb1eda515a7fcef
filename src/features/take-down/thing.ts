import type { ManyRow } from '#store/commands/many'

/** A kind of things that are in a project, a VPC or a silo, and those three. */
export type ThingKind =
  | 'instance'
  | 'disk'
  | 'snapshot'
  | 'image'
  | 'siloImage'
  | 'promotedImage'
  | 'floatingIp'
  | 'affinityGroup'
  | 'antiAffinityGroup'
  | 'probe'
  | 'vpc'
  | 'subnet'
  | 'interface'
  | 'router'
  | 'gateway'
  | 'firewallRule'
  | 'project'
  | 'silo'
  | 'user'
  | 'group'
  | 'identityProvider'
  | 'certificate'
  | 'pool'

/** A thing as it was read. */
export interface Thing {
  kind: ThingKind
  id: string
  name: string
  /** The id of the thing that it is in; undefined for the whole. */
  within?: string | undefined
  /** Its page. */
  to?: string
  /** Its bytes of storage. */
  size?: number
  /** The ids of things that have to be gone before: the instance of a disk, the owner of an interface. */
  heldBy: readonly string[]
  /** The command that deletes it. Without one, it goes with what it is in, or stays. */
  runs?: ManyRow
  /** It stays when everything else is gone. */
  isKept?: true
}

/** Everything that was read of a whole. */
export interface Reading {
  /** The whole first; each thing after the one that it is in. */
  things: readonly Thing[]
  /** Lists that the user may not read, as sentences. */
  unread: readonly string[]
  /** Names of things outside of the whole that hold something in it, by their ids. */
  outside: ReadonlyMap<string, string>
}

/** What is to be taken down, by its name in the address. */
export type Whole =
  | { kind: 'project'; project: string }
  | { kind: 'vpc'; project: string; vpc: string }
  | { kind: 'silo'; silo: string }

import type { Instance } from '#store/api/generated/types'

// The model of the VPC map. On the left the targets of routes; then a lane for each router, with its subnets and
// their interfaces. Contents of a lane need no line, so the remaining lines are easy to follow.

/** Something drawn. */
export interface MapNode {
  id: string
  /** The kind in words. */
  kind: string
  label: string
  detail?: string
  /** Its page, if any. */
  to?: string
  /** Its relations, in a sentence or two. */
  description: string
  /** Ids of the nodes and lines highlighted with it. */
  related: ReadonlySet<string>
}

/** All routes from one router to one target. */
export interface RouteLine {
  id: string
  routerId: string
  targetId: string
  destinations: readonly string[]
}

/** The folded rest of a long list. */
export interface Overflow {
  /** The id of its router or subnet. */
  ownerId: string
  label: string
  /** Follows the label, with what is between them: ", empty". */
  detail: string
}

/** An interface of an instance. */
export interface Interface extends MapNode {
  /** Its private addresses, IPv4 first. */
  ips: readonly string[]
  /** Undefined if the instance is not visible. */
  instance: Instance | undefined
  /** A subnet above it, of the same router, names its instance too. */
  isNamedAbove: boolean
}

export interface SubnetNode extends MapNode {
  interfaces: readonly Interface[]
  overflow: Overflow | undefined
}

export interface RouterLane {
  router: MapNode
  subnets: readonly SubnetNode[]
  overflow: Overflow | undefined
}

export interface MapModel {
  targets: readonly MapNode[]
  lines: readonly RouteLine[]
  lanes: readonly RouterLane[]
  /** The link to create the first subnet, if there is none. */
  newSubnet: string | undefined
}

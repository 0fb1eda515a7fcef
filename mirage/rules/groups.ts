import type { AffinityGroup, AffinityGroupMember, Instance } from '../../src/store/api/generated/types'
import { MAX_GROUP_MEMBERS, MAX_GROUPS_OF_INSTANCE } from '../../src/store/model/limits'
import type { Region } from '../region'
import { invalid, noCapacity } from '../wire/fault'
import type { World } from '../world'
import { isAtRest } from './quota'

// Groups of instances that keep together, and of instances that keep apart: two tables under one set of rules.
// Source: backend-behaviour §2.4, §3.1, §4.7, §4.14.

/** One of the two kinds, by the API's own label. */
export type GroupKind = 'affinity-group' | 'anti-affinity-group'

const kinds: readonly GroupKind[] = ['affinity-group', 'anti-affinity-group']

/** The rows of a kind. Both kinds have the same fields. */
export const groupTable = (world: World, kind: GroupKind): Map<string, AffinityGroup> =>
  kind === 'affinity-group' ? world.affinityGroups : world.antiAffinityGroups

/** Ids of members by the id of their group. */
export const memberTable = (world: World, kind: GroupKind): Map<string, readonly string[]> =>
  kind === 'affinity-group' ? world.affinityMembers : world.antiAffinityMembers

/** The instances of a group, as they are now. */
export function membersOf({ world }: Region, kind: GroupKind, groupId: string): Instance[] {
  const ids = memberTable(world, kind).get(groupId) ?? []
  return ids.flatMap((id) => world.instances.get(id) ?? [])
}

/** The groups of a kind that an instance is in. */
export const groupsOf = ({ world }: Region, kind: GroupKind, instanceId: string): AffinityGroup[] =>
  [...groupTable(world, kind).values()].filter((group) =>
    memberTable(world, kind).get(group.id)?.includes(instanceId),
  )

/** An instance as a group lists it. */
export const asMember = ({ id, name, runState }: Instance): AffinityGroupMember => ({
  type: 'instance',
  value: { id, name, runState },
})

/** @throws 400 when the group is full. */
export function requireRoomIn(region: Region, kind: GroupKind, groupId: string) {
  if (membersOf(region, kind, groupId).length >= MAX_GROUP_MEMBERS)
    throw invalid(`group already has maximum number of members (${MAX_GROUP_MEMBERS})`)
}

/** @throws 400 when an instance would be in more groups of a kind than it may. */
export function requireFewGroups(count: number) {
  if (count > MAX_GROUPS_OF_INSTANCE)
    throw invalid(`instance already belongs to maximum number of groups (${MAX_GROUPS_OF_INSTANCE})`)
}

/** Puts an instance into a group. */
export function join({ world }: Region, kind: GroupKind, groupId: string, instanceId: string) {
  const table = memberTable(world, kind)
  table.set(groupId, [...(table.get(groupId) ?? []), instanceId])
}

/** Takes an instance out of a group. */
export function leave({ world }: Region, kind: GroupKind, groupId: string, instanceId: string) {
  const table = memberTable(world, kind)
  table.set(
    groupId,
    (table.get(groupId) ?? []).filter((id) => id !== instanceId),
  )
}

/** Takes an instance that goes away out of every group. */
export function leaveAll(region: Region, instanceId: string) {
  for (const kind of kinds)
    for (const group of groupsOf(region, kind, instanceId)) leave(region, kind, group.id, instanceId)
}

/**
 * Whether an instance finds a sled without breaking a rule that must not be broken: each member of a group that keeps
 * apart and fails otherwise needs a sled of its own. A region that knows no sleds places anything.
 *
 * @throws 507 when there are too few sleds
 */
export function requirePlace(region: Region, instanceId: string, groups: readonly AffinityGroup[]) {
  const { sleds } = region.world
  if (sleds.size === 0) return
  const usable = [...sleds.values()].filter(
    ({ policy }) => policy.kind === 'in_service' && policy.provisionPolicy === 'provisionable',
  ).length
  for (const group of groups) {
    if (group.policy !== 'fail') continue
    const others = membersOf(region, 'anti-affinity-group', group.id).filter(
      (member) => member.id !== instanceId && !isAtRest(member),
    )
    if (others.length >= usable)
      throw noCapacity(`No sleds can fit the requested instance: anti-affinity group "${group.name}"`)
  }
}

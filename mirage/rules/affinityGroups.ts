import type { AffinityGroup, AffinityGroupMember, Instance } from '#store/api/generated/types'
import { MAX_GROUP_MEMBERS, MAX_GROUPS_OF_INSTANCE } from '#model/limits'
import type { AffinityGroupRow } from '../models/affinityGroup'
import type { Region } from '../region'
import { invalid, noCapacity } from '../wire/apiError'
import type { Table } from '../table'
import type { World } from '../world'
import { isAtRest } from './quota'

// Affinity groups and anti-affinity groups: two tables with the same rules.

/** The kind of a group, as the API calls it. */
export type GroupKind = 'affinity-group' | 'anti-affinity-group'

const kinds: readonly GroupKind[] = ['affinity-group', 'anti-affinity-group']

/** The rows of one kind. Both kinds have the same fields. */
export const groupTable = (world: World, kind: GroupKind): Table<AffinityGroupRow> =>
  kind === 'affinity-group' ? world.affinityGroups : world.antiAffinityGroups

/** The instances in a group. */
export function membersOf({ world }: Region, kind: GroupKind, groupId: string): Instance[] {
  const ids = groupTable(world, kind).get(groupId)?.members ?? []
  return ids.flatMap((id) => world.instances.get(id) ?? [])
}

/** The groups of one kind that contain an instance. */
export const groupsOf = ({ world }: Region, kind: GroupKind, instanceId: string): AffinityGroupRow[] =>
  groupTable(world, kind).where(({ members }) => members.includes(instanceId))

/** An instance as a member of a group. */
export const asMember = ({ id, name, runState }: Instance): AffinityGroupMember => ({
  type: 'instance',
  value: { id, name, runState },
})

/** @throws 400 when the group is full */
export function requireRoomIn(region: Region, kind: GroupKind, groupId: string) {
  if (membersOf(region, kind, groupId).length >= MAX_GROUP_MEMBERS)
    throw invalid(`group already has maximum number of members (${MAX_GROUP_MEMBERS})`)
}

/** @throws 400 when that many groups of one kind are too many for an instance */
export function requireFewGroups(count: number) {
  if (count > MAX_GROUPS_OF_INSTANCE)
    throw invalid(`instance already belongs to maximum number of groups (${MAX_GROUPS_OF_INSTANCE})`)
}

/** Adds an instance to a group. */
export const join = ({ world }: Region, kind: GroupKind, group: AffinityGroupRow, instanceId: string) =>
  groupTable(world, kind).update(group.id, { members: [...group.members, instanceId] })

/** Removes an instance from a group. */
export const leave = ({ world }: Region, kind: GroupKind, group: AffinityGroupRow, instanceId: string) =>
  groupTable(world, kind).update(group.id, { members: group.members.filter((id) => id !== instanceId) })

/** Removes an instance from all its groups. */
export function leaveAll(region: Region, instanceId: string) {
  for (const kind of kinds)
    for (const group of groupsOf(region, kind, instanceId)) leave(region, kind, group, instanceId)
}

/**
 * Checks that there is a sled for an instance: each member of an anti-affinity group with the policy `fail` needs a sled
 * of its own. A region without sleds places every instance.
 *
 * @throws 507 if there are too few sleds
 */
export function requirePlace(region: Region, instanceId: string, groups: readonly AffinityGroup[]) {
  const { sleds } = region.world
  if (sleds.all().length === 0) return
  const usable = sleds.where(
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

import type { AffinityGroup, AffinityGroupMember } from '../../store/api/generated/types'
import { defineCommand, type Command } from '../../store/commands/command'
import { phrase } from '../../store/commands/phrase'
import '../../store/api/affinity'
import { kinds, type GroupKind } from './kinds'

const deleting = (kind: GroupKind) => ({
  name: `${kind}.delete`,
  label: 'Delete',
  subject: (group: AffinityGroup) => ({ kind: `${kind}-group`, id: group.id, name: group.name }),
  confirm: (group: AffinityGroup) => ({
    title: phrase`Delete ${group.name}?`,
    body: `The ${kinds[kind].noun} is deleted. Its instances stay, and are placed without it.`,
    tone: 'danger' as const,
  }),
  started: (group: AffinityGroup) => `${kinds[kind].label} group ${group.name} deleted`,
  failed: (group: AffinityGroup) => `Could not delete ${group.name}`,
})

/** Deletes a group. Nothing keeps it: memberships go with it. */
export const deleteGroup: Readonly<Record<GroupKind, Command<AffinityGroup>>> = {
  'anti-affinity': defineCommand<AffinityGroup, 'antiAffinityGroupDelete'>({
    ...deleting('anti-affinity'),
    operation: 'antiAffinityGroupDelete',
    toArgs: (group) => ({ antiAffinityGroup: group.id }),
  }),
  affinity: defineCommand<AffinityGroup, 'affinityGroupDelete'>({
    ...deleting('affinity'),
    operation: 'affinityGroupDelete',
    toArgs: (group) => ({ affinityGroup: group.id }),
  }),
}

/** An instance in a group. */
export interface Membership {
  group: Pick<AffinityGroup, 'id' | 'name'>
  instance: Pick<AffinityGroupMember['value'], 'id' | 'name'>
}

const removing = (kind: GroupKind) => ({
  name: `${kind}.removeInstance`,
  label: 'Remove from group',
  subject: ({ group }: Membership) => ({ kind: `${kind}-group`, id: group.id, name: group.name }),
  confirm: ({ group, instance }: Membership) => ({
    title: phrase`Remove ${instance.name} from ${group.name}?`,
    body: `The instance leaves the ${kinds[kind].noun} and keeps running where it is.`,
    tone: 'danger' as const,
  }),
  started: ({ group, instance }: Membership) => `${instance.name} removed from ${group.name}`,
  failed: ({ group, instance }: Membership) => `Could not remove ${instance.name} from ${group.name}`,
})

/** Takes an instance out of a group, whatever it is doing. */
export const removeFromGroup: Readonly<Record<GroupKind, Command<Membership>>> = {
  'anti-affinity': defineCommand<Membership, 'antiAffinityGroupMemberInstanceDelete'>({
    ...removing('anti-affinity'),
    operation: 'antiAffinityGroupMemberInstanceDelete',
    toArgs: ({ group, instance }) => ({ antiAffinityGroup: group.id, instance: instance.id }),
  }),
  affinity: defineCommand<Membership, 'affinityGroupMemberInstanceDelete'>({
    ...removing('affinity'),
    operation: 'affinityGroupMemberInstanceDelete',
    toArgs: ({ group, instance }) => ({ affinityGroup: group.id, instance: instance.id }),
  }),
}

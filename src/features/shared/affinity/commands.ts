import type { AffinityGroup, AffinityGroupMember } from '#store/api/generated/types'
import { affinityApi } from '#store/api/resources/affinity'
import { projectCollaborator } from '#model/needs'
import { defineCommand, type Command } from '#store/commands/command'
import { phrase } from '#store/commands/phrase'
import type { Article } from '#store/commands/article'
import { groupKinds, type GroupKind } from './groupKinds'

const deleting = (kind: GroupKind) => ({
  name: `${kind}.delete`,
  label: 'Delete',
  deletes: true as const,
  many: 'repeatable' as const,
  needs: projectCollaborator,
  subject: (group: AffinityGroup) => ({ kind: groupKinds[kind].noun.kind, id: group.id, name: group.name }),
  confirm: (group: AffinityGroup, { The }: Article) => ({
    title: phrase`Delete ${group.name}?`,
    body: `${The} ${groupKinds[kind].noun.one} is deleted. Its instances stay, and are placed without it.`,
    tone: 'danger' as const,
  }),
  end: (group: AffinityGroup) => `${groupKinds[kind].label} group ${group.name} deleted`,
  errorMessage: (group: AffinityGroup) => `Could not delete ${group.name}`,
})

/** Deletes a group with its memberships. Always allowed. */
export const deleteGroup: Readonly<Record<GroupKind, Command<AffinityGroup>>> = {
  'anti-affinity': defineCommand<AffinityGroup>()({
    ...deleting('anti-affinity'),
    endpoint: affinityApi.endpoints.antiAffinityGroupDelete,
    toArgs: (group) => ({ antiAffinityGroup: group.id }),
  }),
  affinity: defineCommand<AffinityGroup>()({
    ...deleting('affinity'),
    endpoint: affinityApi.endpoints.affinityGroupDelete,
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
  many: 'repeatable' as const,
  needs: projectCollaborator,
  subject: ({ group }: Membership) => ({ kind: groupKinds[kind].noun.kind, id: group.id, name: group.name }),
  confirm: ({ group, instance }: Membership, { The }: Article) => ({
    title: phrase`Remove ${instance.name} from ${group.name}?`,
    body: `${The} instance leaves the ${groupKinds[kind].noun.one} and is not moved.`,
    tone: 'danger' as const,
  }),
  end: ({ group, instance }: Membership) => `${instance.name} removed from ${group.name}`,
  errorMessage: ({ group, instance }: Membership) => `Could not remove ${instance.name} from ${group.name}`,
})

/** Removes an instance from a group, in any state. */
export const removeFromGroup: Readonly<Record<GroupKind, Command<Membership>>> = {
  'anti-affinity': defineCommand<Membership>()({
    ...removing('anti-affinity'),
    endpoint: affinityApi.endpoints.antiAffinityGroupMemberInstanceDelete,
    toArgs: ({ group, instance }) => ({ antiAffinityGroup: group.id, instance: instance.id }),
  }),
  affinity: defineCommand<Membership>()({
    ...removing('affinity'),
    endpoint: affinityApi.endpoints.affinityGroupMemberInstanceDelete,
    toArgs: ({ group, instance }) => ({ affinityGroup: group.id, instance: instance.id }),
  }),
}

import { entryOf } from '#model/entryOf'
import type { AffinityGroup, AffinityPolicy } from '#store/api/generated/types'
import { affinityGroups, antiAffinityGroups } from '#features/project/affinity/noun'

// The console's texts for the two kinds of groups, which have the same fields and, under two names, the same
// endpoints in the API.

export type GroupKind = 'anti-affinity' | 'affinity'

interface KindWords {
  label: string
  noun: typeof affinityGroups | typeof antiAffinityGroups
  /** The purpose of the kind, for the choice between the two. */
  description: string
  /** The help text of the policy. */
  policyHelp: string
  page: (at: { project: string; group: string }) => string
  edit: (at: { project: string; group: string }) => string
}

// The anti-affinity sentence is exact: it is the specification's.
const policyHelp = (kind: GroupKind) =>
  `Determines whether member instances are allowed to start when the ${kind} rule can't be satisfied`

export const groupKinds: Readonly<Record<GroupKind, KindWords>> = {
  'anti-affinity': {
    label: 'Anti-affinity',
    noun: antiAffinityGroups,
    description:
      'Keep instances apart: each on a sled of its own, so that one failure does not affect them all.',
    policyHelp: policyHelp('anti-affinity'),
    page: ({ project, group }) => antiAffinityGroups.to.page({ project, antiAffinityGroup: group }),
    edit: ({ project, group }) => antiAffinityGroups.to.edit({ project, antiAffinityGroup: group }),
  },
  affinity: {
    label: 'Affinity',
    noun: affinityGroups,
    description: 'Keep instances together: all on the same sled, so that they are close to each other.',
    policyHelp: policyHelp('affinity'),
    page: ({ project, group }) => affinityGroups.to.page({ project, affinityGroup: group }),
    edit: ({ project, group }) => affinityGroups.to.edit({ project, affinityGroup: group }),
  },
}

/** The behaviour of a policy when the rule cannot be satisfied. */
export const groupPolicies: Readonly<Record<AffinityPolicy, { label: string; meaning: string }>> = {
  allow: { label: 'Allow', meaning: 'An instance starts even where the rule cannot be kept.' },
  fail: { label: 'Fail', meaning: 'An instance that cannot keep the rule does not start.' },
}

/** The name of a policy. */
export const groupPolicyLabel = (policy: AffinityPolicy) => entryOf(groupPolicies, policy)?.label ?? policy

/** A group with its kind, which the record does not contain. */
export interface KindedGroup {
  kind: GroupKind
  group: AffinityGroup
}

interface Listed {
  items: readonly AffinityGroup[]
}

/** The groups of both kinds as one list; undefined until both are loaded. */
export function mergeGroups(
  antiAffinity: Listed | undefined,
  affinity: Listed | undefined,
): KindedGroup[] | undefined {
  if (!antiAffinity || !affinity) return undefined
  return [
    ...antiAffinity.items.map((group): KindedGroup => ({ kind: 'anti-affinity', group })),
    ...affinity.items.map((group): KindedGroup => ({ kind: 'affinity', group })),
  ]
}

import type { Params } from 'react-router'
import { paths } from '../../paths'
import type { AffinityGroup, AffinityPolicy } from '../../store/api/generated/types'

// The API has groups of two kinds, with the same fields and the same calls under two names. What the console says of
// each kind stands here.

export type GroupKind = 'anti-affinity' | 'affinity'

/** A group and which kind it is: the record itself does not say. */
export interface KindedGroup {
  kind: GroupKind
  group: AffinityGroup
}

/** Where a group's page is. */
export interface GroupAt {
  kind: GroupKind
  project: string
  group: string
}

interface KindWords {
  label: string
  /** In the middle of a sentence. */
  noun: string
  /** What the kind is for, as a choice. */
  promise: string
  /** What the policy of such a group decides. */
  policyHelp: string
  page: (at: { project: string; group: string }) => string
  edit: (at: { project: string; group: string }) => string
}

// The anti-affinity sentence is word for word the specification's (§9).
const policyHelp = (kind: GroupKind) =>
  `Determines whether member instances are allowed to start when the ${kind} rule can't be satisfied`

export const kinds: Readonly<Record<GroupKind, KindWords>> = {
  'anti-affinity': {
    label: 'Anti-affinity',
    noun: 'anti-affinity group',
    promise: 'Keep instances apart: each on a sled of its own, so that one failure does not take them all.',
    policyHelp: policyHelp('anti-affinity'),
    page: paths.antiAffinityGroup,
    edit: paths.antiAffinityGroupEdit,
  },
  affinity: {
    label: 'Affinity',
    noun: 'affinity group',
    promise: 'Keep instances together: all on the same sled, so that they are close to each other.',
    policyHelp: policyHelp('affinity'),
    page: paths.affinityGroup,
    edit: paths.affinityGroupEdit,
  },
}

/** What the policy of a group means when the rule cannot be kept. */
export const policies: Readonly<Record<AffinityPolicy, { label: string; meaning: string }>> = {
  allow: { label: 'Allow', meaning: 'An instance starts even where the rule cannot be kept.' },
  fail: { label: 'Fail', meaning: 'An instance that cannot keep the rule does not start.' },
}

/** Which group a route is about. */
export function groupAt(params: Params): GroupAt {
  const { project = '', affinityGroup, antiAffinityGroup = '' } = params
  return affinityGroup === undefined
    ? { kind: 'anti-affinity', project, group: antiAffinityGroup }
    : { kind: 'affinity', project, group: affinityGroup }
}

interface Listed {
  items: readonly AffinityGroup[]
}

/** The groups of both kinds as one list; undefined while one of the two has not arrived. */
export function bothKinds(
  apart: Listed | undefined,
  together: Listed | undefined,
): KindedGroup[] | undefined {
  if (!apart || !together) return undefined
  return [
    ...apart.items.map((group): KindedGroup => ({ kind: 'anti-affinity', group })),
    ...together.items.map((group): KindedGroup => ({ kind: 'affinity', group })),
  ]
}

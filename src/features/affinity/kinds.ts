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
  page: (at: { project: string; group: string }) => string
  edit: (at: { project: string; group: string }) => string
}

export const kinds: Readonly<Record<GroupKind, KindWords>> = {
  'anti-affinity': {
    label: 'Anti-affinity',
    noun: 'anti-affinity group',
    promise: 'Keep instances apart: each on a sled of its own, so that one failure does not take them all.',
    page: paths.antiAffinityGroup,
    edit: paths.antiAffinityGroupEdit,
  },
  affinity: {
    label: 'Affinity',
    noun: 'affinity group',
    promise: 'Keep instances together: all on the same sled, so that they are close to each other.',
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

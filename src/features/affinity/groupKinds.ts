import { paths } from '#src/paths'

// The API has groups of two kinds, with the same fields and the same calls under two names. The console's texts for
// each kind are here.

export type GroupKind = 'anti-affinity' | 'affinity'

interface KindWords {
  label: string
  /** In the middle of a sentence. */
  noun: string
  /** What the kind is for, as a choice. */
  description: string
  /** The help text of the policy. */
  policyHelp: string
  page: (at: { project: string; group: string }) => string
  edit: (at: { project: string; group: string }) => string
}

// The anti-affinity sentence is exact. Rule: GRP-2.
const policyHelp = (kind: GroupKind) =>
  `Determines whether member instances are allowed to start when the ${kind} rule can't be satisfied`

export const kinds: Readonly<Record<GroupKind, KindWords>> = {
  'anti-affinity': {
    label: 'Anti-affinity',
    noun: 'anti-affinity group',
    description:
      'Keep instances apart: each on a sled of its own, so that one failure does not take them all.',
    policyHelp: policyHelp('anti-affinity'),
    page: paths.antiAffinityGroup,
    edit: paths.antiAffinityGroupEdit,
  },
  affinity: {
    label: 'Affinity',
    noun: 'affinity group',
    description: 'Keep instances together: all on the same sled, so that they are close to each other.',
    policyHelp: policyHelp('affinity'),
    page: paths.affinityGroup,
    edit: paths.affinityGroupEdit,
  },
}

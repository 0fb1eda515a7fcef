import type { AffinityPolicy } from '#store/api/generated/types'

/** What the policy means when the rule cannot be satisfied. */
export const groupPolicies: Readonly<Record<AffinityPolicy, { label: string; meaning: string }>> = {
  allow: { label: 'Allow', meaning: 'An instance starts even where the rule cannot be kept.' },
  fail: { label: 'Fail', meaning: 'An instance that cannot keep the rule does not start.' },
}

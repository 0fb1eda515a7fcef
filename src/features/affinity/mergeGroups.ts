import type { AffinityGroup } from '#store/api/generated/types'
import type { GroupKind } from './groupKinds'

/** A group with its kind, which the record does not contain. */
export interface KindedGroup {
  kind: GroupKind
  group: AffinityGroup
}

interface Listed {
  items: readonly AffinityGroup[]
}

/** The groups of both kinds as one list; undefined while one of the two has not arrived. */
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

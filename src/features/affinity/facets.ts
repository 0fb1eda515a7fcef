import { instanceLifecycle } from '../../machines/lifecycle/instanceLifecycle'
import type { AffinityGroupMember } from '../../store/api/generated/types'
import { described } from '../shared/list/described'
import { stateFacet, wordFacet } from '../shared/list/facets'
import type { Facet } from '../shared/list/filter'
import { instanceTone } from '../shared/stateTones'
import { kinds, policies, type KindedGroup } from './kinds'

/** How groups are identified, called, found and narrowed. */
export const groupKind = {
  rowKey: ({ group }: KindedGroup) => group.id,
  nameOf: ({ group }: KindedGroup) => group.name,
  textOf: ({ group }: KindedGroup) => described.textOf(group),
  facets: [
    wordFacet(
      'type',
      'Type',
      ({ kind }) => kind,
      (kind) => kinds[kind as KindedGroup['kind']]?.label ?? kind,
    ),
    wordFacet(
      'policy',
      'Policy',
      ({ group }) => group.policy,
      (policy) => policies[policy as keyof typeof policies]?.label ?? policy,
    ),
  ] satisfies readonly Facet<KindedGroup>[],
}

const stateOf = ({ value }: AffinityGroupMember) => value.runState

/** The same of the members of a group. */
export const memberKind = {
  rowKey: ({ value }: AffinityGroupMember) => value.id,
  nameOf: ({ value }: AffinityGroupMember) => value.name,
  textOf: ({ value }: AffinityGroupMember) => [value.name, { id: value.id }],
  stateOf,
  facets: [stateFacet(instanceLifecycle, stateOf, instanceTone)],
}

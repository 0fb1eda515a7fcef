import type { SledPolicy } from '#store/api/generated/types'
import { hardwarePolicyTone, provisionTone } from '#features/kit/lifecycle/regionTones'
import { foundOf, fromOperator, type FoundKind } from '#features/shared/foundFacts'
import { provisionPolicyOf } from '#features/shared/hardware/provisioning'
import { StateMark } from '#ui/feedback/StateBadge'
import { physicalDisks, sleds } from './noun'

/** The word of what a sled is allowed to do, for its mark. */
const stateOf = (policy: SledPolicy) => provisionPolicyOf(policy) ?? policy.kind

/** The tone of a sled; undefined for one in service, which has no mark. */
function sledMark(state: string) {
  const tone = /provision/.test(state) ? provisionTone(state) : hardwarePolicyTone(state)
  return tone === 'well' ? undefined : <StateMark tone={tone} />
}

/** Sleds and physical disks, by their serial numbers. */
export const foundBy: readonly FoundKind[] = [
  foundOf('region', 'sledList', sleds, {
    needs: [],
    isAskedFrom: fromOperator,
    factsOf: ({ id, baseboard, policy }) => ({
      label: baseboard.serial,
      to: sleds.to.page({ sledId: id }),
      texts: [baseboard.part],
      state: stateOf(policy),
    }),
    markOf: sledMark,
  }),
  foundOf('region', 'physicalDiskList', physicalDisks, {
    needs: [],
    isAskedFrom: fromOperator,
    factsOf: ({ id, serial, model, vendor }) => ({
      label: serial,
      to: physicalDisks.to.page({ diskId: id }),
      texts: [`${vendor} ${model}`],
    }),
  }),
]

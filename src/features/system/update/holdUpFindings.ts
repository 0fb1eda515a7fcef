import { supportBundleLifecycle } from '#machines/lifecycle/supportBundleLifecycle'
import type { Sled, SledInstance, SupportBundleInfo } from '#store/api/generated/types'
import type { StrictGroup } from '#store/api/resources/affinity'
import { capital, wireWords } from '#model/case'
import { timeOf } from '#model/dates'
import { counted } from '#ui/format/counted'
import { antiAffinityGroups } from '#features/project/affinity/noun'
import type { Finding } from '#features/system/issues/exports/finding'
import { provisionPolicyOf } from '#features/shared/hardware/provisioning'
import { supportBundleTone } from '#features/kit/lifecycle/regionTones'
import { shortId } from '#ui/text/truncated'
import { supportBundles } from '#features/system/support-bundles/noun'

// What may hold up an update besides what needs attention in a region anyway. Rule: OPS-25.

/** The sleds that take instances. */
const openSleds = (sleds: readonly Sled[]): readonly string[] =>
  sleds.filter(({ policy }) => provisionPolicyOf(policy) === 'provisionable').map(({ id }) => id)

/** The number of a group's instances that no other sled may take: one without another instance of the group. */
function stuckCount({ members }: StrictGroup, open: readonly string[], places: ReadonlyMap<string, string>) {
  const sledsOf = members.flatMap((id) => places.get(id) ?? [])
  const free = open.filter((sled) => !sledsOf.includes(sled))
  return free.length > 0 ? 0 : sledsOf.length
}

/**
 * Anti-affinity groups whose instances have nowhere to go while their sleds are updated.
 *
 * @param sleds those in service
 * @param placed the instances on sleds
 */
export function groupFindings(
  groups: readonly StrictGroup[],
  sleds: readonly Sled[],
  placed: readonly SledInstance[],
): Finding[] {
  const open = openSleds(sleds)
  const places = new Map(placed.map(({ id, activeSledId }) => [id, activeSledId]))
  return groups.flatMap((each): Finding[] => {
    const { group, projectName } = each
    const count = stuckCount(each, open, places)
    if (count === 0) return []
    const to = antiAffinityGroups.to.page({ project: projectName, antiAffinityGroup: group.name })
    return [
      {
        id: group.id,
        section: 'Instances',
        tone: 'attention',
        state: 'nowhere to go',
        what: `Anti-affinity group ${group.name}`,
        why: `${counted(count, 'instance')} in ${projectName} cannot leave: each sled that takes instances has one of the group`,
        to,
        project: projectName,
        remedy: { label: 'Show group', to },
      },
    ]
  })
}

/** Support bundles that are being collected or deleted. */
export const bundleFindings = (bundles: readonly SupportBundleInfo[]): Finding[] =>
  bundles
    .filter(({ state }) => supportBundleLifecycle.isTransitional(state))
    .map((bundle): Finding => {
      const { id, state } = bundle
      return {
        id,
        section: 'Hardware',
        tone: supportBundleTone(state),
        moving: true,
        state,
        what: `Support bundle ${shortId(id)}`,
        copied: shortId(id),
        why: capital(wireWords(state)),
        since: timeOf(bundle, 'timeCreated'),
        to: supportBundles.to.page({ bundleId: id }),
      }
    })

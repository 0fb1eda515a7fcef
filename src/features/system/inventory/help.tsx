import { rackMembershipLifecycle } from '#machines/lifecycle/rackMembershipLifecycle'
import { unadoptedDiskLifecycle } from '#machines/lifecycle/unadoptedDiskLifecycle'
import { useHasFeature } from '#store/useRegionVersion'
import { rackMembershipTone, unadoptedDiskTone } from '#features/kit/lifecycle/regionTones'
import { Section, SeeAlso, To } from '#features/shared/help/helpParts'
import { StateList, While } from '#features/shared/help/StateList'

export const summary = 'Racks, sleds and physical disks.'

export default function InventoryHelp() {
  const hasMembership = useHasFeature('rackMembership')
  const hasAdoption = useHasFeature('diskAdoption')
  return (
    <>
      <p>
        The inventory lists the hardware of the region: racks, the sleds in them, and the physical disks in
        the sleds. Operators see it; members of a silo do not.
      </p>
      <Section title="Terms">
        <ul>
          <li>
            A <b>rack</b> holds sleds and the switches that connect them.
          </li>
          <li>
            A <b>sled</b> is a server. <To topic="instances">Instances</To> run on sleds, and use its CPUs and
            memory.
          </li>
          <li>
            A <b>physical disk</b> is in a sled. The storage behind the <To topic="disks">disks</To> of
            projects is on them.
          </li>
          <li>
            A sled that is <b>waiting to be added</b> was put into a rack and is not in service yet.
          </li>
          {hasMembership && (
            <li>
              The <b>members</b> of a rack are the sleds that share its secret. Adding a sled changes them:
              every member acknowledges the change, and then it is committed.
            </li>
          )}
          <li>
            A <b>switch</b> has ports. A port has a link once <To topic="switch-port-settings">settings</To>{' '}
            are applied to it; LLDP names the device at the other end.
          </li>
        </ul>
      </Section>
      <Section title="How it behaves">
        <ul>
          <li>
            Policy says what operators want of a sled or a disk: in service, or expunged, which means removed
            for good and no longer listed. State is how far the region is with that.
          </li>
          <li>
            A sled can be made not provisionable: its instances keep running, but no new one is placed on it.
            An instance that is stopped and started again goes to another sled.
          </li>
          <li>
            The page of a rack draws it: the state of each sled, and how much of its hardware threads and
            memory its instances use; its tip has the amounts. The table that unfolds below has the same
            facts.
          </li>
          <li>
            In the list of sleds, each has the power of its last day as a line, all to the same scale: a busy
            sled takes more. Its page draws power and temperature with their values.
          </li>
          <li>
            Which sled an instance runs on is chosen at each start, within the limits of its{' '}
            <To topic="affinity">affinity groups</To>.
          </li>
        </ul>
      </Section>
      {hasMembership && (
        <Section title="Changes of the members of a rack">
          <StateList of={rackMembershipLifecycle} tone={rackMembershipTone} />
          <p>
            A rack has one change in progress at most, so the next sled is added once the change before is
            over. It can be aborted while it is <While of={rackMembershipLifecycle} command="command.abort" />
            , for example if a member does not answer; the members then stay those of before.
          </p>
        </Section>
      )}
      {hasAdoption && (
        <Section title="Disks that are not adopted">
          <p>
            A disk that was taken out of service stays out of it, also where it was repaired and is in a sled
            again. Once its adoption is requested, the region puts it in service within a minute; a request
            for a disk that is in no sled waits for it. New disks are adopted by themselves.
          </p>
          <StateList of={unadoptedDiskLifecycle} tone={unadoptedDiskTone} />
        </Section>
      )}
      <Section title="How to">
        <ul>
          <li>
            Put a sled in service: in the inventory, open <b>Waiting to be added</b> and choose <b>Add</b> in
            its row menu.{hasMembership && ' The page of its rack shows who has not acknowledged it yet.'}
          </li>
          <li>
            Empty a sled before work on it: choose <b>Make not provisionable</b> on its page, then stop and
            start what runs on it.
          </li>
        </ul>
      </Section>
      <SeeAlso topics={['update', 'address-lots', 'support-bundles', 'utilization', 'affinity', 'silos']} />
    </>
  )
}

import { Section, SeeAlso, To } from '../parts'

export default function InventoryHelp() {
  return (
    <>
      <p>
        The inventory lists the hardware of the region: racks, the sleds in them, and the physical disks in
        the sleds. Operators see it; members of a silo do not.
      </p>
      <Section title="What is what">
        <ul>
          <li>
            A <b>rack</b> holds sleds and the switches that connect them.
          </li>
          <li>
            A <b>sled</b> is a server. <To topic="instances">Instances</To> run on sleds, and its CPUs and
            memory are what they are given.
          </li>
          <li>
            A <b>physical disk</b> is in a sled. The storage behind the <To topic="disks">disks</To> of
            projects is on them.
          </li>
        </ul>
      </Section>
      <Section title="How it behaves">
        <ul>
          <li>
            Policy says what operators want of a sled or a disk: in service, or expunged, which means removed
            for good. State says where the region is with that.
          </li>
          <li>
            A sled can be taken out of provisioning: what runs there goes on, but nothing new is placed on it.
          </li>
          <li>
            Which sled an instance runs on is chosen at each start, within what its{' '}
            <To topic="affinity">affinity groups</To> say.
          </li>
        </ul>
      </Section>
      <SeeAlso topics={['address-lots', 'support-bundles', 'utilization', 'affinity', 'silos']} />
    </>
  )
}

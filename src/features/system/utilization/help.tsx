import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'What counts against the quota, and what to do when it is used up.'

export default function UtilizationHelp() {
  return (
    <>
      <p>
        A silo has a quota of virtual CPUs, of memory and of storage. Utilization shows how much of each is in
        use. All projects of the silo draw on the same quota.
      </p>
      <Section title="What counts">
        <ul>
          <li>
            CPUs and memory: those of an <To topic="instances">instance</To> from its start until it has
            stopped, has failed or is deleted. A stopped instance uses none.
          </li>
          <li>
            Storage: the whole size of every <To topic="disks">disk</To>, attached or not, and of every{' '}
            <To topic="snapshots">snapshot</To>. <To topic="images">Images</To> do not count.
          </li>
        </ul>
      </Section>
      <Section title="What blocks it">
        <p>
          Starting an instance, or creating a disk or a snapshot, fails when it would exceed the quota. The
          error names the limit. Stop instances, delete disks and snapshots that are no longer needed, or ask
          an operator for a larger quota.
        </p>
        <p>
          A start can also fail within the quota: the region may have no sled with room for an instance of
          that size. Try a smaller size, or try again later.
        </p>
      </Section>
      <Section title="For operators">
        <p>
          A quota can be set below what is in use. Nothing stops because of it, but nothing more can be
          started or created until use is below it again.
        </p>
      </Section>
      <SeeAlso topics={['capacity', 'silos', 'instances', 'disks', 'inventory']} />
    </>
  )
}

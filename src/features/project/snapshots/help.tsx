import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { snapshotLifecycle } from '#machines/lifecycle/snapshotLifecycle'
import { snapshotTone } from '#features/kit/lifecycle/stateTones'
import { Section, SeeAlso, To } from '#features/shared/help/helpParts'
import { StateList, While } from '#features/shared/help/StateList'

export const summary = 'A disk as it was at one moment.'

export default function SnapshotsHelp() {
  return (
    <>
      <p>
        A snapshot is a <To topic="disks">disk</To> as it was at one moment. It does not change afterwards.
        New disks and <To topic="images">images</To> are made from it.
      </p>
      <Section title="Its states">
        <StateList of={snapshotLifecycle} tone={snapshotTone} />
      </Section>
      <Section title="How it behaves">
        <ul>
          <li>
            It can be taken of a disk that is in use. It then has the data that a power failure at that moment
            would leave. For consistent data of a program, stop the program or the instance first.
          </li>
          <li>It stays when its disk is deleted, and disks made from it stay when it is deleted.</li>
          <li>
            The whole size of its disk counts against the <To topic="utilization">storage quota</To>.
          </li>
        </ul>
      </Section>
      <Section title="How to">
        <ul>
          <li>
            Take one under a name of your own: on the list of snapshots, choose <b>Create snapshot</b>. With a
            generated name: choose <b>Snapshot</b> in the disk’s row menu.
          </li>
          <li>
            Go back to it: create a disk from it, detach the old disk from the instance, attach the new one.
          </li>
          <li>
            Make many instances like one: choose <b>Create image</b> in the snapshot’s row menu.
          </li>
        </ul>
      </Section>
      <Section title="What blocks it">
        <p>
          A snapshot can be taken of a disk that is <While of={diskLifecycle} command="command.snapshot" />,
          and deleted while it is <While of={snapshotLifecycle} command="command.delete" />.
        </p>
      </Section>
      <SeeAlso topics={['disks', 'images', 'utilization']} />
    </>
  )
}

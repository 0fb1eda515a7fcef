import { diskLifecycle } from '#machines/lifecycle/diskLifecycle'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { MAX_DISKS, MIN_DISK_GIB } from '#model/limits'
import { settings } from '#model/settings'
import { formatCount } from '#ui/format/numbers'
import { diskTone } from '#features/kit/lifecycle/stateTones'
import { Section, SeeAlso, To } from '#features/shared/help/helpParts'
import { StateList, While } from '#features/shared/help/StateList'

export const summary = 'Storage that outlives its instance.'

export default function DisksHelp() {
  return (
    <>
      <p>
        A disk is block storage that outlives the <To topic="instances">instance</To> it is attached to. It is
        kept apart from the sled the instance runs on, so an instance can start elsewhere with the same data.
      </p>
      <Section title="Its states">
        <StateList of={diskLifecycle} tone={diskTone} />
      </Section>
      <Section title="How it behaves">
        <ul>
          <li>It is attached to one instance at a time. An instance has up to {MAX_DISKS}.</li>
          <li>
            It is made empty, from an <To topic="images">image</To>, or from a{' '}
            <To topic="snapshots">snapshot</To>. A disk made from one of those can be larger than its source,
            but not smaller, and does not depend on it afterwards.
          </li>
          <li>
            Its size does not change: {MIN_DISK_GIB} to {formatCount(settings.limits.diskGiB)} GiB, set when
            it is created. For a larger one, make a snapshot, and a new disk from that.
          </li>
          <li>
            Its whole size counts against the <To topic="utilization">storage quota</To>, no matter how much
            is written to it.
          </li>
        </ul>
      </Section>
      <Section title="How to">
        <ul>
          <li>
            Create many: say <b>How many</b> in the form. Their names are counted.
          </li>
          <li>
            Delete one and keep what is on it: choose <b>Snapshot, then delete</b> in its menu. It is deleted
            once its snapshot is ready.
          </li>
          <li>
            Bring back a deleted one: under <b>Recently deleted</b> below the list, from one of its snapshots.
            What was written after the snapshot is lost.
          </li>
          <li>
            Attach one: on the instance’s <b>Storage</b> tab, while the instance is{' '}
            <While of={instanceLifecycle} command="command.attachDisk" />.
          </li>
          <li>
            Detach one: in the same place, while the instance is{' '}
            <While of={instanceLifecycle} command="command.detachDisk" />. The boot disk is unset as boot disk
            first.
          </li>
          <li>
            Copy one: choose <b>Snapshot</b> in its row’s menu, then create a disk from the snapshot.
          </li>
        </ul>
      </Section>
      <Section title="What blocks it">
        <p>
          A disk can be deleted while it is <While of={diskLifecycle} command="command.delete" />. Detach an
          attached disk first. Its snapshots and images stay.
        </p>
      </Section>
      <SeeAlso topics={['snapshots', 'images', 'instances', 'utilization']} />
    </>
  )
}

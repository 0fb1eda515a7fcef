import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { MAX_DISKS, MAX_EXTERNAL_IPS, MAX_NICS, MIN_MEMORY_GIB } from '#model/limits'
import { settings } from '#model/settings'
import { formatCount } from '#ui/format/numbers'
import { instanceTone } from '#features/kit/lifecycle/stateTones'
import { Section, SeeAlso, To } from '#features/shared/help/helpParts'
import { StateList, While } from '#features/shared/help/StateList'

export const summary = 'Virtual machines, and what can be done with them in which state.'

export default function InstancesHelp() {
  return (
    <>
      <p>
        An instance is a virtual machine: CPUs, memory, a boot <To topic="disks">disk</To> and, in most cases,
        a <To topic="network-interfaces">network interface</To>.
      </p>
      <Section title="Its states">
        <p>What each state allows. A badge with a spinner marks a state that changes by itself.</p>
        <StateList of={instanceLifecycle} tone={instanceTone} />
      </Section>
      <Section title="How it behaves">
        <ul>
          <li>Stopping and starting keeps its disks, its interfaces and its addresses.</li>
          <li>
            CPUs and memory count against the <To topic="utilization">quota</To> only while it runs or is
            about to.
          </li>
          <li>
            Deleting it keeps its disks, which are then detached. Its interfaces and its ephemeral address go;
            its <To topic="floating-ips">floating IPs</To> are free again.
          </li>
          <li>
            A failed instance is started again by the region if its restart policy allows that, at most once
            in an hour. The policy is on its <b>Settings</b> tab.
          </li>
        </ul>
      </Section>
      <Section title="How to">
        <ul>
          <li>
            Create one: choose <b>Create instance</b>. Boot from an <To topic="images">image</To>, or from a
            disk that holds a system already. Add an <To topic="ssh-keys">SSH key</To>: it cannot be added
            later.
          </li>
          <li>
            Create many like it: say <b>How many</b> in the form. <code>web</code> is counted as{' '}
            <code>web-1</code> and so on, and <code>{'{n}'}</code> in a name is the place of the number. To
            begin with one that is there, choose <b>Duplicate</b> in its menu.
          </li>
          <li>
            Keep what is on its disks: select instances and choose <b>Snapshot disks</b>, or{' '}
            <b>Snapshot, then delete with disks</b> in the menu of one.
          </li>
          <li>
            Get a shell: the <b>Connect</b> tab has the <To topic="serial-console">serial console</To> and the
            command for SSH.
          </li>
          <li>
            Give it more CPUs or memory: stop it, then choose <b>Resize</b> in its menu.
          </li>
          <li>
            Bring back a deleted one: choose <b>Bring back…</b> in the notice of its deletion, in the
            activity, or under <b>Recently deleted</b> below the list. What comes back is said first: it has
            another id, and no user data. Only the browser that deleted it knows what it was, for 90 days.
          </li>
        </ul>
      </Section>
      <Section title="What blocks it">
        <ul>
          <li>
            It can be deleted while it is <While of={instanceLifecycle} command="command.delete" />, and
            resized while it is <While of={instanceLifecycle} command="command.resize" />. A disabled button
            or menu entry says why.
          </li>
          <li>
            Limits: up to {formatCount(settings.limits.vcpus)} vCPUs, {MIN_MEMORY_GIB} to{' '}
            {formatCount(settings.limits.memoryGiB)} GiB of memory, {MAX_DISKS} disks with the boot disk,{' '}
            {MAX_NICS} interfaces, {MAX_EXTERNAL_IPS} external addresses.
          </li>
          <li>
            A start fails when the quota is used up, when no sled has room, or when a strict{' '}
            <To topic="affinity">affinity group</To> cannot be satisfied.
          </li>
        </ul>
      </Section>
      <SeeAlso topics={['disks', 'network-interfaces', 'external-ips', 'metrics', 'affinity']} />
    </>
  )
}

import { multicastGroupLifecycle } from '#machines/lifecycle/multicastGroupLifecycle'
import { multicastMemberLifecycle } from '#machines/lifecycle/multicastMemberLifecycle'
import { MAX_MULTICAST_GROUPS } from '#model/limits'
import { multicastGroupTone, multicastMemberTone } from '#features/kit/lifecycle/multicastTones'
import { Section, SeeAlso, To } from '#features/shared/help/helpParts'
import { StateList } from '#features/shared/help/StateList'

export const summary = 'One address whose packets reach many instances.'

export default function MulticastGroupsHelp() {
  return (
    <>
      <p>
        A multicast group has one address. What is sent there reaches every{' '}
        <To topic="instances">instance</To> that has joined: market data, video, or the discovery of
        neighbours. Groups belong to the region, so instances of all silos can be in the same one.
      </p>
      <Section title="How it behaves">
        <ul>
          <li>
            A group is not created or deleted by hand: the first instance that joins makes it, and the last
            one that leaves ends it.
          </li>
          <li>
            A member takes packets from any source, or from the sources that it names when it joins. Addresses
            of source-specific multicast (232.0.0.0/8, ff3x::/32) need at least one source.
          </li>
          <li>
            An instance that stops stays a member: it has left until it runs again. Deleting the instance
            takes it out.
          </li>
          <li>To change the sources of a member, leave and join again.</li>
        </ul>
      </Section>
      <Section title="States of a group">
        <StateList of={multicastGroupLifecycle} tone={multicastGroupTone} />
      </Section>
      <Section title="States of a member">
        <StateList of={multicastMemberLifecycle} tone={multicastMemberTone} />
      </Section>
      <Section title="How to">
        <ul>
          <li>
            Join one: on the instance’s <b>Networking</b> tab, choose <b>Join multicast group</b>. Choose one
            of the region, or give an address or a name for a new one.
          </li>
          <li>
            Leave it: choose <b>Leave</b> in its row’s menu there.
          </li>
          <li>
            See who is in it: open <b>Multicast groups</b> in the sidebar of the silo, and there the group.
          </li>
        </ul>
      </Section>
      <Section title="What blocks it">
        <ul>
          <li>
            The address must be in a multicast pool of the silo. Operators make{' '}
            <To topic="ip-pools">pools</To> and link them.
          </li>
          <li>A source is a unicast address of the same IP version as the group.</li>
          <li>An instance is in at most {MAX_MULTICAST_GROUPS} groups.</li>
          <li>
            Multicast is switched on for a whole region. Where it is off, no instance can join, and this
            console shows no groups.
          </li>
        </ul>
      </Section>
      <SeeAlso topics={['ip-pools', 'network-interfaces', 'external-ips', 'instances']} />
    </>
  )
}

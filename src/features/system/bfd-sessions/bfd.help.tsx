import { bfdSessionLifecycle } from '#machines/lifecycle/bfdSessionLifecycle'
import { bfdTone } from '#features/kit/lifecycle/regionTones'
import { Section, SeeAlso } from '#features/shared/help/helpParts'
import { StateList } from '#features/shared/help/StateList'

export const summary = 'Notice at once that a neighbour is unreachable.'

export default function BfdHelp() {
  return (
    <>
      <p>
        BFD, bidirectional forwarding detection, is a short packet sent many times a second between a switch
        and a neighbour. When packets do not arrive, routes through that neighbour are withdrawn at once
        instead of after the hold time of BGP.
      </p>
      <Section title="Its states">
        <StateList of={bfdSessionLifecycle} tone={bfdTone} />
      </Section>
      <Section title="How it behaves">
        <ul>
          <li>Switch and peer identify a session together. Enabling it again replaces and restarts it.</li>
          <li>
            A failure is detected after the required receive interval times the detection threshold: 300 ms
            and 3 packets are 900 ms.
          </li>
          <li>
            Starting (BFD: <code>Init</code>): the peer is heard, and does not hear the switch yet. Disabled
            by peer (<code>AdminDown</code>): the far end has disabled the session.
          </li>
        </ul>
      </Section>
      <SeeAlso topics={['bgp', 'address-lots', 'inventory']} />
    </>
  )
}

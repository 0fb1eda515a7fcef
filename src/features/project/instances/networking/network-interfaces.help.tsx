import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import { MAX_NICS } from '#model/limits'
import { Section, SeeAlso, To } from '#features/shared/help/helpParts'
import { While } from '#features/shared/help/StateList'

export const summary = 'What connects an instance to a subnet.'

export default function NetworkInterfacesHelp() {
  return (
    <>
      <p>
        A network interface connects an <To topic="instances">instance</To> to a{' '}
        <To topic="subnets">subnet</To>. It has a private address from that subnet.
      </p>
      <Section title="How it behaves">
        <ul>
          <li>
            The first interface is the primary one. <To topic="external-ips">External addresses</To> lead to
            it, and the instance sends through it unless its own system says otherwise.
          </li>
          <li>All interfaces of an instance are in one VPC, each in a subnet of its own.</li>
          <li>
            Its address is the lowest free one, or one you choose; it does not change while the interface
            exists.
          </li>
          <li>
            <b>Transit IPs</b> are networks an interface may send and receive for besides its own address. An
            instance that routes for others, such as a VPN, needs them.
          </li>
        </ul>
      </Section>
      <Section title="How to">
        <p>
          On the instance’s <b>Networking</b> tab: <b>Add network interface</b>, and in the row’s menu{' '}
          <b>Edit</b>, <b>Make primary</b> and <b>Delete</b>.
        </p>
      </Section>
      <Section title="What blocks it">
        <ul>
          <li>
            Interfaces can be added and changed while the instance is{' '}
            <While of={instanceLifecycle} command="command.updateNic" />.
          </li>
          <li>An instance has up to {MAX_NICS}. The primary one is deleted last.</li>
        </ul>
      </Section>
      <SeeAlso topics={['subnets', 'external-ips', 'firewall-rules', 'routers']} />
    </>
  )
}

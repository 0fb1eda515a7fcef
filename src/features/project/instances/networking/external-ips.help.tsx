import { MAX_EXTERNAL_IPS } from '#model/limits'
import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'Addresses for the outside: SNAT, ephemeral, floating.'

export default function ExternalIpsHelp() {
  return (
    <>
      <p>
        An external IP is an address by which an <To topic="instances">instance</To> reaches the outside, or
        is reached from there. It comes from an <To topic="ip-pools">IP pool</To>.
      </p>
      <Section title="The kinds">
        <ul>
          <li>
            <b>SNAT</b>: every instance has one. It is for traffic that begins in the instance, and is shared:
            each of up to four instances has its own quarter of the ports. Connections from outside are not
            possible.
          </li>
          <li>
            <b>Ephemeral</b>: an address of the instance’s own, for both directions. It goes back to the pool
            when it is detached or the instance is deleted. An instance has at most one.
          </li>
          <li>
            <b>Floating</b>: an address of the project, which can move between instances. See{' '}
            <To topic="floating-ips">floating IPs</To>.
          </li>
        </ul>
      </Section>
      <Section title="How it behaves">
        <ul>
          <li>A stopped instance keeps its addresses; they work while it runs.</li>
          <li>
            An address alone lets nothing in: a <To topic="firewall-rules">firewall rule</To> must allow the
            traffic.
          </li>
        </ul>
      </Section>
      <Section title="How to">
        <p>
          On the instance’s <b>Networking</b> tab: <b>Attach ephemeral IP</b> or <b>Attach floating IP</b>;
          detach in the row’s menu.
        </p>
      </Section>
      <Section title="What blocks it">
        <p>
          An instance has at most {MAX_EXTERNAL_IPS} addresses and needs an interface. A pool may be used up:
          choose another pool, or ask an operator for more addresses.
        </p>
      </Section>
      <SeeAlso
        topics={[
          'floating-ips',
          'external-subnets',
          'multicast-groups',
          'ip-pools',
          'network-interfaces',
          'firewall-rules',
        ]}
      />
    </>
  )
}

import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'Where external addresses come from.'

export default function IpPoolsHelp() {
  return (
    <>
      <p>
        An IP pool is a set of address ranges from which <To topic="external-ips">external IPs</To> are
        assigned. Operators create pools and link them to silos.
      </p>
      <Section title="How it behaves">
        <ul>
          <li>
            A pool can be used in a silo when it is linked to it. One pool may be linked to several silos.
          </li>
          <li>
            One linked pool may be the default of a silo: it is used wherever no pool is named. Without a
            default, people have to choose one each time.
          </li>
          <li>
            A <To topic="floating-ips">floating IP</To> uses one address, attached or not; so does an
            ephemeral IP. A shared SNAT address counts once for up to four instances.
          </li>
        </ul>
      </Section>
      <Section title="When a pool is full">
        <p>
          Creating a floating IP, attaching an ephemeral one, or creating an instance fails. Detach or delete
          addresses that are no longer needed, choose another pool, or ask an operator to add a range.
        </p>
      </Section>
      <Section title="For operators">
        <ul>
          <li>A range cannot be removed while addresses of it are in use.</li>
          <li>A pool can be deleted when it has no ranges.</li>
          <li>A link to a silo can be removed when no address of the pool is in use there.</li>
          <li>
            A new default is attached to the gateway <code>default</code> of every VPC in the silo: see{' '}
            <To topic="internet-gateways">internet gateways</To>.
          </li>
        </ul>
      </Section>
      <SeeAlso
        topics={['external-ips', 'floating-ips', 'internet-gateways', 'address-lots', 'probes', 'silos']}
      />
    </>
  )
}

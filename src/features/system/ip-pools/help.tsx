import { useHasFeature } from '#store/useRegionVersion'
import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'Where external addresses come from.'

export default function IpPoolsHelp() {
  const hasKinds = useHasFeature('ipv6Pools')
  const hasDefaults = useHasFeature('poolKinds')
  const hasAssignment = useHasFeature('poolAssignment')
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
          {hasKinds && (
            <li>
              A pool has addresses of one IP version and one type, unicast or multicast. Both are chosen when
              it is created, and fixed afterwards. Ranges of another kind are refused.
            </li>
          )}
          <li>
            One linked pool may be the default of a silo{hasDefaults && ', of each version and type'}: it is
            used wherever no pool is named. Without a default, people have to choose one each time.
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
          {hasAssignment && (
            <li>
              A pool is for silos, or for the services of the region, such as its API and its name servers. It
              can be assigned to the services while no silo is linked to it, and to silos while no service
              uses it and the services have another one.
            </li>
          )}
          {hasKinds && (
            <li>A multicast pool has source-specific groups (232.0.0.0/8, ff3x::/32) or others, not both.</li>
          )}
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

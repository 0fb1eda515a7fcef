import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'Ranges of private addresses.'

export default function SubnetsHelp() {
  return (
    <>
      <p>
        A subnet is a range of private addresses in a <To topic="vpcs">VPC</To>. Each{' '}
        <To topic="network-interfaces">network interface</To> is in one and has an address from it.
      </p>
      <Section title="How it behaves">
        <ul>
          <li>
            Its IPv4 block is private and has a width of 8 to 26, for example <code>172.30.4.0/24</code>. Its
            IPv6 block has a width of 64 and is part of the VPC’s prefix; without your own, one is chosen.
          </li>
          <li>The blocks do not overlap with those of other subnets of the VPC, and do not change later.</li>
          <li>The first five addresses and the last one of an IPv4 block are kept by the region.</li>
          <li>
            Each subnet has a route on the system <To topic="routers">router</To>, so subnets of a VPC reach
            each other. A custom router takes precedence.
          </li>
        </ul>
      </Section>
      <Section title="How to">
        <ul>
          <li>
            Create one: on the <b>Subnets</b> tab of a VPC, choose <b>Create subnet</b>.
          </li>
          <li>
            Route its traffic your own way: choose <b>Edit</b>, then a custom router.
          </li>
        </ul>
      </Section>
      <Section title="What blocks it">
        <p>A subnet can be deleted when no interface is in it.</p>
      </Section>
      <SeeAlso topics={['vpcs', 'routers', 'network-interfaces']} />
    </>
  )
}

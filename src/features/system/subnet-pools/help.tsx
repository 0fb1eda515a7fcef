import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'Where external subnets come from.'

export default function SubnetPoolsHelp() {
  return (
    <>
      <p>
        A subnet pool is a set of address blocks, its members, from which projects take{' '}
        <To topic="external-subnets">external subnets</To>: whole networks that are routed to an instance.
        Operators create pools and link them to <To topic="silos">silos</To>. Single external addresses come
        from <To topic="ip-pools">IP pools</To>.
      </p>
      <Section title="How it behaves">
        <ul>
          <li>A pool has one IP version, which is chosen when it is created.</li>
          <li>
            A pool can be used in a silo when it is linked to it. One pool may be linked to several silos. One
            linked pool of each IP version may be the default of a silo: it is used where no pool is named.
          </li>
          <li>
            Each member says how large the external subnets in it may be, by a min and a max prefix length: of
            a member that allows /24 to /28, a project takes networks of 16 to 256 addresses.
          </li>
          <li>
            Utilization counts addresses, not subnets. A pool may have addresses left, but no gap that is
            large enough for another subnet.
          </li>
        </ul>
      </Section>
      <Section title="For operators">
        <ul>
          <li>Members overlap neither with those of other pools nor with ranges of IP pools.</li>
          <li>A member cannot be changed: remove it and add another one.</li>
          <li>A member cannot be removed while an external subnet lies in it.</li>
          <li>A pool can be deleted when it has no members.</li>
          <li>A link to a silo can be removed when no external subnet there is from the pool.</li>
        </ul>
      </Section>
      <SeeAlso topics={['external-subnets', 'ip-pools', 'silos']} />
    </>
  )
}

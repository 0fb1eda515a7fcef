import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'How much quotas can add up to, and how much more fits.'

export default function CapacityHelp() {
  return (
    <>
      <p>
        Capacity estimates the limit for the quotas of all <To topic="silos">silos</To> together, and how many
        more instances of a shape fit. Operators see it.
      </p>
      <Section title="How it is estimated">
        <ul>
          <li>
            70 % of the hardware threads and of the memory of the sleds are planned for instances. The rest is
            for failures and the services of the region.
          </li>
          <li>
            Each sled counts as 32 TiB of raw storage, of which 0.909 is usable and 70 % of that planned.
          </li>
          <li>
            A sled has room for its planned part less what runs on it now. One that is not provisionable has
            none. Its storage is an even share of what is left in the region.
          </li>
          <li>A silo has room for its quotas less what it uses.</li>
        </ul>
      </Section>
      <Section title="Not included">
        <p>
          Affinity groups, and how the region places instances. A start can fail although an instance would
          fit by the estimate.
        </p>
      </Section>
      <SeeAlso topics={['utilization', 'silos', 'inventory']} />
    </>
  )
}

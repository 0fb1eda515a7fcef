import { Section, SeeAlso } from '#features/help/parts'

export const summary = 'From where the API may be reached, and pings.'

export default function AllowListHelp() {
  return (
    <>
      <p>
        The allow list says from which addresses the API and this console may be reached. It does not concern
        instances: their firewall does.
      </p>
      <Section title="How it behaves">
        <ul>
          <li>Either every address is allowed, or those of a list of up to 1,000 networks.</li>
          <li>
            A list that leaves out the address from which it is sent is refused, so that it cannot lock you
            out. A proxy may make that address another one than that of your computer.
          </li>
          <li>People elsewhere lose access at once. Check that their networks are in it.</li>
        </ul>
      </Section>
      <Section title="Pings">
        <p>Inbound ICMP says whether the region’s own services answer pings from outside.</p>
      </Section>
      <SeeAlso topics={['bgp', 'errors']} />
    </>
  )
}

import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'Where the region’s own addresses come from.'

export default function AddressLotsHelp() {
  return (
    <>
      <p>
        An address lot is a set of blocks of addresses that belong to the region itself. The ports and the
        loopbacks of its switches take their addresses from it, and so do the networks that it announces. The
        addresses of instances come from <To topic="ip-pools">IP pools</To> instead.
      </p>
      <Section title="How it behaves">
        <ul>
          <li>
            A lot is <b>infrastructure</b>, for the rack itself, or <b>pool</b>, for announced networks.
          </li>
          <li>A block is a first and a last address of one family. The blocks of a lot cannot be changed.</li>
          <li>An address is used once. Anycast loopbacks share one.</li>
        </ul>
      </Section>
      <Section title="Loopback addresses">
        <p>
          A loopback address belongs to a switch instead of one of its ports, so that it answers through any
          port that is up. Rack, switch, address and mask identify it together.
        </p>
      </Section>
      <Section title="What blocks it">
        <p>
          A lot can be deleted when no loopback address and no{' '}
          <To topic="switch-port-settings">switch port settings</To> use one of its addresses.
        </p>
      </Section>
      <SeeAlso topics={['ip-pools', 'bgp', 'bfd', 'inventory', 'errors']} />
    </>
  )
}

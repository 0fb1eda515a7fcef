import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'The configuration of the ports of the switches.'

export default function SwitchPortSettingsHelp() {
  return (
    <>
      <p>
        Switch port settings configure a port of a switch. A port has no link until settings are applied to
        it. The ports that lead out of the rack are its uplinks.
      </p>
      <Section title="Contents">
        <ul>
          <li>
            The <b>geometry</b>: one, two or four links on the lanes of the port.
          </li>
          <li>
            <b>Links</b>, each with its speed, error correction, autonegotiation, MTU, transmit equalization
            and its LLDP announcement.
          </li>
          <li>
            <b>Addresses</b>, each taken from an <To topic="address-lots">address lot</To> and in use nowhere
            else.
          </li>
          <li>
            <b>BGP peers</b>, the routers at the other end, each with a <To topic="bgp">BGP configuration</To>
            . The key of a session is sent and never shown again.
          </li>
          <li>
            <b>Routes</b> that BGP does not learn, and <b>interfaces</b> for VLANs, loopbacks and IPv6.
          </li>
        </ul>
      </Section>
      <Section title="How it behaves">
        <ul>
          <li>Settings do nothing until they are applied to a port. Applying them twice changes nothing.</li>
          <li>
            Other settings replace those of a port: its link goes down and comes up again, and its BGP
            sessions start again.
          </li>
          <li>Clearing a port ends its link and its sessions. The settings stay.</li>
        </ul>
      </Section>
      <Section title="How to">
        <ul>
          <li>
            See how the region is connected: <b>Switches</b>, then <b>Uplinks</b>, draws the path from each
            switch through ports and addresses to the BGP peers, with the state of their sessions.
          </li>
          <li>
            Apply or clear settings: in <b>Switches</b>, open the port and its menu. The confirmation lists
            the links and sessions that end and begin.
          </li>
          <li>
            Change settings: create others, apply them to the port, and delete the old ones. Settings cannot
            be edited.
          </li>
        </ul>
      </Section>
      <Section title="What blocks it">
        <p>Settings can be deleted when no port has them. Clear those ports first.</p>
      </Section>
      <SeeAlso topics={['address-lots', 'bgp', 'bfd', 'inventory']} />
    </>
  )
}

import { useHasFeature } from '#store/useRegionVersion'
import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'How the region and the networks around it exchange routes.'

export default function BgpHelp() {
  const isEditable = useHasFeature('bgpUpdate')
  return (
    <>
      <p>
        BGP is how the switches of the region and the routers around them exchange the networks that they
        reach. Without an established session, nothing from outside reaches the region.
      </p>
      <Section title="Its parts">
        <ul>
          <li>
            An <b>announce set</b> holds networks, each within a block of an{' '}
            <To topic="address-lots">address lot</To>. Everything but its name can be edited; a removed
            network is no longer announced.
          </li>
          <li>
            A <b>configuration</b> is an AS number with the announce set it uses. There is one for each AS
            number.
            {isEditable &&
              ' All but the number and the VRF can be changed, and the switches follow at once. The region does not say which announce set it uses, so that another one cannot be undone.'}
          </li>
          <li>
            A <b>peer</b> is a neighbour. Its session begins when{' '}
            <To topic="switch-port-settings">settings</To> that name it are applied to a switch port.
          </li>
        </ul>
      </Section>
      <Section title="How a session comes up">
        <p>
          Idle, connect, active, open sent, open confirm, session setup, established. A session that stays in
          active has a neighbour that does not answer.
        </p>
      </Section>
      <Section title="What blocks it">
        <ul>
          <li>A configuration can be deleted when no switch port settings use it.</li>
          <li>An announce set can be deleted when no configuration uses it.</li>
        </ul>
      </Section>
      <SeeAlso topics={['bfd', 'address-lots', 'allow-list']} />
    </>
  )
}

import { useHasFeature } from '#store/useRegionVersion'
import { Section, SeeAlso } from '#features/shared/help/helpParts'

export const summary = 'Which addresses may reach the API, and who may ping.'

export default function AllowListHelp() {
  const hasJumboFrames = useHasFeature('jumboSetting')
  return (
    <>
      <p>
        The allow list names the addresses that may reach the API and this console. It does not affect
        instances, which have firewall rules.
      </p>
      <Section title="How it behaves">
        <ul>
          <li>Either every address is allowed, or those of a list of up to 1,000 networks.</li>
          <li>
            A list that leaves out the address from which it is sent is refused, so that it cannot lock you
            out. Behind a proxy, that address differs from your computer’s.
          </li>
          <li>People elsewhere lose access at once. Check that their networks are in it.</li>
          <li>
            The form says before it saves what a list does. Undo in the activity puts the one before back.
          </li>
        </ul>
      </Section>
      <Section title="Pings">
        <p>Inbound ICMP says whether the region’s own services answer pings from outside.</p>
      </Section>
      {hasJumboFrames && (
        <Section title="Jumbo frames">
          <p>
            Where they are allowed, people can enable jumbo frames on their instances: packets to and from the
            outside with up to 8,500 bytes, in place of 1,500. An instance has them from its next start on. If
            they are no longer allowed, instances that have them keep them, and their other changes are
            refused until their own are disabled.
          </p>
        </Section>
      )}
      <SeeAlso topics={['bgp', 'errors']} />
    </>
  )
}

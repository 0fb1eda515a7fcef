import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'Test the network of a sled without an instance.'

export default function ProbesHelp() {
  return (
    <>
      <p>
        A probe has the network of an instance, and nothing else: an interface in the default subnet of a
        project, and an <To topic="external-ips">external address</To>, on a sled that you choose. It shows
        whether an instance on that sled would be reached.
      </p>
      <Section title="How to">
        <ul>
          <li>
            Test a sled: choose <b>Create probe</b>, the sled and a pool. Then ping the external address of
            the probe, from the outside or from an instance.
          </li>
          <li>
            Compare sleds: create one probe on each. If one of them does not answer, check the routes and the
            switch of that sled.
          </li>
          <li>
            Clean up: choose <b>Delete</b> in the row menu. The address goes back to its{' '}
            <To topic="ip-pools">pool</To>.
          </li>
        </ul>
      </Section>
      <Section title="Who may do it">
        <ul>
          <li>
            Probes are for operators. Listing them needs the role viewer on the fleet and on the project; the
            details of one need collaborator on the project; creating and deleting them needs admin on the
            fleet as well.
          </li>
          <li>A probe uses the addresses and pools of its project, like an instance.</li>
        </ul>
      </Section>
      <SeeAlso topics={['external-ips', 'inventory', 'ip-pools']} />
    </>
  )
}

import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'The tenants of a region.'

export default function SilosHelp() {
  return (
    <>
      <p>
        A silo is a tenant of the region: it has its own users and groups, its own projects, and its own
        quotas. Nothing in one silo is visible from another.
      </p>
      <Section title="What belongs to it">
        <ul>
          <li>
            <To topic="identity-providers">Identity providers</To>, or local users: who can sign in, and how.
          </li>
          <li>
            A policy: who has which <To topic="access">role</To> on all of its projects.
          </li>
          <li>
            <To topic="utilization">Quotas</To> of virtual CPUs, memory and storage.
          </li>
          <li>
            Links to <To topic="ip-pools">IP pools</To> and <To topic="subnet-pools">subnet pools</To>: where
            its addresses come from.
          </li>
          <li>Certificates: its console and its API have a host name of their own.</li>
        </ul>
      </Section>
      <Section title="How it behaves">
        <ul>
          <li>
            How people sign in is set when the silo is created: through SAML, or with local users. It does not
            change.
          </li>
          <li>
            Operators run the region. They create silos and set quotas, but their role does not let them see
            the projects in a silo.
          </li>
          <li>
            A silo can map its own roles to roles on the region: for example, its admins may be admins of the
            region.
          </li>
          <li>
            A silo that is not discoverable works, but is missing from lists and from the utilization of the
            region: open it by its address. Its identity providers are on its own page only.
          </li>
        </ul>
      </Section>
      <Section title="What blocks it">
        <p>A silo can be deleted when it has no projects left.</p>
      </Section>
      <SeeAlso topics={['certificates', 'identity-providers', 'access', 'utilization', 'ip-pools']} />
    </>
  )
}

import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'Who did what in the region, and with which result.'

export default function AuditLogHelp() {
  return (
    <>
      <p>
        The audit log records who did what in the region, when, from where, and with which result. Operators
        see it; members of a silo do not.
      </p>
      <Section title="What is in it">
        <ul>
          <li>
            The creation and deletion of <To topic="projects">projects</To>,{' '}
            <To topic="instances">instances</To> and <To topic="disks">disks</To>, each sign-in, and each
            confirmed <To topic="device-login">device login</To>. Refused calls are in it as well.
          </li>
          <li>An entry is written when its call is complete. Entries cannot be changed or deleted here.</li>
        </ul>
      </Section>
      <Section title="How to">
        <ul>
          <li>
            Choose the time first: the region searches by time alone. The console filters all entries of that
            time by person, operation, resource and result. To do so, it reads the whole log of that time; you
            can stop it.
          </li>
          <li>
            Share what you found: time range and filters are part of the address, and each entry has an
            address of its own.
          </li>
          <li>
            <b>Download CSV</b> reads the log of the chosen time to its end and saves every entry that matches
            the filters, not only those of the page.
          </li>
        </ul>
      </Section>
      <SeeAlso topics={['access', 'signing-in', 'access-tokens']} />
    </>
  )
}

import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'Why browsers trust a silo’s console, and until when.'

export default function CertificatesHelp() {
  return (
    <>
      <p>
        A TLS certificate proves to browsers and programs that they talk to the console and the API of your{' '}
        <To topic="silos">silo</To>, and not to someone else. Admins of the silo and of the fleet manage them.
      </p>
      <Section title="How it behaves">
        <ul>
          <li>
            It is valid for its names: host names such as <code>ops.sys.region.example</code>, or all names
            below a domain. The region serves the certificate that fits the name in the address.
          </li>
          <li>
            It expires. During the last 30 days, the list and its panel say how many days are left. After
            that, browsers warn and programs refuse to connect.
          </li>
          <li>Its private key is sent to the region once and is never shown again.</li>
        </ul>
      </Section>
      <Section title="How to">
        <ul>
          <li>
            Renew one: on <b>Silo administration</b>, <b>TLS certificates</b>, create a new one for the same
            names under another name, then delete the old one. A certificate cannot be changed.
          </li>
          <li>
            The chain is in PEM: the certificate of the silo first, then those that signed it. The key is in
            PEM as well, without a password.
          </li>
        </ul>
      </Section>
      <Section title="What blocks it">
        <p>
          The region refuses a chain that it cannot read, one that has expired, names that do not belong to
          the silo, and a key of another certificate.
        </p>
      </Section>
      <SeeAlso topics={['silos', 'signing-in', 'errors']} />
    </>
  )
}

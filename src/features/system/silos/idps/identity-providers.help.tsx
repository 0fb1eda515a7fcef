import { useHasFeature } from '#store/useRegionVersion'
import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'Who can sign in, and where groups come from.'

export default function IdentityProvidersHelp() {
  const hasScim = useHasFeature('scimTokens')
  return (
    <>
      <p>
        An identity provider is the service at which people of a <To topic="silos">silo</To> sign in, by SAML.
        It confirms a person’s identity and groups.
      </p>
      <Section title="How it behaves">
        <ul>
          <li>A user appears in the silo at the first sign-in, and so does each of the user’s groups.</li>
          <li>
            Groups come with each sign-in. A change at the provider applies from the next sign-in: sign out,
            then in again.
          </li>
          <li>
            A person without a role sees nothing, even when signed in. Most people get their{' '}
            <To topic="access">role</To> through a group.
          </li>
        </ul>
      </Section>
      {hasScim && (
        <Section title="With SCIM">
          <ul>
            <li>
              In a silo with SAML and SCIM, the provider itself creates, changes and deletes users and groups,
              with a SCIM token. Signing in creates nothing, and users cannot be changed by hand.
            </li>
            <li>
              Admins of the silo and of the fleet create the token on the page of the silo, under <b>SCIM</b>.
              It is shown once, and has no end: to replace it, create another one, and delete it once the
              provider has the new one.
            </li>
            <li>
              The group with the silo’s admin group name makes its members admins of the silo from the moment
              at which the provider creates it.
            </li>
            <li>
              A user whom the provider deactivates is signed out everywhere and cannot sign in again. The API
              does not say who that is: the user stays in lists, in groups and with roles. Where the page of a
              user has <b>Updated</b>, that is when the provider last changed the user.
            </li>
          </ul>
        </Section>
      )}
      <Section title="When you are in no group and have no role">
        <p>Then every page says “Action not authorized”. The usual reasons:</p>
        <ul>
          <li>
            The provider sends no groups, or sends them under another attribute than the one set for the
            provider in the silo (its group attribute name).
          </li>
          <li>The provider does not put you into a group.</li>
          <li>Your groups have no role on the silo or on any project yet.</li>
        </ul>
        <p>
          Ask an administrator of the silo to check the group attribute name, and to give a role to one of
          your groups or to you. If no administrator can sign in, the silo’s admin group name may differ from
          the name the provider sends: an operator has to check.
        </p>
      </Section>
      <Section title="For operators">
        <ul>
          <li>
            The provider needs the ACS URL of the silo, to which it sends people back; the silo needs the
            provider’s metadata, by its URL or as XML.
          </li>

          <li>A provider cannot be changed or deleted later.</li>
        </ul>
      </Section>
      <SeeAlso topics={['access', 'silos', 'signing-in', 'errors']} />
    </>
  )
}

import { useHasFeature } from '#store/useRegionVersion'
import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'Who is in a silo, and where each person is signed in.'

export default function UsersHelp() {
  const hasScim = useHasFeature('scimTokens')
  return (
    <>
      <p>
        A user is a person of a <To topic="silos">silo</To>; a group is a set of users.{' '}
        <To topic="access">Roles</To>, given to a user or to a group, decide what they may do.
      </p>
      <Section title="Where they come from">
        <ul>
          <li>
            In a silo with SAML sign-in, users and groups appear with the first sign-in, as the{' '}
            <To topic="identity-providers">identity provider</To> sends them. They cannot be created or
            deleted here.
          </li>
          {hasScim && (
            <li>
              In a silo with SAML and SCIM, the identity provider creates, changes and deletes them at any
              time. A deactivated user stays in the list, without a mark, and cannot sign in.
            </li>
          )}
          <li>
            In a silo whose identity mode is local only, operators create the users, set their passwords and
            delete them: on the page of the silo, under Users.
          </li>
        </ul>
      </Section>
      <Section title="Sessions and access tokens">
        <ul>
          <li>
            A session is a browser in which the user is signed in. It ends after eight hours without use, and
            after a day in any case.
          </li>
          <li>
            An <To topic="access-tokens">access token</To> lets a program act as the user. It lives as long as
            the silo allows: see <b>Token lifetime</b> in silo administration.
          </li>
          <li>
            The user and admins of the silo see both. <b>Sign out everywhere</b> deletes all of them at once:
            for a lost computer, or a person who leaves.
          </li>
          <li>
            Signing out does not lock a user out. In a local silo, delete the user or set a password that the
            user does not know; otherwise, remove the person at the identity provider.
          </li>
        </ul>
      </Section>
      <SeeAlso topics={['access', 'access-tokens', 'identity-providers', 'signing-in']} />
    </>
  )
}

import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'Sessions, and what to do when signing in fails.'

export default function SigningInHelp() {
  return (
    <>
      <p>
        People sign in to a <To topic="silos">silo</To>. Each silo has its own way: through an{' '}
        <To topic="identity-providers">identity provider</To>, or with a user name and a password of the silo.
      </p>
      <Section title="How it behaves">
        <ul>
          <li>
            A session ends after eight hours without use, and after a day in any case; then the console asks
            you to sign in again and returns to where you were.
          </li>
          <li>
            <b>Sign out</b> in the user menu ends the session here. At an identity provider you may still be
            signed in.
          </li>
          <li>
            Programs do not sign in here: they use access tokens, made by{' '}
            <To topic="device-login">device login</To>.
          </li>
        </ul>
      </Section>
      <Section title="What blocks it">
        <ul>
          <li>Wrong user name or password: the page says so. A silo administrator can set a new password.</li>
          <li>
            The region cannot be reached, or fails: the page says that, and that your name and password are
            not the reason. Try again.
          </li>
          <li>
            You are signed in but may see nothing: see <To topic="identity-providers">identity providers</To>.
          </li>
        </ul>
      </Section>
      <SeeAlso topics={['identity-providers', 'device-login', 'access', 'errors']} />
    </>
  )
}

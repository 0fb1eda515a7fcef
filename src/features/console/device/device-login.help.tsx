import { DEVICE_CODE_LENGTH } from '#model/limits'
import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'Sign in a program with a code.'

export default function DeviceLoginHelp() {
  return (
    <>
      <p>
        Device login signs in a program that cannot show a login page, such as a command line tool. The
        program shows a code of {DEVICE_CODE_LENGTH} letters; you type it here to allow the program to act as
        you.
      </p>
      <Section title="How to">
        <ol>
          <li>Start the login in the program. It shows a code and the address of this page.</li>
          <li>Sign in here, if you are not signed in. The page says as whom.</li>
          <li>
            Type or paste the code. Dashes may be left out: there are only letters in a code, and digits are
            dropped.
          </li>
          <li>Confirm. The page says that the device is logged in, and the program continues by itself.</li>
        </ol>
      </Section>
      <Section title="What blocks it">
        <ul>
          <li>
            <b>Code is invalid</b>: the code is mistyped, or older than five minutes. Start the login in the
            program again.
          </li>
          <li>
            The region cannot be reached, or fails: the page says that instead. Try the same code again.
          </li>
        </ul>
      </Section>
      <Section title="Be careful">
        <p>
          Type only a code that you asked for yourself, a moment ago. A code that someone sends you gives that
          person your access. To revoke it, delete the <To topic="access-tokens">access token</To>.
        </p>
      </Section>
      <SeeAlso topics={['access-tokens', 'signing-in']} />
    </>
  )
}

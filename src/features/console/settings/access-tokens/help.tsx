import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'Let a program call the API as you.'

export default function AccessTokensHelp() {
  return (
    <>
      <p>
        An access token lets a program call the region’s API as you: a command line tool, a script, or a
        build. It may do whatever your <To topic="access">roles</To> allow.
      </p>
      <Section title="How it behaves">
        <ul>
          <li>
            Tokens are made by <To topic="device-login">device login</To>: the program shows a code, and you
            approve it here.
          </li>
          <li>
            Only the program sees the token itself. Here you see its ID, when it was made, and when it
            expires.
          </li>
          <li>
            How long a token lasts is limited by the silo’s settings. An expired one is refused, but stays in
            the list.
          </li>
          <li>The program sends it as a bearer token in the header of each call.</li>
        </ul>
      </Section>
      <Section title="How to">
        <p>
          If other people may have seen a token, or a computer is lost: delete the token under <b>Settings</b>
          , <b>Access tokens</b>. It stops working at once. Then sign in again with the program.
        </p>
      </Section>
      <SeeAlso topics={['device-login', 'access', 'ssh-keys']} />
    </>
  )
}

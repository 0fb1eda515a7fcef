import { MAX_KEYS } from '#model/limits'
import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'Sign in to instances without a password.'

export default function SshKeysHelp() {
  return (
    <>
      <p>
        An SSH key lets you sign in to <To topic="instances">instances</To> without a password. You keep the
        private half; the region knows the public half only.
      </p>
      <Section title="How it behaves">
        <ul>
          <li>Keys are yours: other people of the silo neither see nor use them.</li>
          <li>
            Keys are put into an instance when it first boots, by the image’s own set-up. Adding a key later,
            or deleting one, changes nothing on instances that exist.
          </li>
          <li>An instance can be created with up to {MAX_KEYS} of your keys.</li>
        </ul>
      </Section>
      <Section title="How to">
        <ul>
          <li>
            Make one: in a terminal, run <code>ssh-keygen -t ed25519</code>. The public half is the file that
            ends with <code>.pub</code>.
          </li>
          <li>
            Add it: paste the whole line of that file, which begins with <code>ssh-</code> or{' '}
            <code>ecdsa-</code>. The form shows its type before you save, and refuses a private key. The form
            for a new instance has <b>Add SSH key</b> as well.
          </li>
          <li>
            Sign in: the instance’s <b>Connect</b> tab has the command. The user’s name depends on the image.
          </li>
        </ul>
      </Section>
      <Section title="When signing in fails">
        <p>
          Check that the instance was created with the key, that it has an{' '}
          <To topic="external-ips">external IP</To> that can be reached, and that a{' '}
          <To topic="firewall-rules">firewall rule</To> allows TCP on port 22. The{' '}
          <To topic="serial-console">serial console</To> works without all three.
        </p>
      </Section>
      <SeeAlso topics={['instances', 'serial-console', 'external-ips', 'access-tokens']} />
    </>
  )
}

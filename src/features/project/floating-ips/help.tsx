import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'Addresses that move between instances.'

export default function FloatingIpsHelp() {
  return (
    <>
      <p>
        A floating IP is an <To topic="external-ips">external address</To> that belongs to the project. It can
        be moved from one <To topic="instances">instance</To> to another, so the address that others use stays
        the same.
      </p>
      <Section title="How it behaves">
        <ul>
          <li>
            The address is set when the floating IP is created: the next free one of a{' '}
            <To topic="ip-pools">pool</To>, or one you choose from the pool.
          </li>
          <li>It is attached to one instance at a time, or to none. Deleting the instance sets it free.</li>
          <li>The project keeps it until it is deleted, attached or not.</li>
        </ul>
      </Section>
      <Section title="How to">
        <ul>
          <li>
            Create one: choose <b>Create floating IP</b>. The default pool of the silo is chosen already,
            where there is one.
          </li>
          <li>
            Attach or detach it: in its row’s menu, or on the instance’s <b>Networking</b> tab.
          </li>
          <li>Move it: detach it, then attach it to the other instance.</li>
        </ul>
      </Section>
      <Section title="What blocks it">
        <ul>
          <li>An attached floating IP cannot be deleted: detach it first.</li>
          <li>
            An address that is taken, or outside of the pool, is refused; so is every address of a full pool.
          </li>
          <li>
            An instance that has failed, or is changing its state, can neither attach nor detach an address.
          </li>
        </ul>
      </Section>
      <SeeAlso topics={['external-ips', 'external-subnets', 'ip-pools', 'instances', 'firewall-rules']} />
    </>
  )
}

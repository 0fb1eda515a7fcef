import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'Blocks of addresses that lead to an instance.'

export default function ExternalSubnetsHelp() {
  return (
    <>
      <p>
        An external subnet is a block of addresses of the project. Attached to an{' '}
        <To topic="instances">instance</To>, all of them lead there: for a router, for containers with
        addresses of their own, or for several services on one machine. A{' '}
        <To topic="floating-ips">floating IP</To> is a single address.
      </p>
      <Section title="How it behaves">
        <ul>
          <li>
            Its block is set when it is created: the lowest free one of a subnet pool with the prefix length
            you choose, or one you name. Operators make the pools, and link them to silos.
          </li>
          <li>
            It is attached to one instance at a time, or to none. Its packets arrive at the primary network
            interface.
          </li>
          <li>
            The region only routes the addresses. The operating system of the instance has to use them: give
            them to an interface, or route them on.
          </li>
          <li>Deleting the instance sets it free. The project keeps it until it is deleted.</li>
        </ul>
      </Section>
      <Section title="How to">
        <ul>
          <li>
            Create one: choose <b>Create external subnet</b>. The default pool of the silo is chosen already,
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
          <li>
            A pool says which prefix lengths it allows. Without a gap of the length you ask for, none is made:
            a longer prefix is a smaller block.
          </li>
          <li>An attached external subnet cannot be deleted: detach it first.</li>
          <li>
            An instance takes one while it is running or stopped, if its primary interface has an address of
            the same IP version. It has at most 32 of them.
          </li>
        </ul>
      </Section>
      <SeeAlso topics={['floating-ips', 'external-ips', 'network-interfaces', 'instances']} />
    </>
  )
}

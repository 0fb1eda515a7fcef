import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'The way out of a VPC, and the addresses used on it.'

export default function InternetGatewaysHelp() {
  return (
    <>
      <p>
        An internet gateway is the way out of a <To topic="vpcs">VPC</To>. What is attached to it decides
        which address instances use there.
      </p>
      <Section title="How it behaves">
        <ul>
          <li>
            Traffic goes through a gateway when a <To topic="routers">route</To> has it as its target.
          </li>
          <li>
            An instance leaves through it with one of its <To topic="external-ips">external addresses</To>:
            one that is attached to the gateway by itself, or that comes from an attached{' '}
            <To topic="ip-pools">IP pool</To>.
          </li>
          <li>
            The gateway <code>default</code> of each VPC has the silo’s default pool, so most VPCs need no
            other.
          </li>
        </ul>
      </Section>
      <Section title="How to">
        <ul>
          <li>
            Use another pool on the way out: create a gateway, attach the pool to it, and point a route of a
            custom router at the gateway.
          </li>
          <li>See what leads to it: its page lists the routes, with a link to the router of each.</li>
        </ul>
      </Section>
      <Section title="What blocks it">
        <p>
          A gateway with pools or addresses cannot be deleted as it is, nor can those be detached while an
          instance uses them through a route. <b>Delete with routes</b> and <b>Detach with routes</b> also
          remove the routes, which may cut instances off.
        </p>
      </Section>
      <SeeAlso topics={['routers', 'external-ips', 'ip-pools', 'vpcs']} />
    </>
  )
}

import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'Private networks, and what they are made of.'

export default function VpcsHelp() {
  return (
    <>
      <p>
        A VPC (virtual private cloud) is a network of your own within a project. Instances in one VPC do not
        see those in another, even where both use the same addresses.
      </p>
      <Section title="What is in it">
        <ul>
          <li>
            <To topic="subnets">Subnets</To>: ranges of private addresses. Interfaces are in subnets.
          </li>
          <li>
            <To topic="firewall-rules">Firewall rules</To>: which traffic is allowed.
          </li>
          <li>
            <To topic="routers">Routers and routes</To>: where traffic goes.
          </li>
          <li>
            <To topic="internet-gateways">Internet gateways</To>: the way out, and the addresses used on it.
          </li>
        </ul>
      </Section>
      <Section title="How it behaves">
        <ul>
          <li>
            A new VPC gets one of each, called <code>default</code> or <code>system</code>: instances in it
            can reach each other and the internet, and can be reached by SSH and ping.
          </li>
          <li>
            Its DNS name and its IPv6 prefix are set when it is created. The prefix is a unique local one with
            a width of 48; without your own, one is chosen at random.
          </li>
          <li>An instance has all of its interfaces in one VPC.</li>
        </ul>
      </Section>
      <Section title="How to">
        <ul>
          <li>
            See how its parts connect: the <b>Map</b> tab draws routers, subnets and interfaces, and lists
            them in a table. <b>Can A reach B?</b> above it lights up the way from one end to another.
          </li>
          <li>
            Change its name, DNS name or description: choose <b>Edit</b> in its menu.
          </li>
        </ul>
      </Section>
      <Section title="What blocks it">
        <p>
          A VPC can be deleted when it has no subnets left. Its routers, routes, gateways and rules go with
          it.
        </p>
      </Section>
      <SeeAlso topics={['subnets', 'firewall-rules', 'routers', 'internet-gateways', 'network-interfaces']} />
    </>
  )
}

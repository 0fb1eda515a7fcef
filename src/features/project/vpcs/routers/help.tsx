import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'Where traffic goes.'

export default function RoutersHelp() {
  return (
    <>
      <p>
        A router is a list of routes. A route says where traffic to a destination goes: to an address, to an
        instance, to an <To topic="internet-gateways">internet gateway</To>, or nowhere (<b>drop</b>).
      </p>
      <Section title="How it behaves">
        <ul>
          <li>
            Each <To topic="vpcs">VPC</To> has a system router, made with it. It has a route to every{' '}
            <To topic="subnets">subnet</To>, and default routes to the gateway <code>default</code>.
          </li>
          <li>
            You create custom routers. A subnet that uses one looks there first, and in the system router for
            everything without a route.
          </li>
          <li>The route with the narrowest destination decides.</li>
          <li>
            The page of a router lists its routes, and the subnets whose traffic looks for a route there.
          </li>
        </ul>
      </Section>
      <Section title="How to">
        <ul>
          <li>
            Send a subnet’s traffic through an instance: create a router, choose it on the subnet, add a route
            with the destination <code>0.0.0.0/0</code> and the instance as its target. Allow the instance to
            forward traffic of others: add that network to the transit IPs of its{' '}
            <To topic="network-interfaces">interface</To>.
          </li>
          <li>
            Keep a subnet off the internet: give its router a route with the target <b>drop</b>.
          </li>
        </ul>
      </Section>
      <Section title="What blocks it">
        <ul>
          <li>The system router cannot be deleted, and takes no routes of your own.</li>
          <li>Routes to subnets are kept by the region and follow the subnets; they cannot be changed.</li>
          <li>
            Deleting a custom router deletes its routes; subnets that used it use the system router alone.
          </li>
        </ul>
      </Section>
      <SeeAlso topics={['subnets', 'internet-gateways', 'vpcs']} />
    </>
  )
}

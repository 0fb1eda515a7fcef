import { MAX_PRIORITY, MAX_RULE_PARTS } from '#model/limits'
import { Section, SeeAlso, To } from '#features/shared/help/helpParts'

export const summary = 'Which traffic is allowed.'

export default function FirewallRulesHelp() {
  return (
    <>
      <p>
        A firewall rule allows or denies traffic in a <To topic="vpcs">VPC</To>. Traffic to an instance that
        no rule allows is blocked.
      </p>
      <Section title="How it behaves">
        <ul>
          <li>
            <b>Targets</b> say which instances the rule is for: those of a VPC, of a subnet, by name, or with
            an address. One match is enough.
          </li>
          <li>
            <b>Filters</b> narrow it: hosts are the other end of the traffic, then there are ports and
            protocols. One match of each kind that is given is needed; a kind without entries matches all.
          </li>
          <li>
            <b>Priority</b> goes from 0 to {MAX_PRIORITY}. Of the rules that match, the one with the lowest
            number decides; of equal ones, deny wins. A rule that always comes too late says in the list which
            one is before it.
          </li>
          <li>Replies to allowed traffic are allowed as well: no rule for the way back is needed.</li>
          <li>A disabled rule is kept and has no effect.</li>
        </ul>
      </Section>
      <Section title="How to">
        <ul>
          <li>
            Open a web server: add a rule with the action <b>Allow</b>, inbound, the server’s instance as its
            target, the protocol TCP, and the ports 80 and 443.
          </li>
          <li>
            Find out why something is not reached: choose <b>Can A reach B?</b> above the rules or on the map.
            The console computes the answer from the rules and routes, shows the way with the rule or route
            that decides, and offers the rule that is missing. The address has the question, to be shared.
          </li>
          <li>
            See what a rule does before it is saved: open <b>Which instances gain or lose what</b> in its
            form.
          </li>
          <li>
            Try a change: <b>Clone</b> a rule, change the copy, and disable the old one.
          </li>
        </ul>
      </Section>
      <Section title="What blocks it">
        <ul>
          <li>
            A rule has at most {MAX_RULE_PARTS} targets, and as many filters of each kind. Names are unique
            within the VPC.
          </li>
          <li>
            The rules of a VPC are stored as one list. When another person has changed the rule you are
            editing, the console says so and keeps what you typed.
          </li>
        </ul>
      </Section>
      <SeeAlso topics={['vpcs', 'subnets', 'network-interfaces', 'external-ips']} />
    </>
  )
}

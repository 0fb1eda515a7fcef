export default function FirewallRulesHelp() {
  return <p>Firewall rules.</p>
}

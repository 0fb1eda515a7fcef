export default function ExternalIpsHelp() {
  return <p>External IPs.</p>
}

export default function FloatingIpsHelp() {
  return <p>Floating IPs.</p>
}

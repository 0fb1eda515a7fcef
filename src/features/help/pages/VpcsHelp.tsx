export default function VpcsHelp() {
  return <p>VPCs.</p>
}

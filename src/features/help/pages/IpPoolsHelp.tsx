export default function IpPoolsHelp() {
  return <p>IP pools.</p>
}

export default function DeviceLoginHelp() {
  return <p>Device login.</p>
}

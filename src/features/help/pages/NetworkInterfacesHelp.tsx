export default function NetworkInterfacesHelp() {
  return <p>Network interfaces.</p>
}

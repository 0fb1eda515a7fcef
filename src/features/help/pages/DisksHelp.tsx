export default function DisksHelp() {
  return <p>Disks.</p>
}

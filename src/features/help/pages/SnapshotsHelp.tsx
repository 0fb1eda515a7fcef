export default function SnapshotsHelp() {
  return <p>Snapshots.</p>
}

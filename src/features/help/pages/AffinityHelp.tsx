export default function AffinityHelp() {
  return <p>Affinity groups.</p>
}

export default function MetricsHelp() {
  return <p>Metrics.</p>
}

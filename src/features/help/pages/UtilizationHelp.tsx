export default function UtilizationHelp() {
  return <p>Utilization and quotas.</p>
}

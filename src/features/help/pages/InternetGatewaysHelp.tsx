export default function InternetGatewaysHelp() {
  return <p>Internet gateways.</p>
}

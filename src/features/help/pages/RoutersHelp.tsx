export default function RoutersHelp() {
  return <p>Routers and routes.</p>
}

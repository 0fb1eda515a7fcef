export default function AccessHelp() {
  return <p>Access and roles.</p>
}

export default function OrreryHelp() {
  return <p>This console.</p>
}

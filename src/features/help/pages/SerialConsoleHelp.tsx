export default function SerialConsoleHelp() {
  return <p>Serial console.</p>
}

export default function SilosHelp() {
  return <p>Silos.</p>
}

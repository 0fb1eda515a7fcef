export default function KeyboardHelp() {
  return <p>Keyboard.</p>
}

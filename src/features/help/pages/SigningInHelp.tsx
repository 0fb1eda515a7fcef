export default function SigningInHelp() {
  return <p>Signing in.</p>
}

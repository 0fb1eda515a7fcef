export default function AccessTokensHelp() {
  return <p>Access tokens.</p>
}

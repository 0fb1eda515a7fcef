export default function IdentityProvidersHelp() {
  return <p>Identity providers.</p>
}

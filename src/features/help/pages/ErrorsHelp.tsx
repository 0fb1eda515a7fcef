export default function ErrorsHelp() {
  return <p>Errors.</p>
}

export default function ImagesHelp() {
  return <p>Images.</p>
}

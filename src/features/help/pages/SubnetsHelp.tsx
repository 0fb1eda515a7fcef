export default function SubnetsHelp() {
  return <p>Subnets.</p>
}

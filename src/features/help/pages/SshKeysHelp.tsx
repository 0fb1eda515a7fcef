export default function SshKeysHelp() {
  return <p>SSH keys.</p>
}

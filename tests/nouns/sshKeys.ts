import { goes, nameRequired, type NounCases } from '../support/nounCases'
import { sshKeys as publicKeys } from '../support/sshKeys'

export const cases: NounCases = {
  at: { sshKey: 'laptop' },
  missing: [['/settings/ssh-keys/nowhere/edit', 'SSH key nowhere']],
  filters: [{ path: '/settings/ssh-keys', table: 'SSH keys', typed: 'marit@bast', found: ['bastion'] }],
  forms: [
    {
      path: '/settings/ssh-keys-new',
      typed: { Name: 'once', 'Public key': publicKeys.ed25519 },
      wrong: [
        nameRequired,
        [{ 'Public key': '' }, 'publicKey', 'Public key is required'],
        [{ 'Public key': 'hello' }, 'publicKey', /Not a public key/],
      ],
      refused: [[{ Name: 'laptop' }, 'name', /SSH key name already exists/]],
      shows: ['/settings/ssh-keys', 'once'],
    },
  ],
  commands: [goes('/settings/ssh-keys', 'laptop', 'Delete', 'Instances that have it keep it')],
}

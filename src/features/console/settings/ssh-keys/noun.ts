import KeyRound from 'lucide-react/icons/key-round'
import { noun } from '#features/kit/noun/noun'

const list = '/settings/ssh-keys'

export const sshKeys = noun({
  kind: 'sshKey',
  one: 'SSH key',
  many: 'SSH keys',
  // Keys cannot be edited: the last path shows a key.
  paths: { list, create: `${list}-new`, page: `${list}/:sshKey/edit` },
  panels: { create: 'Add SSH key', page: 'View SSH key' },
  creates: { create: null },
  sidebar: { icon: KeyRound, goKey: 'k' },
  help: ['ssh-keys', 'instances'],
})

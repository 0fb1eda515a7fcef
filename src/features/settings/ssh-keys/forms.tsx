import { useNavigate } from 'react-router'
import { SshKeyPanel } from '#features/shared/sshKey/SshKeyPanel'
import { sshKeys } from './noun'

/** The panel that adds a key, over the list. */
export function AddSshKeyForm() {
  const go = useNavigate()
  const back = () => void go(sshKeys.to.list(), { preventScrollReset: true })
  return (
    <SshKeyPanel
      note="New instances can be created with the key. Existing instances do not get it."
      onAdded={back}
      onDismiss={back}
    />
  )
}
